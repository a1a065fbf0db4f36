// Splits the meta string of a fence into words, and locates them in its opening line.
import type { Point } from './place.ts';

/** A word such as `noInline`, `title="a b"` or `tab={"span":2}`. */
export interface MetaWord {
  readonly name: string;
  /** The value without quotes; undefined for a word without `=`. */
  readonly value: string | undefined;
  /** As written. */
  readonly text: string;
  /** Where it begins in the meta string. */
  readonly at: number;
}

const words = /([^\s={}"']+)=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\})|(\S*))|\{[^}]*\}|\S+/g;
const wordsWithoutBraces = /([^\s={}"']+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\S+/g;

/** The words in order. Quotes and braces may contain whitespace. */
export function metaWords(meta: string): readonly MetaWord[] {
  const found: MetaWord[] = [];
  // Ignores braces after the last closing one: each would be searched to the end.
  const lastBrace = meta.lastIndexOf('}');
  for (let at = 0; ; ) {
    const pattern = at <= lastBrace ? words : wordsWithoutBraces;
    pattern.lastIndex = at;
    const match = pattern.exec(meta);
    if (!match) return found;
    const [text, name = text, ...values] = match;
    found.push({ name, value: values.find((value) => value !== undefined), text, at: match.index });
    at = match.index + text.length;
  }
}

/** Removes a word from the meta; null when nothing is left, as in the parser's nodes. */
export function metaWithout(meta: string, word: Pick<MetaWord, 'text'>): string | null {
  const rest = metaWords(meta).filter(({ text }) => text !== word.text);
  return rest.length === 0 ? null : rest.map(({ text }) => text).join(' ');
}

/** A node with the parser's position. */
interface Positioned {
  readonly position?: { readonly start: Point & { readonly offset?: number | undefined } } | undefined;
}

/**
 * The place of words in a fence's opening line, letter case ignored, for reports; the whole line when absent or not found. `part`
 * narrows it to a number or range in the words.
 */
export function inOpeningLine({ position }: Positioned, source: string, words?: string, part?: string) {
  const start = position?.start;
  if (start?.offset === undefined) return { position };
  const line = /^[^\r\n]*/.exec(source.slice(start.offset))?.[0] ?? '';
  const at = words === undefined ? -1 : find(line.toLowerCase(), words.toLowerCase());
  const [from, to] = at === -1 ? [0, line.length] : narrowed(at, words ?? '', part);
  const point = (by: number): Point => ({ line: start.line, column: start.column + by });
  return { position: { start: point(from), end: point(to) } };
}

/**
 * The place of words in a line of a fence's code, for reports; the opening line where they are not there, as in code from another
 * file.
 */
export function inCodeLine(node: Positioned, source: string, line: number, words: string) {
  const { start } = node.position ?? {};
  if (start?.offset === undefined || !/^(?:`{3}|~{3})/.test(source.slice(start.offset, start.offset + 3)))
    return inOpeningLine(node, source);
  const [, ...code] = source.slice(start.offset).split(/\r?\n/, line + 2);
  const at = code[line]?.indexOf(words) ?? -1;
  if (at === -1) return inOpeningLine(node, source);
  const point = (by: number): Point => ({ line: start.line + 1 + line, column: at + 1 + by });
  return { position: { start: point(0), end: point(words.length) } };
}

/** Matches whole numbers only: `9` is not found in `19`. */
function narrowed(at: number, words: string, part: string | undefined): readonly [number, number] {
  const inside = part ? words.search(new RegExp(`(?<![\\d-])${part.replace(/\W/g, '\\$&')}(?![\\d-])`)) : -1;
  return part === undefined || inside === -1 ? [at, at + words.length] : [at + inside, at + inside + part.length];
}

/** Prefers separate words to the same words in a title or a language. */
function find(line: string, words: string): number {
  const whole = ` ${line.replaceAll('\t', ' ')} `.indexOf(` ${words} `);
  return whole === -1 ? line.indexOf(words) : whole;
}

/** `file` is what the code is read from, as the fence names it. */
type FillVariables = (code: string, file: string) => string;

interface Node {
  readonly data?: object | undefined;
}

interface Data {
  readonly slodocsFill?: FillVariables;
}

/** Marks a fence whose code names variables. */
export function markFence(node: Node, slodocsFill: FillVariables): void {
  Object.assign(node, { data: { ...node.data, slodocsFill } });
}

/** The code as it is for a fence without the word `variables`. */
export function fillVariables({ data }: Node, code: string, file: string): string {
  return (data as Data | undefined)?.slodocsFill?.(code, file) ?? code;
}
