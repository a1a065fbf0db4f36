// Replaces a file of the cache atomically, even where a folder has taken its place.
import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from './make-folders.ts';

/** Writes atomically. Throws as `node:fs` does. Only for files in the cache folder, where everything is ours. */
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
