// Builds sites of this repository once, for all test files that look at the output.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { type BuildResult, build } from '../src/index.ts';

const results = new Map<string, Promise<BuildResult>>();

/** The first caller builds; later ones wait and get the same result. No one may write to the output. */
export function buildOnce(root: string): Promise<BuildResult> {
  // Some callers end the name of a folder with a slash.
  const site = resolve(root);
  const result = results.get(site) ?? buildOrRead(site);
  results.set(site, result);
  return result;
}

/** What another process of this run has built is read: even a build with nothing to do looks at every file of a site. */
async function buildOrRead(root: string): Promise<BuildResult> {
  const folder = join(inject('runFolder'), createHash('sha256').update(root).digest('hex').slice(0, 16));
  const kept = join(folder, 'result.json');
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as BuildResult;
  const result = await build({ root, outDir: join(folder, 'build'), cacheDir: join(folder, 'cache') });
  await writeFile(`${kept}-${process.pid}`, JSON.stringify(result));
  await rename(`${kept}-${process.pid}`, kept);
  return result;
}
