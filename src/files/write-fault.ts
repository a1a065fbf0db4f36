// A failure to write, to the words that say why.
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';

/** The cache could not be written: a fault of the user's disk. */
export class CacheFault extends Error {
  override readonly name = 'CacheFault';

  constructor(cause: unknown) {
    super(`the cache cannot be written: ${reasonOfWriteFault(cause)}`, { cause });
  }
}

/** Does what writes below the cache. Throws a `CacheFault` where the disk refuses. */
export async function inCache<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    // Anything but the disk's refusal is a fault of ours.
    throw 'errno' in Object(cause) ? new CacheFault(cause) : cause;
  }
}

/** Nowhere is a place for what has to stand on disk while the site is built. `folder` is the cache's, as places name it. */
export function noPlaceForCode({ message, cause }: CacheFault, folder: string): DiagnosticDraft {
  return { code: 'emit/cannot-write', message, help: helpOfWriteFault(cause, '--cache-dir'), place: wholeFile(folder) };
}

/** The site is built, and the next build will do again what this one did. */
export function notKept(cause: unknown, folder: string): DiagnosticDraft {
  const message = `nothing is kept for the next build: ${reasonOfWriteFault(cause)}`;
  return { code: 'cache/not-kept', message, help: helpOfWriteFault(cause, '--cache-dir'), place: wholeFile(folder) };
}

/** For a source that could not be looked at when its build was done. */
export function notSeen({ message }: Error, folder: string): DiagnosticDraft {
  const help = 'The site is built. The next build makes all of it anew.';
  return { code: 'cache/not-kept', message: `nothing is kept for the next build: ${message}`, help, place: wholeFile(folder) };
}

/** Finishes a sentence that says what cannot be written. `cause` is what `node:fs` threw. */
export function reasonOfWriteFault(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  if (code === 'EFBIG') return 'a file would be larger than this user may write';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file stands where a folder has to be';
  if (code === 'ENOENT') return 'a folder on the way to it does not exist';
  if (code === 'ENAMETOOLONG') return 'a name is longer than the disk can hold';
  return message;
}

/** The way out of such a failure, for a folder that `option` names. */
export function helpOfWriteFault(cause: unknown, option: string): string {
  return `${wayOut(cause)} another folder with \`${option}\`.`;
}

function wayOut(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Free space, or choose';
  if (code === 'EFBIG') return 'Raise that limit, or choose';
  if (code === 'EACCES' || code === 'EPERM') return 'Let this user write there, or choose';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'Move the file away, or choose';
  return 'Choose';
}
