// Creates folders, and replaces a file of the cache atomically, even where a folder has taken its place.
import { existsSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

/**
 * Returns the uppermost folder that it created; undefined when all existed. Throws as `node:fs` does. (`mkdir` with `recursive`
 * hangs where the kernel reports that the parent of a folder in `/proc` is missing.)
 */
export function makeFolders(path: string): string | undefined {
  const code = makeOne(path);
  if (code !== 'ENOENT' || dirname(path) === path) return code === 'made' ? path : undefined;
  const above = makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (thrown) {
    // Another process or thread may have created it first.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw thrown;
  }
  return above ?? path;
}

/** Removes the folders from `path` up to `made` that turned out not to be needed. */
export function unmakeFolders(path: string, made: string): void {
  for (let folder = path; ; folder = dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
    if (folder === made) return;
  }
}

/** Throws for any failure other than an existing folder or a missing parent. */
function makeOne(path: string): 'made' | 'there' | 'ENOENT' {
  try {
    mkdirSync(path);
    return 'made';
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT') return code;
    // A dangling link is reported as such: stat throws.
    if (code === 'EEXIST' ? statSync(path).isDirectory() : existsSync(`${path}/`)) return 'there';
    throw thrown;
  }
}
