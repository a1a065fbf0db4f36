// Clean builds of one corpus in folders of other names, at other times, with other numbers of workers: the bytes are the same.
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCorpus } from '../../../bench/corpus.mjs';
import { bin, run } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest, isThorough } from '../../property-runs.ts';
import { inFolder, outputOf } from './builds.ts';
import { randomSite } from './random-site.ts';
import { readTree, type Tree, writeTree } from './tree.ts';

interface Circumstances {
  readonly folder: string;
  readonly concurrency: number;
  readonly zone: string;
  readonly year: number;
}

const circumstances: readonly Circumstances[] = [
  { folder: 'a', concurrency: 1, zone: 'UTC', year: 2001 },
  { folder: 'a-much-longer-name/of a folder/further/down', concurrency: 2, zone: 'Pacific/Auckland', year: 2024 },
  { folder: 'other', concurrency: 4, zone: 'America/St_Johns', year: 2090 },
];

/** As many as keep all workers busy; the deep run has more. */
const pages = isThorough() ? 120 : 20;

deepTest(`${pages} pages of the corpus that is measured`, async () => {
  const corpus = await inFolder('slodocs-corpus-', async (root) => {
    await makeCorpus(root, pages);
    return readTree(root);
  });
  await compare(corpus);
});

test('a site with components, partials, versions and a plugin', () =>
  compare(randomSite({ pages: pages / 2, seed: 7, versions: true, languages: 'show' })));

async function compare(tree: Tree): Promise<void> {
  const tried = isThorough() ? circumstances : circumstances.slice(0, 2);
  const [first, ...others] = await Promise.all(tried.map((one) => buildIn(tree, one)));
  expect(Object.keys(first?.output ?? {}).length).toBeGreaterThan(pages / 2);
  for (const other of others) expect(other).toEqual(first);
}

async function buildIn(tree: Tree, { folder, concurrency, zone, year }: Circumstances) {
  return inFolder('slodocs-clean-', async (parent) => {
    const root = join(parent, folder);
    writeTree(root, tree);
    const time = new Date(Date.UTC(year, 5, 15));
    for (const path of tree.keys()) utimesSync(join(root, path), time, time);
    const env = { PATH: process.env['PATH'], TZ: zone, LANG: concurrency === 1 ? 'C' : 'tr_TR.UTF-8' };
    const args = [bin, 'build', root, '--format', 'json', '--concurrency', String(concurrency)];
    const { code, printed } = await run(process.execPath, args, { env, cwd: root });
    expect(code, printed).toBe(0);
    return { output: await outputOf(root), diagnostics: (JSON.parse(printed) as { diagnostics: unknown }).diagnostics };
  });
}
