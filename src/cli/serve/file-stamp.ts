// Checks by its metadata whether a file is unchanged.
import type { BigIntStats } from 'node:fs';

/** Equal as long as the file at a path is neither replaced nor written to. */
export function stampOf({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return `${size}-${mtimeNs}-${ctimeNs}-${ino}`;
}
