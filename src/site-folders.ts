// Finds the folders of a site, and loads the stage that knows them only where somebody asks.
import { resolve } from 'node:path';
import type { BuildOptions } from '#model/run';

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
