// A file to its stamp: what a disk says of it that changes when its bytes do.
import { type BigIntStats, lstatSync } from 'node:fs';

export interface Stamp {
  /** Size, times and number of the file. Equal texts mean equal bytes, but for a change in the very moment of the stamp. */
  readonly text: string;
  /** The part of it that moving the file does not change. */
  readonly written: string;
  /** In nanoseconds since 1970, by the disk's clock. */
  readonly changed: bigint;
  readonly size: number;
}

/** Undefined for what is not a file: nothing, a folder, a link. */
export function stampOf(path: string): Stamp | undefined {
  const found = statsOf(path);
  if (!found?.isFile()) return undefined;
  const { size, mtimeNs, ctimeNs, ino } = found;
  const written = `${size} ${mtimeNs} ${ino}`;
  return { text: `${written} ${ctimeNs}`, written, changed: ctimeNs, size: Number(size) };
}

function statsOf(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A file stands where a folder would have to hold it.
    return undefined;
  }
}

/**
 * Whether a change that follows a stamp could leave all its times as they are, because the disk's clock has not moved on
 * since; `now` is the time of the stamp, or before. The same for a time to come: that clock was set back.
 */
export function isRacy({ changed }: Stamp, now: bigint): boolean {
  return changed + BigInt(tickOf(changed)) * million > now;
}

/** Within how many milliseconds two changes may have one time. Whole seconds are from a disk that keeps no more. */
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
