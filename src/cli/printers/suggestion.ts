// Prints a fix as the lines that it removes and adds.
import type { Fix } from '#model/diagnostic';
import { bar, type FrameStyle, roomOf } from './frame.ts';
import { showLine } from './source-line.ts';
import type { Sources } from './sources.ts';

/** A line before or after the fix, with the UTF-16 units of it that matter. */
interface Line {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface Paints {
  readonly removed: (text: string) => string;
  readonly added: (text: string) => string;
}

/** More lines than this on either side are left out. */
const most = 4;

/** No lines where the text is not known or the fix changes nothing that can be shown. */
export function suggestion(sources: Sources, { place, text }: Fix, style: FrameStyle, paints: Paints): readonly string[] {
  const first = sources.line(place.file, place.start.line);
  if (first === undefined) return [];
  const old = linesOf(sources, place.file, place.start.line, place.end.line);
  const head = first.slice(0, place.start.column - 1);
  const tail = (old.at(-1) ?? '').slice(place.end.column - 1);
  const changed = `${head}${text}${tail}`.split(/\r\n|\n|\r/);
  const same = sharedStart(old, changed);
  const [removed, added] = withoutSharedEnd(old.slice(same), changed.slice(same));
  if (removed.length === 0 && added.length === 0) return [];
  const mark = (line: string, length: number): Line => ({
    text: line,
    from: same === 0 ? head.length : 0,
    to: length - tail.length,
  });
  const print = (lines: readonly string[], sign: string, paint: (text: string) => string): readonly string[] => [
    ...lines
      .slice(0, most)
      .map((line, index) => row(mark(line, line.length), place.start.line + same + index, sign, style, paint)),
    ...(lines.length > most ? [style.quiet('...')] : []),
  ];
  return [bar(style), ...print(removed, '-', paints.removed), ...print(added, '+', paints.added)];
}

function row({ text, from, to }: Line, number: number, sign: string, style: FrameStyle, paint: (text: string) => string): string {
  const shown = showLine(text, Math.min(from, text.length), Math.max(from, to), roomOf(style)).text;
  return `${style.quiet(String(number).padStart(style.gutter))} ${paint(shown === '' ? sign : `${sign} ${shown}`)}`;
}

function linesOf(sources: Sources, file: string, from: number, to: number): readonly string[] {
  const lines: string[] = [];
  for (let number = from; number <= to; number++) {
    const line = sources.line(file, number);
    if (line === undefined) break;
    lines.push(line);
  }
  return lines;
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count++;
  return count;
}

function withoutSharedEnd(a: readonly string[], b: readonly string[]): readonly [readonly string[], readonly string[]] {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[a.length - 1 - count] === b[b.length - 1 - count]) count++;
  return [a.slice(0, a.length - count), b.slice(0, b.length - count)];
}
