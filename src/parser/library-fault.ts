// Distinguishes errors of the Markdown libraries from bugs of slodocs.
import { VFileMessage } from 'vfile-message';
import { messageOf } from '#kit/thrown';
import { LimitExceeded } from './limit-exceeded.ts';

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
  try {
    return thrown instanceof VFileMessage || thrown instanceof LimitExceeded || isStackOverflow(thrown);
  } catch {
    return false;
  }
}

/** True for V8's stack overflow error. */
export function isStackOverflow(thrown: unknown): boolean {
  return thrown instanceof RangeError && /call stack/i.test(thrown.message);
}
