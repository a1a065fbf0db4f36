// Defines places in source files, which diagnostics point at, and orders them.

/** A position in a text. `line` and `column` start at 1; columns count UTF-16 code units, a byte order mark not included. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** A half-open range in a file. `file` is relative to the site's root, with `/` as the separator. */
export interface Place {
  readonly file: string;
  readonly start: Point;
  readonly end: Point;
}

/**
 * Locates a value in its source by a path of keys and indexes. `part` selects the key or the value (the default). Where the value
 * is not written literally, returns the place of its nearest parent that is.
 */
export type Locate = (path: readonly (string | number)[], part?: 'key' | 'value') => Place;

/** The place of a fault that concerns a file as a whole. */
export function wholeFile(file: string): Place {
  const start = { line: 1, column: 1 };
  return { file, start, end: start };
}

/** Orders places by file, then by start, then by end. */
export function comparePlaces(a: Place | undefined, b: Place | undefined): number {
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  return compareText(a.file, b.file) || comparePoints(a.start, b.start) || comparePoints(a.end, b.end);
}

/** Orders texts by UTF-16 code units, the same on every machine and in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function comparePoints(a: Point, b: Point): number {
  return a.line - b.line || a.column - b.column;
}
