// The examples of the pages of Nines: calls of its API, and the arithmetic of its lessons and guides.
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '#index';
import { buildOnce } from '../shared-build.ts';
import { repository } from './site.ts';

test('they print what the pages show', async () => {
  const { outDir } = await buildOnce(repository);
  const cacheDir = join(dirname(outDir), 'cache');
  const { diagnostics, tested } = await check({ root: repository, cacheDir, tests: {} });
  // Its systems may not isolate.
  expect(diagnostics.filter(({ code }) => code !== 'examples/not-isolated')).toEqual([]);
  expect(tested).toBeGreaterThan(30);
}, 300_000);
