// Checks whether a folder's file system is case-insensitive.
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Stats the nearest existing folder with the case of its name flipped, so that nothing has to be written. */
export function foldsCase(folder: string): boolean {
  const name = basename(folder);
  if (name === '') return false;
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  const here = statSync(folder, { throwIfNoEntry: false });
  if (!here || other === name) return foldsCase(dirname(folder));
  const there = statSync(join(dirname(folder), other), { throwIfNoEntry: false });
  return there !== undefined && there.ino === here.ino && there.dev === here.dev;
}
