// What stands of earlier runs to the reason why nothing is kept of any page.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '#model/config';
import { listName } from '#output/output-list';

/** Each slodocs keeps what it keeps in a folder of its own, and the list of what was built stands with it. */
export function pastOf(config: Pick<Config, 'outDir' | 'cacheDir'>): 'first' | 'engine' | 'cache' {
  const { cacheDir, outDir } = config;
  const others = namesIn(dirname(cacheDir)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== basename(cacheDir));
  if (others.length > 0) return 'engine';
  return existsSync(join(outDir, listName)) ? 'cache' : 'first';
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
