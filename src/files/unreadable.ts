// Creates a diagnostic for a file of the site that cannot be read, with the reason.
import { lstat } from 'node:fs/promises';
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';

/** `path` is relative to the root, `thrown` the error of `node:fs`. */
export async function unreadable(path: string, thrown: unknown): Promise<DiagnosticDraft> {
  return {
    code: 'discover/unreadable',
    message: `the file cannot be read: ${await reasonOf(thrown as NodeJS.ErrnoException)}`,
    help: 'Check that it still exists and that this user may read it.',
    place: wholeFile(path),
  };
}

async function reasonOf({ code, message, path = '' }: NodeJS.ErrnoException): Promise<string> {
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ELOOP') return 'its symbolic links form a loop';
  if (code !== 'ENOENT') return message;
  const isLink = (await lstat(path).catch(() => undefined))?.isSymbolicLink();
  return isLink ? 'it is a symbolic link that leads nowhere' : 'it is not there any more';
}
