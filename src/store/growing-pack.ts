// Bytes that are put, one after the other, to a new pack on disk.
import { openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from '#files/make-folders';
import { closePack, type Pack } from './pack.ts';
import { readAt } from './read-at.ts';
import type { Disk } from './refusal.ts';

/** What was put is found at once. When the disk refuses, it stays in memory. */
export interface GrowingPack extends Pack {
  /** Keeps a copy, and gives its offset. */
  add(bytes: Uint8Array): number;
  /** Writes what is in memory only. */
  flush(): void;
  /** Closes and removes the file. */
  discard(): void;
}

/** So much is in memory only. */
const most = 1024 * 1024;

/** Makes its file at once, so that a disk that refuses does so before there is much to lose. */
export function growPack(path: string, disk: Disk): GrowingPack {
  const waiting = new Map<number, Uint8Array>();
  let file: number | undefined;
  let written = 0;
  let size = 0;
  disk.attempt(() => {
    file = createFile(path);
  });

  function flush(): void {
    const bytes = Buffer.concat([...waiting.values()]);
    const done = disk.attempt(() => {
      for (let at = 0; at < bytes.length; ) at += writeSync(file as number, bytes, at, bytes.length - at, written + at);
    });
    if (!done) return;
    written = size;
    waiting.clear();
  }

  return {
    get size() {
      return size;
    },
    add(bytes) {
      const offset = size;
      if (bytes.length > 0) waiting.set(offset, Uint8Array.from(bytes));
      size += bytes.length;
      if (size - written >= most && disk.fault === undefined) flush();
      return offset;
    },
    read(offset, length) {
      if (length === 0) return new Uint8Array(0);
      return waiting.get(offset)?.slice() ?? (file === undefined ? undefined : readAt(file, offset, length));
    },
    flush() {
      if (disk.fault === undefined) flush();
    },
    close() {
      if (file !== undefined) closePack(file);
      file = undefined;
    },
    discard() {
      if (file === undefined) return;
      this.close();
      try {
        rmSync(path, { force: true });
      } catch {
        // A later run removes it.
      }
    },
  };
}

function createFile(path: string): number {
  // The folder may never have been there, or have been removed while the build runs.
  makeFolders(dirname(path));
  // What stands there is of a run that was killed. It is not written into: it may have a second name elsewhere.
  rmSync(path, { force: true, recursive: true });
  return openSync(path, 'wx+');
}
