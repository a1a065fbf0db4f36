// Typos by a fixed seed in a copy of our manual: `check --fix` writes nine in ten of them as they were, and changes nothing else.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isThorough } from '../../property-runs.ts';
import { mendTypos } from './mend-typos.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slodocs-typos-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const count = isThorough() ? 40 : 12;

test(`${count} typos in the manual`, { timeout: 300_000 }, async () => {
  await cp(join(repository, 'docs'), root, { recursive: true, filter: (path) => !/docs\/(?:build|\.slodocs)$/.test(path) });
  const patterns = ['**/*.{md,mdx}', 'sidebars.ts', 'site.config.ts'];
  // Without a file of tags any tag is right.
  const { typos, restored, damaged, fresh } = await mendTypos({ root, patterns, count, seed: 3, without: ['tag'] });
  expect(typos).toHaveLength(count);
  expect(damaged).toEqual([]);
  expect(fresh).toEqual([]);
  expect(restored.length).toBeGreaterThanOrEqual(0.9 * count);
});
