// Distinguishes disk failures from missing files, and turns them into diagnostics that name the file.
import { relative } from 'node:path';
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';

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
    help: 'Mend that, and run this again.',
    ...(path === undefined ? {} : { place: wholeFile(relative(root, path) || '.') }),
  };
}
