// Removes what slodocs has kept in a folder for caches, and nothing else that stands there.
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheParts, isCache, tagName } from './cache-mark.ts';

/**
 * Gives how many versions of slodocs had kept something. Their folders are known by a mark: a name alone says nothing. `cacheRoot`
 * goes as well when nothing is left in it. Throws what the disk refuses.
 */
export async function removeCaches(cacheRoot: string): Promise<number> {
  const entries = await readdir(cacheRoot, { withFileTypes: true });
  const named = entries.filter((entry) => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name));
  const caches = named.map(({ name }) => join(cacheRoot, name)).filter(isCache);
  for (const folder of caches) await removeCache(folder);
  if (caches.length > 0 || entries.length === 0) await removeEmpty(cacheRoot);
  return caches.length;
}

/** What one version has kept. The folder itself stays where anything else stands in it. */
export async function removeCache(folder: string): Promise<void> {
  if (!isCache(folder)) return;
  // The marks go last: what a process leaves that is ended in the midst of it is still known.
  for (const name of [...cacheParts.filter((part) => part !== 'store'), 'store', tagName])
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  await removeEmpty(folder);
}

async function removeEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((thrown: NodeJS.ErrnoException) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(thrown.code ?? '')) throw thrown;
  });
}
