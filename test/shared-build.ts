// Builds sites of this repository once, for all test files that look at the output.
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { type BuildResult, build } from '../src/index.ts';

/** The first caller builds; later ones wait and get the same result. No one may write to the output. */
export function buildOnce(root: string): Promise<BuildResult> {
  // Some callers end the name of a folder with a slash.
  const folder = join(inject('runFolder'), createHash('sha256').update(resolve(root)).digest('hex').slice(0, 16));
  return build({ root, outDir: join(folder, 'build'), cacheDir: join(folder, 'cache') });
}
