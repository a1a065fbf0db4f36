// The pieces of a file to its hash, and to the disk before they are many.
import { createHash } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from '#files/make-folders';
import type { Piece } from '#model/output';

export interface Pieces {
  /** Keeps the bytes, which nobody may change from then on. Throws as `node:fs` does. */
  readonly add: (piece: Piece) => void;
  /** SHA-256 of all of them, hexadecimal. None can be added after that. */
  hash(): string;
  /** Finishes the file. Throws as `node:fs` does. */
  write(): void;
  /** Leaves no file. */
  discard(): void;
}

/** So many bytes wait in memory. */
const most = 1 << 20;

/** `target` is made when there is too much to wait, or when it is written. */
export function openPieces(target: string): Pieces {
  const digest = createHash('sha256');
  let waiting: Uint8Array[] = [];
  let size = 0;
  let file: number | undefined;

  function flush(): void {
    const bytes = Buffer.concat(waiting, size);
    if (file === undefined) {
      makeFolders(dirname(target));
      file = openSync(target, 'w');
    }
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    waiting = [];
    size = 0;
  }

  function close(): void {
    const open = file;
    file = undefined;
    // Closed it is even where this throws: another file may have its number by then.
    if (open !== undefined) closeSync(open);
  }

  return {
    add(piece) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      digest.update(bytes);
      waiting.push(bytes);
      size += bytes.length;
      if (size >= most) flush();
    },
    hash: () => digest.digest('hex'),
    write() {
      flush();
      close();
    },
    discard() {
      if (file === undefined) return;
      try {
        close();
      } finally {
        rmSync(target, { force: true });
      }
    },
  };
}
