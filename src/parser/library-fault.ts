// Distinguishes errors of the Markdown libraries from bugs of slodocs.

import { VFileMessage } from 'vfile-message';
import { messageOf } from '#kit/thrown';
import { attempt } from '#model/attempt';
import type { Point } from '#model/place';

/** An error that a library threw for one source. */
export class LibraryFault extends Error {
  readonly library: string;

  constructor(library: string, cause: unknown) {
    // What hostile nodes of a tree throw may itself be hostile.
    super(`${library} threw`, { cause: new Error(messageOf(cause)) });
    this.library = library;
  }
}

/** Runs a library. Its exceptions become a `LibraryFault`, except syntax messages and deliberate aborts. */
export function runLibrary<T>(library: string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw isOfText(thrown) ? thrown : new LibraryFault(library, thrown);
  }
}

function isOfText(thrown: unknown): boolean {
  return attempt(() => thrown instanceof VFileMessage || thrown instanceof LimitExceeded || isStackOverflow(thrown), false);
}

/** True for V8's stack overflow error. */
export function isStackOverflow(thrown: unknown): boolean {
  return thrown instanceof RangeError && /call stack/i.test(thrown.message);
}

interface Limit {
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
  return `${help} You can raise the limit with \`limits.${key}\` in the configuration.`;
}

/** The parser pads short rows to the width of the table: eight thousand characters can make a million cells. */
export function tableTooLarge(limit: number, start: Point): LimitExceeded {
  return new LimitExceeded({
    code: 'parse/too-large',
    message: `a table with more than ${limit} cells begins here`,
    help: raisable('Split the table, or offer its data as a file.', 'tableCells'),
    start,
  });
}
