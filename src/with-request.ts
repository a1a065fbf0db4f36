// Runs work on a site with a request of its own, and finds the folders that its options name.
import { resolve } from 'node:path';
import type { BuildOptions } from '#model/run';
import type { requestOf } from './request.ts';
import { withCache } from './session/cache-folder.ts';
import type { KeepingOptions } from './session/run-request.ts';

type Request = ReturnType<typeof requestOf>;

/** Runs work on a site with a cache, and watches the site code that runs meanwhile. */
export function withRequest<T>(options: BuildOptions, writes: boolean, work: (request: Request) => Promise<T>): Promise<T> {
  return withCache(options, async (kept: KeepingOptions) => {
    const request = (await import('./request.ts')).requestOf(kept, writes);
    return request.siteCode.guard(request.reporter, () => work(request));
  });
}

/** The folders that the options name, where no config is found or readable. */
export async function foldersOf(options: Pick<BuildOptions, 'root' | 'config' | 'outDir' | 'baseUrl' | 'cacheDir'>) {
  const { findPlaces } = await loadConfigure();
  const places = await findPlaces({ ...options, engine: '' }).catch(() => undefined);
  const root = places?.root ?? resolve(options.root ?? '.');
  const outDir = places?.outDir ?? resolve(root, options.outDir ?? 'build');
  return { root, outDir, cacheDir: places?.cacheRoot ?? resolve(root, options.cacheDir ?? '.slodocs/cache') };
}

/** Asking for the catalogue or for a page of it needs no stage. */
export function loadConfigure() {
  return import('./pipeline/0-configure/configure.ts');
}
