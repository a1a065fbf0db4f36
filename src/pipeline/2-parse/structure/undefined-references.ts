// Finds references such as `[words][label]` and `[^label]` in text that would be links if they were defined.
import type { Text } from 'mdast';
import type { Inside } from './collect.ts';

export interface UndefinedReference {
  readonly label: string;
  /** As it stands in the page's text; a footnote's label begins with `^`. */
  readonly written: string;
  /** The offsets of what is written. */
  readonly range: readonly [number, number];
}

const second = /(?<!\\)\]\[((?:[^[\]\\\n]|\\.)*)\]/g;
const footnote = /(?<!\\)\[(\^([\p{L}\p{N}][\p{L}\p{N}_.:-]*))\]/gu;

/** `known` are the defined identifiers. */
export function* undefinedReferences(
  text: string,
  { node, parent }: Inside<Text>,
  known: ReadonlySet<string>,
): Generator<UndefinedReference> {
  const from = node.position?.start.offset ?? 0;
  const source = text.slice(from, node.position?.end.offset);
  for (const match of source.matchAll(second)) {
    const close = from + match.index;
    const end = close + match[0].length;
    const open = openingOf(text, close, parent.position?.start.offset ?? from);
    if (open === undefined || /[\w\])}`$]/.test(text[open - 1] ?? '') || /[[(]/.test(text[end] ?? '')) continue;
    const words = text.slice(open + 1, close);
    const written = match[1] ?? '';
    const named = written.trim() === '' ? words : written;
    const label = named.trim();
    if (!isReference(words, written, known.size > 0) || known.has(label.toLowerCase().replace(/\s+/g, ' '))) continue;
    const start = written.trim() === '' ? open + 1 : close + 2;
    yield { label, written: named, range: [start, start + named.length] };
  }
}

/** Skips character classes such as `[^a-z]+`. */
export function* undefinedFootnotes(text: string, { node }: Pick<Inside<Text>, 'node'>): Generator<UndefinedReference> {
  const from = node.position?.start.offset ?? 0;
  const source = text.slice(from, node.position?.end.offset);
  for (const match of source.matchAll(footnote)) {
    const [whole, mark = '', label = ''] = match;
    if (/^.-./u.test(label) || /[\w+*?{[(|]/.test(source[match.index + whole.length] ?? '')) continue;
    const start = from + match.index + 1;
    yield { label, written: mark, range: [start, start + mark.length] };
  }
}

/** The maximum length of a link's text, so that a page of brackets alone takes linear time. */
const longestWords = 1000;

/** The opening bracket that matches the one at `close`, not before `least`. */
function openingOf(text: string, close: number, least: number): number | undefined {
  let depth = 0;
  for (let at = close - 1; at >= Math.max(least, close - longestWords); at--) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === ']') depth++;
    else if (text[at] === '[' && depth-- === 0) return at;
  }
  return undefined;
}

/** Excludes indexes, citations and command notation: `[1][2]`, `[--flag][a|b]`, `[string][]`. */
function isReference(words: string, written: string, hasDefinitions: boolean): boolean {
  if (words.trim() === '' || /^[xX]$/.test(words)) return false;
  if ([words, written].some((part) => /^\s*-|[|<>]|\.\.\.|…/.test(part))) return false;
  if (written.trim() === '') return hasDefinitions;
  return !(/^\d+$/.test(words.trim()) && /^\d+$/.test(written.trim()));
}
