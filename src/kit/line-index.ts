// Converts offsets in a text to lines and columns, and back.
import type { Place, Point } from '#model/place';

/** Indexes the line starts of a text. Line endings are `\n`, `\r\n` and a lone `\r`, as in CommonMark. */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    for (const match of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(match.index + match[0].length);
  }

  /** The point of an offset. Offsets outside the text are clamped. */
  pointAt(offset: number): Point {
    const at = Math.max(0, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1 };
  }

  /** The offset of a point. Lines past the end are clamped to the end. */
  offsetAt(point: Point): number {
    const start = this.#starts[point.line - 1];
    return start === undefined ? this.#length : Math.min(start + point.column - 1, this.#length);
  }

  /** The offsets of a range; undefined where it is not inside the text. */
  rangeOf({ start, end }: Pick<Place, 'start' | 'end'>): readonly [number, number] | undefined {
    const [from, to] = [this.offsetAt(start), this.offsetAt(end)];
    const isInside = isSamePoint(this.pointAt(from), start) && isSamePoint(this.pointAt(to), end);
    return isInside && from <= to ? [from, to] : undefined;
  }

  /** The place from one offset to another in `file`. */
  place(file: string, start: number, end: number): Place {
    return { file, start: this.pointAt(start), end: this.pointAt(end) };
  }
}

function isSamePoint(a: Point, b: Point): boolean {
  return a.line === b.line && a.column === b.column;
}
