// Rewrites older forms of headings, admonitions and MDX, as Docusaurus sites use them, to text that parses.

import { ignoreWord, withMdxComments } from '#kit/ignore-comments';
import type { MarkdownSettings } from '#model/settings';

const fence = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/;
const wrapped = /^(?:`{3,}|~{3,})[^\S\r\n]*mdx-code-block\s*$/;
/** Skips a brace that the author has escaped already. */
const headingId = /^(\s{0,3}#{1,6}\s.*?)(?<!\\)\{#([^{}]*)\}(\s*)$/;

export type Forms = Pick<MarkdownSettings['mdx1Compat'], 'admonitions' | 'comments' | 'headingIds'>;

/**
 * Rewrites, outside code, `## Title {#id}` to `## Title \{#id}` (a brace would open an MDX expression) and `:::tip Words` to
 * `:::tip[Words]`, and blanks the two fence lines of an `mdx-code-block`. Comments that ignore diagnostics become those of MDX, which
 * both parsers read. The number of lines stays the same, and what precedes a
 * rewritten part keeps its column.
 */
export function prepare(given: string, format: 'md' | 'mdx', { admonitions, comments, headingIds }: Forms): string {
  const text = format === 'mdx' && comments && given.includes(ignoreWord) ? withMdxComments(given) : given;
  if (!/\{#|:::|mdx-code-block/.test(text)) return text;
  const pieces = text.split(/(\r\n|\n|\r)/);
  const lastClosing = closingFinder(pieces);
  const unwrapped: string[] = [];
  let open: string | undefined;
  return pieces
    .map((line, index) => {
      if (index % 2 === 1) return line;
      const mark = fence.exec(line)?.[1];
      if (open !== undefined) {
        if (mark && closes(open, mark, line)) open = undefined;
        return line;
      }
      if (mark !== undefined) {
        const outer = unwrapped.at(-1);
        if (outer !== undefined && closes(outer, mark, line)) {
          unwrapped.pop();
          return blank(line, mark);
        }
        const words = line.slice(line.indexOf(mark));
        if (wrapped.test(words) && lastClosing(mark) > index) {
          unwrapped.push(mark);
          return blank(line, mark);
        }
        if (!(mark.startsWith('`') && words.slice(mark.length).includes('`'))) {
          open = mark;
          return line;
        }
      }
      const titled = admonitions ? labelTitle(line) : line;
      return format === 'mdx' && headingIds ? titled.replace(headingId, '$1\\{#$2}$3') : titled;
    })
    .join('');
}

function closes(opening: string, mark: string, line: string): boolean {
  return mark.startsWith(opening) && line.trimEnd().endsWith(mark);
}

/** Finds the last line that would close a fence, or -1. Scans the text once for each kind of fence. */
function closingFinder(pieces: readonly string[]): (opening: string) => number {
  const known = new Map<string, number>();
  return (opening) => {
    const isClosing = (line: string): boolean => {
      const mark = fence.exec(line)?.[1];
      return mark !== undefined && closes(opening, mark, line);
    };
    const last = known.get(opening) ?? pieces.findLastIndex(isClosing);
    known.set(opening, last);
    return last;
  };
}

/** Keeps what precedes the fence, which may open a quote or a list. */
function blank(line: string, mark: string): string {
  const start = line.indexOf(mark);
  return line.slice(0, start) + ' '.repeat(line.length - start);
}

const opening = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*)(:{3,})([A-Za-z][\w-]*)[^\S\r\n]+(\S.*)$/;

/**
 * Rewrites `:::tip Words {.class}` to `:::tip[Words]{.class}`, which Docusaurus accepts; returns any other line unchanged. What
 * precedes the words keeps its column.
 */
export function labelTitle(line: string): string {
  const [, lead = '', colons = '', name = '', rest = ''] = opening.exec(line.trimEnd()) ?? [];
  if (name === '') return line;
  // Only braces of this form are attributes; others are part of the title.
  const attributes = /(?:^|\s)(\{\s*(?:[.#]|[\w-]+\s*=)[^{}]*\})$/.exec(rest);
  const words = (attributes ? rest.slice(0, attributes.index) : rest).trim();
  const label = words === '' ? '' : /^\[[^[\]]*\]$/.test(words) ? words : `[${escapeUnpaired(words)}]`;
  return `${lead}${colons}${name}${label}${attributes?.[1] ?? ''}`;
}

/** Escapes unpaired brackets, which would end the label. */
function escapeUnpaired(words: string): string {
  const open: number[] = [];
  const unpaired = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '\\') at++;
    else if (words[at] === '[') open.push(at);
    else if (words[at] === ']' && open.pop() === undefined) unpaired.add(at);
  }
  for (const at of open) unpaired.add(at);
  return words
    .split('')
    .map((char, at) => (unpaired.has(at) ? `\\${char}` : char))
    .join('');
}
