// The exception by which a source is given up that is larger or nested deeper than can be handled.
import type { Point } from '#model/place';

export interface Limit {
  readonly code: 'parse/too-large' | 'parse/too-deep';
  readonly message: string;
  readonly help: string;
  /** Where in the source. */
  readonly start: Point;
  /** One character behind `start` when left out. */
  readonly end?: Point;
}

/** Thrown where only the parser's own syntax sees the limit: an exception is the one way out of it. */
export class LimitExceeded extends Error {
  readonly limit: Limit;

  constructor(limit: Limit) {
    super(limit.message);
    this.limit = limit;
  }
}

/** The help for a limit that the configuration can raise. */
export function raisable(help: string, key: string): string {
  return `${help} The config can raise the limit by \`limits.${key}\`.`;
}

/** The parser fills short rows up to the width of the table: eight thousand signs can make a million cells. */
export function tableTooLarge(limit: number, start: Point): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-large',
    message: `a table of more than ${limit} cells begins here`,
    help: raisable('Split the table, or give readers its data as a file.', 'tableCells'),
    start,
  });
}
