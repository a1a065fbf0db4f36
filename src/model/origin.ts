// Maps places in a virtual source's text to the file that the source was made from.
import type { Place, Point } from './place.ts';

/** The file that a plugin made a source from, with the parts of the source's text that come from it. */
export interface Origin {
  /** Relative to the root. */
  readonly file: string;
  /** In text order, the first at the start. Each extends to the next. */
  readonly segments: readonly Segment[];
}

/**
 * A part of the text that matches the origin character by character from `start` on; with an `end`, all of it maps to that range.
 */
export interface Segment {
  /** The start in the text. */
  readonly from: Point;
  /** The start in the origin, as is `end`. */
  readonly start: Point;
  readonly end?: Point;
  /** Where it is another file than the origin. */
  readonly file?: string;
}

/** The range of the text as a range of the origin. */
export function placeInOrigin({ file, segments }: Origin, { start, end }: Pick<Place, 'start' | 'end'>): Place {
  const first = segmentAt(segments, start);
  const isEmpty = start.line === end.line && start.column === end.column;
  // A range that ends where a segment begins belongs to the previous one.
  const last = isEmpty ? first : segmentAt(segments, { line: end.line, column: end.column - 1 });
  const from = first.end ? first.start : shifted(first, start);
  if (last.file !== first.file) return { file: first.file ?? file, start: from, end: first.end ?? from };
  return { file: first.file ?? file, start: from, end: last.end ?? shifted(last, end) };
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

/** The same, of a range on one line that stands there word for word; undefined for any other. */
export function exactInOrigin({ file, segments }: Origin, start: Point, length: number): Place | undefined {
  const segment = segmentAt(segments, start);
  const next = segments[segments.indexOf(segment) + 1]?.from;
  const ends = start.column + length;
  if (segment.end || (next && next.line === start.line && next.column < ends)) return undefined;
  const from = shifted(segment, start);
  return { file: segment.file ?? file, start: from, end: { line: from.line, column: from.column + length } };
}
