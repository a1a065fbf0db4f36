// Prints the code frame of a place: the lines around it, numbered and underlined.
import type { Place } from '#model/place';
import { showLine } from './source-line.ts';
import type { Sources } from './sources.ts';

type Paint = (text: string) => string;

export interface FrameStyle {
  /** Columns of the widest line number. */
  readonly gutter: number;
  /** Columns of a whole line of output. */
  readonly columns: number;
  readonly quiet: Paint;
  readonly mark: Paint;
}

/** True for a place that stands for its whole file. */
export function isWholeFile({ start, end }: Place): boolean {
  return start.line === 1 && start.column === 1 && end.line === 1 && end.column === 1;
}

/** The line that names the place. */
export function arrow(path: string, place: Place, style: FrameStyle): string {
  const point = isWholeFile(place) ? '' : `:${place.start.line}:${place.start.column}`;
  return `${' '.repeat(style.gutter)}${style.quiet('-->')} ${path}${point}`;
}

/** Prints a bar without a source line. */
export function bar(style: FrameStyle): string {
  return `${' '.repeat(style.gutter)} ${style.quiet('|')}`;
}

/** Prints the first and last line of a place, underlined. No lines if the text is unknown or ends before the place. */
export function frame(sources: Sources, place: Place, style: FrameStyle): readonly string[] {
  if (isWholeFile(place)) return [];
  const { start } = place;
  const first = sources.line(place.file, start.line);
  if (first === undefined) return [];
  const end = endOf(sources, place);
  if (end.line === start.line) return [bar(style), ...underlined(first, start.line, start.column - 1, end.column - 1, style)];
  const last = sources.line(place.file, end.line) ?? '';
  return [
    bar(style),
    ...underlined(first, start.line, start.column - 1, first.length, style),
    ...(end.line > start.line + 1 ? [style.quiet('...')] : []),
    ...underlined(last, end.line, last.length - last.trimStart().length, end.column - 1, style),
  ];
}

/** The last existing line of a place; a range that ends before the first column of a line ends on the line above. */
function endOf(sources: Sources, { file, start, end }: Place): { readonly line: number; readonly column: number } {
  const lineEnd = (line: number) => ({ line, column: (sources.line(file, line) ?? '').length + 1 });
  if (end.line <= start.line) return { line: start.line, column: Math.max(start.column, end.column) };
  if (end.line > sources.count(file)) return lineEnd(sources.count(file));
  return end.column === 1 ? lineEnd(end.line - 1) : end;
}

function underlined(line: string, number: number, from: number, to: number, style: FrameStyle): readonly string[] {
  const shown = showLine(line, from, to, roomOf(style));
  return [
    numbered(shown.text, number, style),
    `${bar(style)} ${' '.repeat(shown.indent)}${style.mark('^'.repeat(shown.length))}`,
  ];
}

function numbered(text: string, number: number, style: FrameStyle): string {
  const label = style.quiet(`${String(number).padStart(style.gutter)} |`);
  return text === '' ? label : `${label} ${text}`;
}

/** Columns left for source beside the gutter. */
export function roomOf(style: FrameStyle): number {
  return Math.max(20, style.columns - style.gutter - 3);
}
