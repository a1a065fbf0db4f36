// Backs up a file under a second name before it is replaced, so that its path is never empty.
import { copyFileSync, linkSync, lstatSync, readlinkSync, symlinkSync, utimesSync } from 'node:fs';

/** FAT, exFAT and some network disks support no hard links. */
const withoutLinks = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV'];

/** Backs up a file or a symbolic link on the same disk, as a hard link or a copy. Throws as `node:fs` does. */
export type BackUp = (file: string, backup: string) => void;

export function createBackUp(): BackUp {
  let hasLinks = true;
  return (file, backup) => {
    if (hasLinks) {
      try {
        linkSync(file, backup);
        return;
      } catch (thrown) {
        hasLinks = !withoutLinks.includes((thrown as NodeJS.ErrnoException).code ?? '');
      }
    }
    copy(file, backup);
  };
}

function copy(file: string, backup: string): void {
  const stats = lstatSync(file);
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(file), backup);
  else {
    copyFileSync(file, backup);
    utimesSync(backup, stats.atime, stats.mtime);
  }
}
