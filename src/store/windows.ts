// Caches large windows of pack files, so that many small reads take few large ones.
import { readAt } from './read-at.ts';

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
