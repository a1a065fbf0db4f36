// What other versions of slodocs have left in a cache: a few of them stay, and nothing that is not theirs goes.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeUnusedEngines } from '../../src/store/engine-folders.ts';
import { markCache } from '../../src/store/remove-cache.ts';
import { build, put, site } from '../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../property-runs.ts';

const running = 'ffffffffffffffff';

/** Engines by name, with the hours since each was used. */
function cacheOf(engines: Readonly<Record<string, number>>): string {
  const cache = mkdtempSync(join(tmpdir(), 'slodocs-engines-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  for (const [name, hours] of Object.entries(engines)) makeEngine(cache, name, hours);
  return cache;
}

function makeEngine(cache: string, name: string, hours: number): void {
  const manifests = join(cache, name, 'manifests');
  for (const part of ['store', 'code', 'manifests']) mkdirSync(join(cache, name, part), { recursive: true });
  markCache(join(cache, name));
  writeFileSync(join(cache, name, 'store', 'index'), 'bytes');
  const used = Date.now() / 1000 - hours * 3600;
  utimesSync(manifests, used, used);
  // Made long ago, all of them: what counts is the last manifest.
  utimesSync(join(cache, name), 1000, 1000);
}

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(16)) as [string, string, string, string];

test('the two that were used last stay, and the running one however old it is', async () => {
  const cache = cacheOf({ [a]: 4, [b]: 1, [c]: 3, [d]: 2, [running]: 1000 });
  await removeUnusedEngines(cache, running);
  expect(readdirSync(cache).sort()).toEqual([b, d, running]);
});

test('two others are not too many', async () => {
  const cache = cacheOf({ [a]: 4000, [b]: 1, [running]: 0 });
  await removeUnusedEngines(cache, running);
  expect(readdirSync(cache).sort()).toEqual([a, b, running]);
});

test('what no version has made stays: by another name, without the mark, or with something else in it', async () => {
  const cache = cacheOf({ [a]: 4, [b]: 3, [c]: 2, [d]: 1, 'not-an-engine': 9, [running]: 0 });
  const unmarked = 'e'.repeat(16);
  mkdirSync(join(cache, unmarked, 'store'), { recursive: true });
  writeFileSync(join(cache, unmarked, 'store/thesis.txt'), 'thesis');
  writeFileSync(join(cache, a, 'mine.txt'), 'mine');
  writeFileSync(join(cache, '0'.repeat(16)), 'a file');
  await removeUnusedEngines(cache, running);
  expect(readdirSync(cache).sort()).toEqual(['0'.repeat(16), a, c, d, unmarked, running, 'not-an-engine'].sort());
});

test('no cache is nothing to do', async () => {
  await removeUnusedEngines('/nowhere/at/all', running);
});

deepTest('a build that keeps something removes them, one that has nothing to do does not', async () => {
  const root = site({ 'docs/index.md': '# Home\n' });
  expect(await build(root)).toMatchObject({ code: 0 });
  const cache = join(root, '.slodocs/cache');
  for (const [index, name] of [a, b, c, d].entries()) makeEngine(cache, name, index + 1);
  expect(await build(root)).toMatchObject({ code: 0 });
  expect(readdirSync(cache)).toHaveLength(5);
  put(root, { 'docs/index.md': '# Another home\n' });
  expect(await build(root)).toMatchObject({ code: 0 });
  expect(readdirSync(cache)).toHaveLength(3);
  for (const [name, there] of [
    [a, true],
    [b, true],
    [c, false],
    [d, false],
  ] as const)
    expect(existsSync(join(cache, name)), name).toBe(there);
});
