// Reads entries from a pack file, which stays open for the run.
import { closeSync, fstatSync, openSync } from 'node:fs';
import { readAt } from './read-at.ts';
import type { Windows } from './windows.ts';

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
