// Records the stamps of files after they were moved into place.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRacy, stampOf, tickOf } from '#files/stamp';
import type { Changes } from './changes.ts';
import type { Entry } from './output-manifest.ts';
import { clockOf } from './stage.ts';

/** How many files a later build can hash in a millisecond. */
const hashesInTime = 10;

/**
 * The manifest entries with the stamps of the moved files. Waits for the disk's clock to advance where that saves a later build
 * more time.
 */
export async function stampMoved(folder: string, stage: string, changes: Changes): Promise<readonly Entry[]> {
  const stamped = stampAll(folder, changes, clockOf(stage));
  const racy = stamped.filter(({ path, racy }) => racy && changes.stamps.has(path)).length;
  const tick = [...changes.stamps.values()].map(({ changed }) => tickOf(changed)).reduce((a, b) => Math.min(a, b), 2000);
  if (racy <= tick * hashesInTime) return stamped;
  await wait(tick + 10);
  return stampAll(folder, changes, clockOf(stage));
}

function stampAll(folder: string, { entries, stamps }: Changes, now: bigint): readonly Entry[] {
  return [...entries.values()].map((entry) => {
    const staged = stamps.get(entry.path);
    if (staged === undefined) return entry;
    const stamp = stampOf(join(folder, entry.path));
    // Somebody else has written to the file in the meantime: the next build checks it.
    if (stamp?.written !== staged.written) return entry;
    return { ...entry, stamp: stamp.text, racy: isRacy(stamp, now) };
  });
}
