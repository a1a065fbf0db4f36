// Splits the tree of a page into sections: each heading with an id, and the text up to the next one.
import type { Nodes, Root } from 'hast';
import { attributesOf, isContent, type SearchSection } from 'slodocs/kit';

/** Elements between whose texts no space is needed. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** The first section has the text before all headings, and no heading of its own. */
export function sectionsOf(tree: Root): readonly SearchSection[] {
  const sections = [{ id: '', heading: '', level: 1, text: '' }];
  let text: string[] = [];
  const finish = (): void => {
    const last = sections.at(-1);
    if (last) last.text = spaced(text.join(''));
    text = [];
  };
  const readAll = (nodes: readonly Nodes[], add: (piece: string) => void): void => {
    for (const node of nodes) {
      if (node.type === 'text') add(node.value);
      if (node.type !== 'element') continue;
      const { tagName, children } = node;
      // The words of a picture are no sentences.
      if (tagName === 'svg' || !isContent(node)) continue;
      const level = levelOf(tagName);
      if (level !== undefined) readHeading(children, level, attributesOf(node)['id'] ?? '');
      else {
        const around = inline.has(tagName) ? '' : ' ';
        add(around);
        readAll(children, add);
        add(around);
      }
    }
  };
  const readHeading = (nodes: readonly Nodes[], level: number, id: string): void => {
    const words: string[] = [];
    readAll(nodes, (piece) => words.push(piece));
    // The title of the page.
    if (level === 1) return;
    // Nothing can lead there.
    if (id === '') {
      text.push(' ', ...words, ' ');
      return;
    }
    finish();
    sections.push({ id, heading: spaced(words.join('')), level, text: '' });
  };
  readAll(tree.children, (piece) => text.push(piece));
  finish();
  return sections;
}

function levelOf(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
