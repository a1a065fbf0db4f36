// Computes a file's stamp: the size, times and inode number that change when its bytes do.
import { type BigIntStats, lstatSync } from 'node:fs';

export interface Stamp {
  /**
   * Size, times and inode number. Equal texts mean equal bytes, except for a change at the very moment of the stamp (see
   * `isRacy`).
   */
  readonly text: string;
  /** The part of the stamp that survives moving the file. */
  readonly written: string;
  /** In nanoseconds since 1970, by the clock of the file system. */
  readonly changed: bigint;
  readonly size: number;
}

/** Undefined where there is no regular file: nothing, a folder, a link. */
export function stampOf(path: string): Stamp | undefined {
  const found = statsOf(path);
  if (!found?.isFile()) return undefined;
  const { size, mtimeNs, ctimeNs, ino } = found;
  // Joined texts are in one piece: one stamp of many is a fifth of what the pieces of a template take.
  const written = [size, mtimeNs, ino].join(' ');
  return { text: [written, ctimeNs].join(' '), written, changed: ctimeNs, size: Number(size) };
}

function statsOf(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A parent of the path is a file.
    return undefined;
  }
}

/**
 * True where a later change could leave the stamp as it is, because the file system's clock has not advanced; `now` is the time
 * of the stamp, or earlier. Also true for a time in the future: the clock was set back.
 */
export function isRacy({ changed }: Stamp, now: bigint): boolean {
  return changed + BigInt(tickOf(changed)) * million > now;
}

/** The resolution of a change time in milliseconds. Whole seconds indicate a file system that stores no fractions. */
export function tickOf(changed: bigint): number {
  return changed % 1_000_000_000n === 0n ? 2000 : 50;
}

export function isToCome({ changed }: Stamp, now: bigint): boolean {
  return changed > now;
}

/** In nanoseconds since 1970. */
export function clock(): bigint {
  return BigInt(Date.now()) * million;
}

const million = 1_000_000n;
