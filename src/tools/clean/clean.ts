// Removes the cache of a site, under the site's lock.
import type { BuildOptions } from '#model/run';

/**
 * Removes what builds have cached in `cacheDir`, an absolute path, and the folder itself if nothing else is in it. Returns how
 * many versions of slodocs had cached something.
 */
export async function removeCaches(cacheDir: string): Promise<number> {
  const { removeCaches: remove } = await import('#store/remove-cache');
  return remove(cacheDir);
}

/** Runs the work while no other process builds, changes or cleans the site. */
export async function withSiteLock<T>(
  { signal, onWait, ...options }: Pick<BuildOptions, 'root' | 'config' | 'signal' | 'onWait'>,
  work: () => Promise<T>,
): Promise<T> {
  const { withSiteLock: lock } = await import('#session/with-site');
  const waiting = { signal: signal ?? new AbortController().signal, onWait: onWait ?? (() => undefined) };
  return lock({ ...options, ...waiting, engine: '' }, work);
}
