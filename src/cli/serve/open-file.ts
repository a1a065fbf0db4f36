// Opens a file for one response, and always closes it.
import { type FileHandle, open } from 'node:fs/promises';
import { stampOf } from './file-stamp.ts';

export interface OpenFile {
  readonly path: string;
  readonly handle: FileHandle;
  readonly size: number;
  readonly mtime: Date;
  /** Equal for equal content. */
  readonly stamp: string;
  /** Equal for copies that keep their times. */
  readonly tag: string;
}

/** Opens it for each request, so that a new build shows at once. False if there is no such file. */
export async function withFile(path: string, use: (file: OpenFile) => Promise<void>): Promise<boolean> {
  const handle = await open(path).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return undefined;
    throw thrown;
  });
  if (handle === undefined) return false;
  try {
    // Stats the open file, since its path may lead to another one by now.
    const stats = await handle.stat({ bigint: true });
    await use({
      path,
      handle,
      size: Number(stats.size),
      mtime: stats.mtime,
      stamp: stampOf(stats),
      tag: `${stats.size}-${stats.mtimeNs}`,
    });
    return true;
  } finally {
    await handle.close();
  }
}

/** Throws if the file was truncated meanwhile. */
export async function bytesOf({ handle, size }: OpenFile): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(size), 0, size, 0);
  if (bytesRead < size) throw new Error('a file was truncated while it was read');
  return buffer;
}
