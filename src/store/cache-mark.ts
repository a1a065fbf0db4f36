// Marks the folder in which one version of slodocs keeps its cache, and recognises it: nothing else is ever removed.
import { closeSync, lstatSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from '#files/make-folders';
import { indexMagic } from './index-format.ts';

/** What each version keeps, in a folder named by 16 hexadecimal digits. All of them are folders. */
export const cacheParts: readonly string[] = ['store', 'code', 'modules', 'styles', 'manifests', 'outputs'];

/** By which programs that make backups know caches, too: https://bford.info/cachedir/ */
export const tagName = 'CACHEDIR.TAG';

const tag = `Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of slodocs, which \`slodocs clean\` removes.
`;

/** Makes the folder, marks it, and clears the way for its parts. A disk that refuses is told of by those who write to it. */
export function markCache(folder: string): void {
  try {
    makeFolders(folder);
    const entries = readdirSync(folder, { withFileTypes: true });
    if (entries.some(({ name }) => name !== tagName && !cacheParts.includes(name))) return;
    for (const entry of entries) {
      const isFolder = entry.isDirectory();
      if (isFolder === (entry.name === tagName)) rmSync(join(folder, entry.name), { recursive: true });
    }
    if (!isTagged(folder)) writeFileSync(join(folder, tagName), tag);
  } catch {}
}

/** Caches of versions that set no mark are known by the first bytes of their store. */
export function isCache(folder: string): boolean {
  return isTagged(folder) || hasStore(folder);
}

function isTagged(folder: string): boolean {
  const file = join(folder, tagName);
  try {
    return lstatSync(file).isFile() && readFileSync(file, 'utf8') === tag;
  } catch {
    return false;
  }
}

function hasStore(folder: string): boolean {
  const start = Buffer.alloc(indexMagic.length);
  try {
    const file = openSync(join(folder, 'store', 'index'), 'r');
    try {
      return readSync(file, start) === start.length && start.equals(indexMagic);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
