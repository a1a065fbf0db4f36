// Hashes the pieces of a file as they are added, and flushes them to disk before they fill the memory.
import { createHash } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import type { Piece } from '#model/output';

export interface Pieces {
  /** Takes ownership of the bytes: the caller must not change them. Throws as `node:fs` does. */
  readonly add: (piece: Piece) => void;
  /** SHA-256 of all pieces, hexadecimal. No piece can be added after that. */
  hash(): string;
  /** All pieces; undefined where some of them are on disk already. */
  held(): Uint8Array | undefined;
  /** Finishes the file. Throws as `node:fs` does. */
  write(): void;
  /** Removes the file. */
  discard(): void;
}

/** The size of the buffer in bytes. */
const most = 1 << 20;

/** Creates `target` once the buffer is full, or when it is written. `makeFolder` makes its folder. */
export function openPieces(target: string, makeFolder: () => void): Pieces {
  const digest = createHash('sha256');
  let waiting: Uint8Array[] = [];
  let size = 0;
  let file: number | undefined;

  function joined(): Uint8Array {
    return waiting.length === 1 ? (waiting[0] as Uint8Array) : Buffer.concat(waiting, size);
  }

  function flush(): void {
    const bytes = joined();
    if (file === undefined) {
      makeFolder();
      file = openSync(target, 'w');
    }
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    waiting = [];
    size = 0;
  }

  function close(): void {
    const open = file;
    file = undefined;
    // The descriptor is closed even if this throws, and another file may have reused its number.
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
    held: () => (file === undefined ? joined() : undefined),
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
