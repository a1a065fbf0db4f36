// Sites of this repository, each built once for all files that look at what came out.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type BuildResult, build } from '../src/index.ts';

/** The first who asks builds it; who comes later waits for that and is told the same. Nobody may write to the output. */
export function buildOnce(root: string): Promise<BuildResult> {
  const folder = join(inject('runFolder'), createHash('sha256').update(root).digest('hex').slice(0, 16));
  return build({ root, outDir: join(folder, 'build'), cacheDir: join(folder, 'cache') });
}
