// Determines why the page cache is cold: a first build, an upgrade of slodocs, or a deleted cache.

import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { attempt } from '#model/attempt';
import type { Config } from '#model/config';
import { listName } from '#output/output-list';

/**
 * Each version has its own cache folder: another folder means an upgrade, and an output list without any means a deleted cache.
 */
export function pastOf(config: Pick<Config, 'outDir' | 'cacheDir'>): 'first' | 'engine' | 'cache' {
  const { cacheDir, outDir } = config;
  const others = namesIn(dirname(cacheDir)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== basename(cacheDir));
  if (others.length > 0) return 'engine';
  return existsSync(join(outDir, listName)) ? 'cache' : 'first';
}

function namesIn(folder: string): readonly string[] {
  return attempt(() => readdirSync(folder), []);
}
