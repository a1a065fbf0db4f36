// Splits the tree of a page into sections: each heading with an id, and the text up to the next one.
import type { Nodes, Root } from 'hast';
import { attributesOf, isContent, type SearchSection, variantQuery } from 'slodocs/kit';
import { anchorOf } from '../engine/section-address.ts';

/** Elements between whose texts no space is needed. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** The first section has the text before all headings, and no heading of its own. */
export function sectionsOf(tree: Root): readonly SearchSection[] {
  let current: Begun = { id: '', title: '', heading: '', level: 1, text: '', variant: { query: '', label: '' } };
  const sections = [current];
  let text: string[] = [];
  const finish = (): void => {
    current.text = spaced([current.text, ...text].join(''));
    text = [];
  };
  const begin = (id: string, title: string, level: number, variant = current.variant): void => {
    finish();
    const { query, label } = variant;
    const heading = title === '' || label === '' ? title + label : `${title} (${label})`;
    current = { id, title, heading, level, text: '', variant };
    if (query !== '') current.id = id === '' ? query : `${query}#${id}`;
    sections.push(current);
  };
  /** What only some see is a section of its own, whose address shows it. */
  const readVariant = (query: string, nodes: readonly Nodes[]): void => {
    const outer = current;
    const labels = nodes.filter(isVariantLabel).map((label) => spaced(textOf(label)));
    const label = [outer.variant.label, ...labels].filter(Boolean).join(', ');
    // Of two values of one axis, browsers take the first.
    const joined = outer.variant.query === '' ? query : `${query}&${outer.variant.query.slice(1)}`;
    begin(anchorOf(outer.id), outer.title, outer.level, { query: joined, label });
    const own = current;
    readAll(
      nodes.filter((node) => !isVariantLabel(node)),
      (piece) => text.push(piece),
    );
    finish();
    // One that begins with a heading has no text of its own.
    if (own.text === '') sections.splice(sections.indexOf(own), 1);
    current = outer;
    text.push(' ');
  };
  const readAll = (nodes: readonly Nodes[], add: (piece: string) => void): void => {
    for (const node of nodes) {
      if (node.type === 'text') add(node.value);
      if (node.type !== 'element') continue;
      const { tagName, children } = node;
      // The words of a picture are no sentences.
      if (tagName === 'svg' || !isContent(node)) continue;
      const query = inline.has(tagName) ? '' : variantQuery(attributesOf(node));
      if (query !== '') {
        readVariant(query, children);
        continue;
      }
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
    begin(id, spaced(words.join('')), level);
  };
  readAll(tree.children, (piece) => text.push(piece));
  finish();
  return sections.map(({ id, heading, level, text }) => ({ id, heading, level, text }));
}

interface Begun {
  id: string;
  /** The heading without a label. */
  readonly title: string;
  readonly heading: string;
  readonly level: number;
  text: string;
  readonly variant: { readonly query: string; readonly label: string };
}

function isVariantLabel(node: Nodes): boolean {
  return node.type === 'element' && attributesOf(node)['class'] === 'variant-label';
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function levelOf(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
