// Folders of bundled code: those that were used long ago go, beyond a few.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markUsed, removeUnusedBundles } from '../../src/code/unused-bundles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slodocs-bundles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hour = 3_600_000;

/** The n-th was used n days ago. */
function makeBundles(count: number): void {
  for (let n = 0; n < count; n++) {
    const path = join(folder, `bundle-${String(n).padStart(2, '0')}`);
    mkdirSync(path);
    writeFileSync(join(path, 'module-0.mjs'), '');
    const time = new Date(Date.now() - n * 24 * hour);
    utimesSync(path, time, time);
  }
}

test('keeps what was used within the hour, and forty of the others', async () => {
  makeBundles(60);
  await removeUnusedBundles(folder);
  expect(readdirSync(folder).sort().at(-1)).toBe('bundle-40');
  expect(readdirSync(folder)).toHaveLength(41);
});

test('what a build has used again stays', async () => {
  makeBundles(60);
  await markUsed(join(folder, 'bundle-59'));
  await removeUnusedBundles(folder);
  expect(readdirSync(folder)).toContain('bundle-59');
});

test('a folder that is not there, or holds few, is left alone', async () => {
  await removeUnusedBundles(join(folder, 'missing'));
  makeBundles(40);
  await removeUnusedBundles(folder);
  expect(readdirSync(folder)).toHaveLength(40);
});
