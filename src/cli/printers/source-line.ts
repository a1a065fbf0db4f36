// Truncates a source line to the terminal's width, and finds the columns of a range in it.

import { eastAsianWidth } from 'get-east-asian-width';
import { visible } from './visible.ts';

/** A shown line: `indent` columns before the range, `length` columns of it, never less than one. */
interface ShownLine {
  readonly text: string;
  readonly indent: number;
  readonly length: number;
}

/** A grapheme cluster, its offset in the line, and how it is shown. */
interface Cell {
  readonly text: string;
  readonly width: number;
  readonly start: number;
  readonly end: number;
}

const tabWidth = 4;
/** The UTF-16 units considered on each side of a range: more than any terminal shows, so that minified files stay cheap. */
const reach = 2000;

/** Shows at most `room` columns of a line around the UTF-16 units `from` to `to`; what is cut off leaves a `…`. */
export function showLine(line: string, from: number, to: number, room: number): ShownLine {
  const start = Math.min(from, line.length);
  const low = Math.max(0, start - reach);
  const high = Math.min(line.length, Math.max(start, Math.min(to, start + reach)) + reach);
  const cells = cellsOf(line.slice(low, high), low);
  const found = cells.findIndex((cell) => cell.end > start);
  const first = found === -1 ? cells.length : found;
  let last = first;
  while (last < cells.length && (cells[last]?.start ?? to) < to) last++;

  const fits = low === 0 && high === line.length && widthOf(cells) <= room;
  const [left, right] = fits ? [0, cells.length] : fill(cells, first, last, room - 2);
  const cutBefore = left > 0 || low > 0;
  const cutAfter = right < cells.length || high < line.length;
  const text = cells.slice(left, right).map((cell) => cell.text);
  const marked = widthOf(cells.slice(first, Math.min(last, right))) + (last > right ? 1 : 0);
  return {
    text: `${cutBefore ? '…' : ''}${text.join('')}${cutAfter ? '…' : ''}`.trimEnd(),
    indent: (cutBefore ? 1 : 0) + widthOf(cells.slice(left, first)),
    length: Math.max(1, marked),
  };
}

/** Takes the range from its start, then clusters on both sides in turn, as far as there is room. */
function fill(cells: readonly Cell[], first: number, last: number, room: number): readonly [number, number] {
  let left = first;
  let right = first;
  // A range at the end of the line is marked one column past it.
  let free = first === cells.length ? room - 1 : room;
  const take = (index: number): boolean => {
    const width = cells[index]?.width ?? Number.POSITIVE_INFINITY;
    if (width > free) return false;
    free -= width;
    return true;
  };
  while (right < last && take(right)) right++;
  for (let grown = true; grown; ) {
    grown = false;
    if (take(left - 1)) {
      left--;
      grown = true;
    }
    if (right >= last && take(right)) {
      right++;
      grown = true;
    }
  }
  return [left, right];
}

function cellsOf(line: string, offset: number): readonly Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const { segment, index } of clustersOf(line)) {
    const { text, width } = shown(segment, column);
    cells.push({ text, width, start: offset + index, end: offset + index + segment.length });
    column += width;
  }
  return cells;
}

/** Skips the segmenter for plain ASCII, since it is slow to start. */
function clustersOf(line: string): Iterable<{ readonly segment: string; readonly index: number }> {
  if (/^[\t -~]*$/.test(line)) return Array.from(line, (segment, index) => ({ segment, index }));
  return new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line);
}

function shown(segment: string, column: number): { readonly text: string; readonly width: number } {
  if (segment === '\t') {
    const width = tabWidth - (column % tabWidth);
    return { text: ' '.repeat(width), width };
  }
  const text = visible(segment);
  if (text !== segment) return { text, width: text.length };
  const width = clusterWidth(segment);
  // A combining mark without a base character needs one to be shown on.
  return width === 0 ? { text: `\u25CC${segment}`, width: 1 } : { text, width };
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((width, cell) => width + cell.width, 0);
}

/** An emoji is one picture, however many code points it has. */
const emoji =
  /^(?:\p{Regional_Indicator}{2}|\p{Emoji_Presentation}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}\p{EMod}?(?:\uFE0F|\u200D))/u;
const withoutWidth = /^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11FF\uD7B0-\uD7FF]$/u;

/** The columns of one grapheme cluster. */
export function clusterWidth(cluster: string): number {
  if (/^[ -~]$/.test(cluster)) return 1;
  if (emoji.test(cluster)) return 2;
  let width = 0;
  for (const character of cluster) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (withoutWidth.test(character)) return 0;
  return eastAsianWidth(character.codePointAt(0) ?? 0);
}
