// Reads entries from a pack file, which stays open for the run.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A file of many entries, one after the other. */
export interface Pack {
  /** The size in bytes. */
  readonly size: number;
  /** A copy that belongs to the caller; `undefined` where there are no such bytes. */
  read(offset: number, length: number): Uint8Array | undefined;
  close(): void;
}

/** The file stays open, so that it can be read even after another run removes it. `undefined` when there is none. */
export function openPack(path: string, windows?: Windows): Pack | undefined {
  let file: number;
  let size: number;
  try {
    file = openSync(path, 'r');
    size = fstatSync(file).size;
  } catch {
    return undefined;
  }
  return {
    size,
    read(offset, length) {
      if (offset + length > size) return undefined;
      return windows?.read(file, size, offset, length) ?? readAt(file, offset, length);
    },
    close: () => closePack(file),
  };
}

/** Ignores a failure: bytes lost at this point fail their checksum later and are made again. */
export function closePack(file: number): void {
  try {
    closeSync(file);
  } catch {}
}

export interface Windows {
  /** A copy of bytes in the file; `undefined` when they are better read alone, or cannot be read. */
  read(file: number, fileSize: number, offset: number, length: number): Uint8Array | undefined;
}

const width = 256 * 1024;
/**
 * The number of cached windows, 16 MB in all. Reads come in nearly the order of writing, which was that of several workers, so
 * windows are still cached when they are needed.
 */
const most = 64;

export function createWindows(): Windows {
  // The least recently read comes first.
  const kept = new Map<string, Uint8Array>();
  // Evicted windows. A read that returns to one is random access, which windows do not help.
  const left = new Set<string>();
  return {
    read(file, fileSize, offset, length) {
      const start = offset - (offset % width);
      if (offset + length > start + width) return undefined;
      const name = `${file}:${start}`;
      if (left.has(name)) return undefined;
      const bytes = kept.get(name) ?? readAt(file, start, Math.min(width, fileSize - start));
      if (bytes === undefined) return undefined;
      kept.delete(name);
      kept.set(name, bytes);
      if (kept.size > most) {
        const oldest = kept.keys().next().value as string;
        kept.delete(oldest);
        left.add(oldest);
      }
      return bytes.slice(offset - start, offset - start + length);
    },
  };
}

/** `undefined` when the file is too short or the disk fails. */
export function readAt(file: number, offset: number, length: number): Uint8Array | undefined {
  const bytes = new Uint8Array(length);
  try {
    for (let done = 0; done < length; ) {
      const more = readSync(file, bytes, done, length - done, offset + done);
      if (more === 0) return undefined;
      done += more;
    }
    return bytes;
  } catch {
    return undefined;
  }
}
