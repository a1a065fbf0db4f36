// Writes a file of the cache in one step, also where a folder has taken its place.
import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from './make-folders.ts';

/** Whole or not at all. Throws as `node:fs` does. Only for what stands in a folder of the cache: all in there is ours. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const fresh = `${file}.new`;
  makeFolders(dirname(file));
  removeFolder(fresh);
  writeFileSync(fresh, content);
  removeFolder(file);
  renameSync(fresh, file);
}

/** Removes a folder that has taken the place of a file of the cache. */
export function removeFolder(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true });
}
