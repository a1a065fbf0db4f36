// Checks whether files of the output folder are still as the last build left them.

import { join } from 'node:path';
import { digestOfFile } from '#files/digest';
import { clock, isToCome, type Stamp, stampOf } from '#files/stamp';
import { attempt } from '#model/attempt';
import type { Entry, Manifest } from './output-manifest.ts';
import { leftovers } from './stage.ts';

/** False also where a staging folder was left behind. Reads only files whose stamps cannot be trusted. */
export function areIntact(folder: string, { entries }: Manifest): boolean {
  if (leftovers(folder).length > 0) return false;
  const now = clock();
  for (const entry of entries.values()) if (!isIntact(folder, entry, now, readHash)) return false;
  return true;
}

/** Compares stamps, and hashes where a stamp cannot be trusted and `read` is given. `now` may be a while ago. */
export function isIntact(folder: string, entry: Entry, now: bigint, read?: (file: string) => string | undefined): boolean {
  const file = `${folder}/${entry.path}`;
  const stamp = stampOf(file);
  if (stamp === undefined || stamp.text !== entry.stamp) return false;
  return isTrusted(stamp, entry, now) || read?.(file) === entry.hash;
}

/** The hash of a present file with this stamp; undefined where it cannot be read. */
export function presentHash(folder: string, path: string, stamp: Stamp, entry: Entry | undefined): string | undefined {
  return entry?.stamp === stamp.text && isTrusted(stamp, entry, clock()) ? entry.hash : readHash(join(folder, path));
}

function isTrusted(stamp: Stamp, { racy }: Entry, now: bigint): boolean {
  return !racy && !isToCome(stamp, now);
}

/** SHA-256 of a file; undefined where it cannot be read. */
export function readHash(file: string): string | undefined {
  return attempt(() => digestOfFile(file));
}
