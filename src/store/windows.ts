// Small reads of packs to few large ones: a window is read once and serves all that lies in it.
import { readAt } from './read-at.ts';

export interface Windows {
  /** A copy of bytes that are in the file; `undefined` when they are better read alone, or cannot be read. */
  read(file: number, fileSize: number, offset: number, length: number): Uint8Array | undefined;
}

const width = 256 * 1024;
/** 16 MB: who reads in nearly the order of writing, which was that of several workers, finds each window still there. */
const most = 64;

export function createWindows(): Windows {
  // The least recently read comes first.
  const kept = new Map<string, Uint8Array>();
  // Whoever comes back to them reads in no order that windows are good for.
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
