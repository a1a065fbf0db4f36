// Explains failures to write to disk, and makes diagnostics of those that concern the cache.

import { lstat } from 'node:fs/promises';
import { relative } from 'node:path';
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';

/** The cache could not be written: a problem of the user's disk, not a bug. */
export class CacheFault extends Error {
  override readonly name = 'CacheFault';

  constructor(cause: unknown) {
    super(`the cache cannot be written: ${reasonOfWriteFault(cause)}`, { cause });
  }
}

/** Runs work that writes to the cache. Throws a `CacheFault` where the disk refuses. */
export async function inCache<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    // Any error without an `errno` is a bug of slodocs.
    throw 'errno' in Object(cause) ? new CacheFault(cause) : cause;
  }
}

/**
 * There is no writable folder for the bundled code that a build needs on disk. `folder` is the cache folder, as diagnostics print
 * it.
 */
export function noPlaceForCode({ message, cause }: CacheFault, folder: string): DiagnosticDraft {
  return { code: 'emit/cannot-write', message, help: helpOfWriteFault(cause, '--cache-dir'), place: wholeFile(folder) };
}

/** The site was built, but the cache could not be saved: the next build repeats the work. */
export function notKept(cause: unknown, folder: string): DiagnosticDraft {
  const message = `nothing is saved for the next build: ${reasonOfWriteFault(cause)}`;
  return { code: 'cache/not-kept', message, help: helpOfWriteFault(cause, '--cache-dir'), place: wholeFile(folder) };
}

/** A source could not be checked after the build, so the cache was not saved. */
export function notSeen({ message }: Error, folder: string): DiagnosticDraft {
  const help = 'The site is built. The next build starts from scratch.';
  return { code: 'cache/not-kept', message: `nothing is saved for the next build: ${message}`, help, place: wholeFile(folder) };
}

/** The reason, as the end of a sentence about what cannot be written. `cause` is the error of `node:fs`. */
export function reasonOfWriteFault(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  if (code === 'EFBIG') return 'the file exceeds the size limit of the current user';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in the way of a folder';
  if (code === 'ENOENT') return 'a parent folder does not exist';
  if (code === 'ENAMETOOLONG') return 'a name is too long for the file system';
  return message;
}

/** The help for such a failure, for a folder that `option` sets. */
export function helpOfWriteFault(cause: unknown, option: string): string {
  return `${wayOut(cause)} another folder with \`${option}\`.`;
}

function wayOut(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Free space, or choose';
  if (code === 'EFBIG') return 'Raise that limit, or choose';
  if (code === 'EACCES' || code === 'EPERM') return 'Allow the current user to write there, or choose';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'Move the file away, or choose';
  return 'Choose';
}

const failures = ['EIO', 'ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENXIO', 'ENODEV', 'ESTALE', 'ETIMEDOUT'];
const refusals = [...failures, 'EACCES', 'EPERM', 'EBUSY'];

const writing = /^(?:mkdir|mkdtemp|rename|link|symlink|unlink|rmdir|rm|write|copyfile|chmod|ftruncate|utime|fsync)/;

/** True for errors that say nothing about the file itself. To treat such a file as missing would build a different site. */
export function isDiskFailure(thrown: unknown): boolean {
  return failures.includes((thrown as Partial<NodeJS.ErrnoException> | undefined)?.code ?? '');
}

/** For a file that may be missing: undefined for a missing file, rethrows a disk failure. */
export function unlessDiskFails(thrown: unknown): undefined {
  if (isDiskFailure(thrown)) throw thrown;
}

/** Undefined for any other exception. An error from another thread has lost everything but its message. */
export function diskFault(thrown: unknown, root: string): DiagnosticDraft | undefined {
  const message = thrown instanceof Error ? thrown.message : '';
  const [, code = '', syscall = '', path] = /^(E[A-Z0-9]+): .*?, ([a-z]+)(?: '([^']*)')?/.exec(message) ?? [];
  if (!refusals.includes(code)) return undefined;
  const writes = writing.test(syscall);
  return {
    code: writes ? 'emit/cannot-write' : 'discover/unreadable',
    message: `the disk ${writes ? 'cannot be written' : 'cannot be read'}: ${message}`,
    help: 'Fix this, and run the command again.',
    ...(path === undefined ? {} : { place: wholeFile(relative(root, path) || '.') }),
  };
}

/** `path` is relative to the root, `thrown` the error of `node:fs`. */
export async function unreadable(path: string, thrown: unknown): Promise<DiagnosticDraft> {
  return {
    code: 'discover/unreadable',
    message: `the file cannot be read: ${await reasonOf(thrown as NodeJS.ErrnoException)}`,
    help: 'Check that it still exists and that the current user may read it.',
    place: wholeFile(path),
  };
}

async function reasonOf({ code, message, path = '' }: NodeJS.ErrnoException): Promise<string> {
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ELOOP') return 'its symbolic links form a loop';
  if (code !== 'ENOENT') return message;
  const isLink = (await lstat(path).catch(() => undefined))?.isSymbolicLink();
  return isLink ? 'it is a broken symbolic link' : 'it no longer exists';
}
