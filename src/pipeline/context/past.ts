// What stands of earlier runs to the reason why nothing is kept of any page.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Config } from '#model/config';
import { listFile } from './output-place.ts';

/** Each slodocs keeps what it keeps in a folder of its own, and the list of what was built lies outside of all caches. */
export function pastOf(config: Pick<Config, 'root' | 'outDir' | 'cacheDir'>): 'first' | 'engine' | 'cache' {
  const { cacheDir } = config;
  const others = namesIn(dirname(cacheDir)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== basename(cacheDir));
  if (others.length > 0) return 'engine';
  return existsSync(listFile(config)) ? 'cache' : 'first';
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
