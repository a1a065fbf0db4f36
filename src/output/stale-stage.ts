// Finds the staging folders that killed processes have left in a site.
import { readdir } from 'node:fs/promises';
import { ownMark, runs } from '#files/process-mark';

/** The prefix of the staging folder, which is on the root's own disk and is skipped when content is walked. */
export const staging = '.slodocs-change-';

/** True where a killed process has left a staging folder. */
export async function hasStale(root: string): Promise<boolean> {
  return (await readdir(root)).some(isStale);
}

export function isStale(name: string): boolean {
  return name.startsWith(staging) && !isOfAnother(name.slice(staging.length));
}

/**
 * True for the folder of another process that still runs. One of this process is left from a change that failed: it makes one at
 * a time.
 */
function isOfAnother(mark: string): boolean {
  return mark !== ownMark() && runs(mark);
}
