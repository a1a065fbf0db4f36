// Appends entries to a new pack on disk, and reads back those that are not flushed yet.
import { openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from '#files/replace-file';
import { closePack, type Pack, readAt } from './pack.ts';
import type { Disk } from './refusal.ts';

/** Entries can be read as soon as they are added. When the disk refuses, they stay in memory. */
export interface GrowingPack extends Pack {
  /** Adds a copy of the bytes and returns its offset. */
  add(bytes: Uint8Array): number;
  /** Writes the buffer to disk. */
  flush(): void;
  /** Closes and removes the file. */
  discard(): void;
}

/** The size of the write buffer in bytes. */
const most = 1024 * 1024;

/** Creates the file at once, so that a disk that refuses does so while there is little to lose. */
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
  // The folder may not exist yet, or may have been removed during the build.
  makeFolders(dirname(path));
  // A file of that name was left by a killed run. It is replaced rather than overwritten, because it may have other hard links.
  rmSync(path, { force: true, recursive: true });
  return openSync(path, 'wx+');
}
