// Removes what slodocs has cached in a folder, and nothing else in it.

import { closeSync, lstatSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolders } from '#files/replace-file';
import { attempt } from '#model/attempt';
import { indexMagic } from './index-format.ts';

/**
 * Returns how many versions of slodocs had a cache. Their folders are recognised by a mark, not by name alone. `cacheRoot` is
 * removed as well when it is left empty. Throws what the disk refuses.
 */
export async function removeCaches(cacheRoot: string): Promise<number> {
  const entries = await readdir(cacheRoot, { withFileTypes: true });
  const named = entries.filter((entry) => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name));
  const caches = named.map(({ name }) => join(cacheRoot, name)).filter(isCache);
  for (const folder of caches) await removeCache(folder);
  if (caches.length > 0 || entries.length === 0) await removeEmpty(cacheRoot);
  return caches.length;
}

/** Removes the cache of one version. The folder itself stays where anything else is in it. */
export async function removeCache(folder: string): Promise<void> {
  if (!isCache(folder)) return;
  // The marks are removed last, so that the rest is still recognised if the process is killed midway.
  for (const name of [...cacheParts.filter((part) => part !== 'store'), 'store', tagName])
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  await removeEmpty(folder);
}

async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((thrown: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(thrown.code ?? '')) throw thrown;
  });
}

/** The folders in the cache of one version, which is itself named by 16 hexadecimal digits. */
export const cacheParts: readonly string[] = ['store', 'code', 'modules', 'styles', 'manifests', 'outputs', 'links'];

/** The tag by which backup programs recognise caches: https://bford.info/cachedir/ */
export const tagName = 'CACHEDIR.TAG';

const tag = `Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of slodocs, which \`slodocs clean\` removes.
`;

/**
 * Creates and marks the folder, and removes anything in the way of its parts. A refusal of the disk is reported by those who
 * write later.
 */
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

/** Caches of older versions without a mark are recognised by the magic bytes of their store's index. */
export function isCache(folder: string): boolean {
  return isTagged(folder) || hasStore(folder);
}

function isTagged(folder: string): boolean {
  const file = join(folder, tagName);
  return attempt(() => lstatSync(file).isFile() && readFileSync(file, 'utf8') === tag, false);
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
