// Finds `[words][label]`, `[label][]` and `[^label]` in text: with a definition the parser would have made links of them.
import type { Text } from 'mdast';
import type { Inside } from './collect.ts';

export interface UndefinedReference {
  readonly label: string;
  /** Of the label as offsets in the text of the page; that of a footnote begins with `^`. */
  readonly range: readonly [number, number];
}

const second = /(?<!\\)\]\[((?:[^[\]\\\n]|\\.)*)\]/g;
const footnote = /(?<!\\)\[(\^([\p{L}\p{N}][\p{L}\p{N}_.:-]*))\]/gu;

/** `known` are the identifiers that are defined. */
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
    const label = (written.trim() === '' ? words : written).trim();
    if (!isReference(words, written, known.size > 0) || known.has(label.toLowerCase().replace(/\s+/g, ' '))) continue;
    const start = written.trim() === '' ? open + 1 : close + 2;
    yield { label, range: [start, start + (written.trim() === '' ? words : written).length] };
  }
}

/** A set of characters such as `[^a-z]+` is no footnote. */
export function* undefinedFootnotes(text: string, { node }: Pick<Inside<Text>, 'node'>): Generator<UndefinedReference> {
  const from = node.position?.start.offset ?? 0;
  const source = text.slice(from, node.position?.end.offset);
  for (const match of source.matchAll(footnote)) {
    const [whole, mark = '', label = ''] = match;
    if (/^.-./u.test(label) || /[\w+*?{[(|]/.test(source[match.index + whole.length] ?? '')) continue;
    const start = from + match.index + 1;
    yield { label, range: [start, start + mark.length] };
  }
}

/** No words of a link are longer, so that a page of brackets alone is read in linear time. */
const longestWords = 1000;

/** The bracket that belongs to the one at `close`, not before `least`. */
function openingOf(text: string, close: number, least: number): number | undefined {
  let depth = 0;
  for (let at = close - 1; at >= Math.max(least, close - longestWords); at--) {
    if (text[at - 1] === '\\') continue;
    if (text[at] === ']') depth++;
    else if (text[at] === '[' && depth-- === 0) return at;
  }
  return undefined;
}

/** Indexes, citations and the notation of commands have such brackets as well: `[1][2]`, `[--flag][a|b]`, `[string][]`. */
function isReference(words: string, written: string, hasDefinitions: boolean): boolean {
  if (words.trim() === '' || /^[xX]$/.test(words)) return false;
  if ([words, written].some((part) => /^\s*-|[|<>]|\.\.\.|…/.test(part))) return false;
  if (written.trim() === '') return hasDefinitions;
  return !(/^\d+$/.test(words.trim()) && /^\d+$/.test(written.trim()));
}
