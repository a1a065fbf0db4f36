// Defines the exception that rejects a source which is too large or nested too deeply.
import type { Point } from '#model/place';

export interface Limit {
  readonly code: 'parse/too-large' | 'parse/too-deep';
  readonly message: string;
  readonly help: string;
  /** Where in the source. */
  readonly start: Point;
  /** One character after `start` by default. */
  readonly end?: Point;
}

/** Thrown from inside the parser, which cannot be aborted in any other way. */
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

/** The parser pads short rows to the width of the table: eight thousand characters can make a million cells. */
export function tableTooLarge(limit: number, start: Point): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-large',
    message: `a table of more than ${limit} cells begins here`,
    help: raisable('Split the table, or give readers its data as a file.', 'tableCells'),
    start,
  });
}
