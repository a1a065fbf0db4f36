// Removes what slodocs has cached in a folder, and nothing else in it.
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheParts, isCache, tagName } from './cache-mark.ts';

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
