// A folder to whether its disk tells large letters from small ones.
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Asks for the nearest folder that is there by its name in the other case: nothing is written for it. */
export function foldsCase(folder: string): boolean {
  const name = basename(folder);
  if (name === '') return false;
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  const here = statSync(folder, { throwIfNoEntry: false });
  if (!here || other === name) return foldsCase(dirname(folder));
  const there = statSync(join(dirname(folder), other), { throwIfNoEntry: false });
  return there !== undefined && there.ino === here.ino && there.dev === here.dev;
}
