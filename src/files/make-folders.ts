// A path to a folder at it, with those above it.
import { existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives the uppermost folder that it made; undefined when all were there. Throws as `node:fs` does. (`mkdir` with
 * `recursive` never returns where the kernel says of a folder in `/proc` that the one above it is missing.)
 */
export function makeFolders(path: string): string | undefined {
  const code = makeOne(path);
  if (code !== 'ENOENT' || dirname(path) === path) return code === 'made' ? path : undefined;
  const above = makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (thrown) {
    // Another process or thread may have been quicker.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw thrown;
  }
  return above ?? path;
}

/** The folders that were made for nothing, from `path` up to `made`. */
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

/** Throws for what is neither there nor for want of a folder above it. */
function makeOne(path: string): 'made' | 'there' | 'ENOENT' {
  try {
    mkdirSync(path);
    return 'made';
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT') return code;
    // A link that leads nowhere is told of as what it is: stat throws.
    if (code === 'EEXIST' ? statSync(path).isDirectory() : existsSync(`${path}/`)) return 'there';
    throw thrown;
  }
}
