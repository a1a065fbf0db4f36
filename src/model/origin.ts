// Maps places in the text that a source is parsed from to the file that the source was made from.
import type { Place, Point } from './place.ts';

/** The file that a plugin made a source from, and where parts of the source's text stand in it. */
export interface Origin {
  /** Relative to the root. */
  readonly file: string;
  /** In the order of the text, the first at its start. Each holds up to the next. */
  readonly segments: readonly Segment[];
}

/** A part of the text, which stands in the origin sign by sign from `start` on; with an `end`, all of it stands for that range. */
export interface Segment {
  /** In the text. */
  readonly from: Point;
  /** In the origin, as is `end`. */
  readonly start: Point;
  readonly end?: Point;
}

/** The range of the text as a range of the origin. */
export function placeInOrigin({ file, segments }: Origin, { start, end }: Pick<Place, 'start' | 'end'>): Place {
  const first = segmentAt(segments, start);
  const isEmpty = start.line === end.line && start.column === end.column;
  // What ends where a segment begins belongs to the one before.
  const last = isEmpty ? first : segmentAt(segments, { line: end.line, column: end.column - 1 });
  return { file, start: first.end ? first.start : shifted(first, start), end: last.end ?? shifted(last, end) };
}

/** The place of a whole source, for faults that have no other. */
export function wholeOrigin({ file, segments: [first] }: Origin): Place {
  const start = first?.start ?? { line: 1, column: 1 };
  return { file, start, end: first?.end ?? start };
}

function segmentAt(segments: readonly Segment[], point: Point): Segment {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const { line, column } = (segments[middle] as Segment).from;
    if (line < point.line || (line === point.line && column <= point.column)) low = middle;
    else high = middle - 1;
  }
  return segments[low] as Segment;
}

function shifted({ from, start }: Segment, { line, column }: Point): Point {
  if (line === from.line) return { line: start.line, column: start.column + column - from.column };
  return { line: start.line + line - from.line, column };
}
