// Offers what a command needs that removes what builds have made.
import type { BuildOptions } from '#model/run';

/**
 * Removes what builds have kept in a folder that was their `cacheDir`, an absolute path, and that folder when nothing else stands there. Gives how
 * many versions of slodocs had kept something.
 */
export async function removeCaches(cacheDir: string): Promise<number> {
  const { removeCaches: remove } = await import('./store/remove-cache.ts');
  return remove(cacheDir);
}

/** Does the work while nobody else builds, changes or cleans the site of these options. */
export async function withSiteLock<T>(
  { signal, onWait, ...options }: Pick<BuildOptions, 'root' | 'config' | 'signal' | 'onWait'>,
  work: () => Promise<T>,
): Promise<T> {
  const { withLockedSite } = await import('./session/locked.ts');
  const waiting = { signal: signal ?? new AbortController().signal, onWait: onWait ?? (() => undefined) };
  return withLockedSite({ ...options, ...waiting, engine: '' }, work);
}
