// Tells a disk that fails from a file that is not there, and makes a diagnostic of it that names the file.
import { relative } from 'node:path';
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';

const failures = ['EIO', 'ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENXIO', 'ENODEV', 'ESTALE', 'ETIMEDOUT'];
const refusals = [...failures, 'EACCES', 'EPERM', 'EBUSY'];

const writing = /^(?:mkdir|mkdtemp|rename|link|symlink|unlink|rmdir|rm|write|copyfile|chmod|ftruncate|utime|fsync)/;

/** True for what says nothing of the file itself: to go on as if it were not there would be to build another site. */
export function isDiskFailure(thrown: unknown): boolean {
  return failures.includes((thrown as Partial<NodeJS.ErrnoException> | undefined)?.code ?? '');
}

/** For a file that may be missing: a disk that fails is no answer, and is thrown on. */
export function unlessDiskFails(thrown: unknown): undefined {
  if (isDiskFailure(thrown)) throw thrown;
}

/** Undefined for anything else that was thrown. An error of another thread has lost all but its message. */
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
