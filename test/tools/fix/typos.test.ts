// 40 typos by a fixed seed in a copy of our content: `check --fix` writes nine in ten of them as they were, and changes nothing else.
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mendTypos } from './mend-typos.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slodocs-typos-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('40 typos in the content of the repository', { timeout: 300_000 }, async () => {
  for (const part of ['content', 'site', 'site.config.ts'])
    await cp(join(repository, part), join(root, part), { recursive: true });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  const patterns = ['content/**/*.{md,mdx}', 'site/**/sidebars.ts', 'site.config.ts'];
  const { typos, restored, damaged, fresh } = await mendTypos({ root, patterns, count: 40, seed: 3 });
  expect(typos).toHaveLength(40);
  expect(damaged).toEqual([]);
  expect(fresh).toEqual([]);
  expect(restored.length).toBeGreaterThanOrEqual(36);
});
