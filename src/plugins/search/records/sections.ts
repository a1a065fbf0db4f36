// Splits the HTML of a page into sections: each heading with an id, and the text up to the next one.
import { Parser } from 'htmlparser2';
import type { SearchSection } from 'slodocs/kit';

const unread = new Set(
  'button canvas datalist dialog head link meta nav noscript object script select source style svg template textarea track'.split(
    ' ',
  ),
);

/** Hidden labels, anchors, and what stands beside the content of a page. */
const furniture =
  /(?:^|\s)(?:visually-hidden|heading-anchor|data-footnote-backref|version-badge|skip-link|code-fold-label)(?:\s|$)/;

/** Elements between whose texts no space is needed. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** `title` is the heading of the first section, which has the text before all other headings. */
export function sectionsOf(html: string, title: string): readonly SearchSection[] {
  const sections = [{ id: '', heading: title, level: 1, text: '' }];
  let text: string[] = [];
  let heading: { readonly id: string; readonly level: number; words: string } | undefined;
  /** How many elements are open within the one that is not read. */
  let unreadDepth = 0;
  const finish = (): void => {
    const last = sections.at(-1);
    if (last) last.text = spaced(text.join(''));
    text = [];
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (unreadDepth > 0 || isUnread(name, attributes)) {
          if (!voids.has(name)) unreadDepth++;
          return;
        }
        const level = levelOf(name);
        if (level === undefined) {
          if (!inline.has(name)) text.push(' ');
          return;
        }
        heading = { id: attributes['id'] ?? '', level, words: '' };
      },
      ontext(piece) {
        if (unreadDepth > 0) return;
        if (heading) heading.words += piece;
        else text.push(piece);
      },
      onclosetag(name) {
        if (unreadDepth > 0) {
          if (!voids.has(name)) unreadDepth--;
          return;
        }
        if (!heading || levelOf(name) === undefined) {
          if (!inline.has(name)) text.push(' ');
          return;
        }
        const { id, level, words } = heading;
        heading = undefined;
        // The title of the page, or a heading that nothing can lead to.
        if (level === 1) return;
        if (id === '') {
          text.push(` ${words} `);
          return;
        }
        finish();
        sections.push({ id, heading: spaced(words), level, text: '' });
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  finish();
  return sections;
}

const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

function isUnread(name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (unread.has(name)) return true;
  if (attributes['aria-hidden'] === 'true' || attributes['hidden'] !== undefined) return true;
  return furniture.test(attributes['class'] ?? '');
}

function levelOf(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
