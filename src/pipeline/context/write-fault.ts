// A failure to write, to the words that say why.

/** The cache could not be written: a fault of the user's disk. */
export class CacheFault extends Error {
  override readonly name = 'CacheFault';

  constructor(cause: unknown) {
    super(`the cache cannot be written: ${reasonOfWriteFault(cause)}`, { cause });
  }
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
