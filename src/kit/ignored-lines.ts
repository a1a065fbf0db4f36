// Tells which lines stand below a comment and belong together, and which are code.

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Line extends Range {
  readonly text: string;
}

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const match of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ start, end: match.index, text: text.slice(start, match.index) });
    start = match.index + match[0].length;
  }
  lines.push({ start, end: text.length, text: text.slice(start) });
  return lines;
}

/** The line of an offset, from 0. */
export function lineAt(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] as Line).start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const fence = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

/** Tells what is inside of fences, or behind an odd number of backticks. `first` is the first line of content. */
export function codeFinder(lines: readonly Line[], first: number): (offset: number) => boolean {
  const fenced = new Set<number>();
  for (let n = first; n < lines.length; n++) {
    const end = fenceEnd(lines, n);
    for (; end !== undefined && n < end; n++) fenced.add(n);
    if (end !== undefined) fenced.add(end);
  }
  // Offsets come in order, so that what was counted of a line is not counted again.
  let counted = { line: -1, upTo: 0, runs: 0 };
  return (offset) => {
    const n = lineAt(lines, offset);
    if (fenced.has(n)) return true;
    const { text, start } = lines[n] as Line;
    const last = counted.line === n && counted.upTo <= offset - start ? counted : { line: n, upTo: 0, runs: 0 };
    const more = text.slice(last.upTo, offset - start).match(/`+/g) ?? [];
    counted = { line: n, upTo: offset - start, runs: last.runs + more.length };
    return counted.runs % 2 === 1;
  };
}

/** The last line of the fence that a line opens; undefined where it opens none. */
export function fenceEnd(lines: readonly Line[], first: number): number | undefined {
  const { text = '' } = lines[first] ?? {};
  const [whole = '', mark = ''] = fence.exec(text) ?? [];
  if (mark === '' || (mark.startsWith('`') && text.includes('`', whole.length))) return undefined;
  for (let n = first + 1; n < lines.length; n++) {
    const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec((lines[n] as Line).text)?.[1];
    if (closing?.startsWith(mark)) return n;
  }
  return lines.length - 1;
}

/** Marks of quotes and lists, which are no content of their line. */
export const marks = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/;
const blank = /^[\s>]*$/;

export interface Above {
  /** The last line of the comment. */
  readonly last: number;
  /** Where the comment begins in its line. */
  readonly column: number;
  readonly isContent: boolean;
  /** Last lines of comments on lines of their own, by their first. */
  readonly alone: ReadonlyMap<number, number>;
  /** What those below hold for. */
  readonly held: ReadonlyMap<number, readonly [number, number]>;
}

/**
 * The first line below a comment that is neither blank nor another comment, with those that belong to it. In content: up to the
 * next blank line, a line further left, or the end of a fence. Elsewhere: those that are indented more.
 */
export function blockBelow(lines: readonly Line[], { last, column, isContent, alone, held }: Above): readonly [number, number] {
  let first = last + 1;
  while (first < lines.length && blank.test((lines[first] as Line).text)) first++;
  if (first >= lines.length) return [last, last];
  const stacked = held.get(first);
  if (stacked) return stacked;
  if (isContent) {
    const fenced = fenceEnd(lines, first);
    if (fenced !== undefined) return [first, fenced];
  }
  const least = isContent ? column : indentOf(lines[first] as Line) + 1;
  let end = first;
  for (let n = first + 1; n < lines.length && !alone.has(n); n++) {
    const line = lines[n] as Line;
    const isBlank = isContent ? blank.test(line.text) : line.text.trim() === '';
    if (isBlank && isContent) break;
    if (isBlank) continue;
    if (indentOf(line) < least) break;
    end = n;
  }
  return [first, end];
}

/** Marks of quotes count, as they stand before the comment as well. */
function indentOf({ text }: Line): number {
  return (/^[\s>]*/.exec(text)?.[0] ?? '').length;
}
