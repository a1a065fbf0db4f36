// Tells faults of the libraries that parse and print Markdown from faults of our own.
import { VFileMessage } from 'vfile-message';
import { LimitExceeded } from './limit-exceeded.ts';

/** What a library threw at one source. */
export class LibraryFault extends Error {
  readonly library: string;

  constructor(library: string, cause: unknown) {
    super(`${library} threw`, { cause });
    this.library = library;
  }
}

/** Runs a library. What it throws becomes a `LibraryFault`, except for what it says of the text and what ends its work on purpose. */
export function runLibrary<T>(library: string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    const isOfText = thrown instanceof VFileMessage || thrown instanceof LimitExceeded || isStackOverflow(thrown);
    throw isOfText ? thrown : new LibraryFault(library, thrown);
  }
}

/** What V8 throws when functions have called one another too often. */
export function isStackOverflow(thrown: unknown): boolean {
  return thrown instanceof RangeError && /call stack/i.test(thrown.message);
}
