// Finds the folders of a site without reading its config.
import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { defaultOutDir } from '#model/output';
import { findConfig } from './find-config.ts';
import { defaultCacheDir } from './out-dir.ts';

/** The folders of a site. Absolute. */
export interface Places {
  readonly root: string;
  /** Its config. */
  readonly config: string;
  readonly outDir: string;
  /** The cache folder of all versions of slodocs, and that of this version. */
  readonly cacheRoot: string;
  readonly cacheDir: string;
}

/** The parts of a request that name folders. */
interface PlacesRequest {
  readonly root?: string | undefined;
  readonly config?: string | undefined;
  readonly outDir?: string | undefined;
  readonly cacheDir?: string | undefined;
  readonly engine: string;
}

/** Undefined where there is no config, which `configure` reports. */
export async function findPlaces(request: PlacesRequest): Promise<Places | undefined> {
  const { path } = await findConfig(request.root, request.config);
  if (path === undefined) return undefined;
  const root = await realpath(dirname(path));
  const cacheRoot = resolve(root, request.cacheDir ?? defaultCacheDir);
  const outDir = resolve(root, request.outDir ?? defaultOutDir);
  return { root, config: join(root, basename(path)), outDir, cacheRoot, cacheDir: join(cacheRoot, request.engine) };
}
