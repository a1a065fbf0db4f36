// What a build loads: with nothing to do neither parser nor renderer, bundler or highlighter.
import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bin, run } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';
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
  'piscina',
];

deepTest('a build with nothing to do loads nothing of what it would do it with', async () => {
  await inFolder('slodocs-loaded-', async (root) => {
    writeTree(root, randomSite({ pages: 20, seed: 1, versions: false }));
    // The logger sees them when they are loaded.
    expect(await loadedBy(root)).toEqual(expect.arrayContaining(['unified', 'theme/server.js', 'esbuild', 'refractor']));
    expect(await loadedBy(root)).toEqual([]);
  });
});

test('little is loaded where nothing has changed, and for an edit of a body no bundler, threads, or package in its many files', async () => {
  await inFolder('slodocs-loaded-', async (root) => {
    const config = "export default { title: 'Modules', url: 'https://modules.example' };\n";
    writeTree(
      root,
      new Map([
        ['site.config.ts', config],
        ['docs/intro.md', '# Intro\n\n```js\nlet a = 1;\n```\n'],
      ]),
    );
    await pathsLoadedBy(root);
    expect(bytesOf(await pathsLoadedBy(root))).toBeLessThan(450_000);
    appendFileSync(join(root, 'docs/intro.md'), '\nOne more line.\n');
    const paths = await pathsLoadedBy(root);
    expect(paths.filter((path) => /\/(?:esbuild|piscina|sitemap|chokidar|sirv)(?:\/|-[A-Z0-9]{8}\.js)/.test(path))).toEqual([]);
    // Languages of the highlighter are loaded by their names, as a page needs them.
    const packages = paths.flatMap((path) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
    expect([...new Set(packages)].filter((name) => name !== 'refractor')).toEqual([]);
    expect(bytesOf(paths)).toBeLessThan(2_600_000);
  });
});

/** Each megabyte of code takes some 30 ms to load, and more where it is in many files. */
function bytesOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + statSync(path).size, 0);
}

/** Which of the heavy modules a build loads. */
async function loadedBy(root: string): Promise<readonly string[]> {
  const paths = (await pathsLoadedBy(root)).map((path) => `${path}\n`).join('');
  return heavy.filter((name) =>
    new RegExp(`(?:/node_modules/|/dist/)${name.replace('.', '\\.')}(?:[/\n]|-[A-Z0-9]{8}\\.js|$)`).test(paths),
  );
}

/** The files of the modules that a build loads, each once. */
async function pathsLoadedBy(root: string): Promise<readonly string[]> {
  const log = join(root, '..', `${root.split('/').at(-1)}.log`);
  const env = { PATH: process.env['PATH'], LOADED_MODULES: log };
  const { code, printed } = await run(process.execPath, ['--import', logger, bin, 'build', root], { env });
  expect(code, printed).toBe(0);
  const lines = readFileSync(log, 'utf8').split('\n');
  rmSync(log);
  const paths = lines
    .map((line) => (line.startsWith('file:') ? fileURLToPath(line) : line))
    .map((path) => path.replace(/\?.*$/, ''));
  return [...new Set(paths)].filter((path) => path.startsWith('/') && existsSync(path));
}
