// A pack on disk to the bytes at a place in it.
import { closeSync, fstatSync, openSync } from 'node:fs';
import { readAt } from './read-at.ts';
import type { Windows } from './windows.ts';

/** Bytes of many entries, one after the other. */
export interface Pack {
  /** How many they are. */
  readonly size: number;
  /** Bytes that are the caller's alone; `undefined` where there are none. */
  read(offset: number, length: number): Uint8Array | undefined;
  close(): void;
}

/** The file stays open: what is in it can be read though another run removes it. `undefined` when there is none. */
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

/** Bytes that a disk loses so late are found damaged, and made again. */
export function closePack(file: number): void {
  try {
    closeSync(file);
  } catch {}
}
