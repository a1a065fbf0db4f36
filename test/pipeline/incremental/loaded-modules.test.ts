// What a build loads: with nothing to do neither parser nor renderer, bundler or highlighter.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bin, run } from '../5-emit/site-on-disk.ts';
import { inFolder } from './builds.ts';
import { randomSite } from './random-site.ts';
import { writeTree } from './tree.ts';

const logger = fileURLToPath(new URL('fixtures/log-modules.mjs', import.meta.url));
const heavy = [
  'unified',
  'remark-parse',
  'micromark',
  'react-dom',
  'theme/server.js',
  'esbuild',
  'refractor',
  '@babel/parser',
  'tinypool',
];

test('a build with nothing to do loads nothing of what it would do it with', async () => {
  await inFolder('slodocs-loaded-', async (root) => {
    writeTree(root, randomSite({ pages: 20, seed: 1, versions: false }));
    // The logger sees them when they are loaded.
    expect(await loadedBy(root)).toEqual(expect.arrayContaining(['unified', 'theme/server.js', 'esbuild', 'refractor']));
    expect(await loadedBy(root)).toEqual([]);
  });
});

/** Which of the heavy modules a build loads. */
async function loadedBy(root: string): Promise<readonly string[]> {
  const log = join(root, '..', `${root.split('/').at(-1)}.log`);
  const env = { PATH: process.env['PATH'], LOADED_MODULES: log };
  const { code, printed } = await run(process.execPath, ['--import', logger, bin, 'build', root], { env });
  expect(code, printed).toBe(0);
  expect(existsSync(log)).toBe(true);
  const paths = readFileSync(log, 'utf8');
  rmSync(log);
  return heavy.filter((name) => new RegExp(`(?:/node_modules/|/dist/)${name.replace('.', '\\.')}(?:[/\n]|-[A-Z0-9]{8}\\.js|$)`).test(paths));
}
