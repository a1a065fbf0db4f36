// Sources that change in ways that times do not tell: clocks that go wrong, and branches that are switched.
import { execFileSync } from 'node:child_process';
import { cpSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bin, run } from '../../pipeline/6-emit/site-on-disk.ts';
import { configText } from '../../pipeline/built-site.ts';
import { isThorough } from '../../property-runs.ts';
import { buildCold, buildHere, inFolder, outputOf } from './builds.ts';
import { randomSite } from './random-site.ts';
import { type Tree, writeTree } from './tree.ts';

const tree = randomSite({ pages: 20, seed: 6, versions: false });
const day = 86_400_000;
const files = isThorough() ? 1000 : 100;

test('files from the future and from long ago are built as they are', async () => {
  await inFolder('slodocs-clock-', async (root) => {
    writeTree(root, tree);
    let standing = tree;
    for (const [at, year] of [2090, 1971, 2090, 2038].entries()) {
      const edited = new Map(standing).set('docs/index.md', `${standing.get('docs/index.md')}\nIn ${year}.\n`);
      writeTree(root, edited, standing);
      standing = edited;
      const time = new Date(Date.UTC(year, at, 1));
      for (const path of standing.keys()) utimesSync(join(root, path), time, time);
      await buildHere(root, 1);
      expect(await outputOf(root)).toEqual((await buildCold(standing)).output);
    }
  });
});

test('a clock that is set back between two builds, and forward again', async () => {
  await inFolder('slodocs-clock-', async (root) => {
    writeTree(root, tree);
    let standing = tree;
    for (const days of [0, -400, -399, 400]) {
      const edited = new Map(standing).set('docs/index.md', `${standing.get('docs/index.md')}\nAfter ${days} days.\n`);
      writeTree(root, edited, standing);
      standing = edited;
      await buildAt(root, days);
      expect(await outputOf(root), `${days} days`).toEqual((await buildCold(standing)).output);
    }
  });
});

test('edits of equal size right behind a build, with the time put back', async () => {
  await inFolder('slodocs-clock-', async (root) => {
    writeTree(root, tree);
    const path = join(root, 'docs/index.md');
    const time = new Date();
    utimesSync(path, time, time);
    await buildHere(root, 1);
    for (const letter of ['Q', 'Z', 'W']) {
      const edited = new Map(tree).set('docs/index.md', (tree.get('docs/index.md') ?? '').replace('Where', `${letter}here`));
      writeTree(root, edited);
      utimesSync(path, time, time);
      await buildHere(root, 1);
      expect(await outputOf(root)).toEqual((await buildCold(edited)).output);
    }
  });
});

test(`${files} files that a switch of branches changes, there and back, with the dates of git`, async () => {
  await inFolder('slodocs-branch-', async (folder) => {
    const [root, copy] = [join(folder, 'site'), join(folder, 'copy')];
    const git = (...args: readonly string[]): void => void execFileSync('git', ['-C', root, ...args], { env, stdio: 'ignore' });
    const main = branch('main');
    writeTree(root, main);
    git('init', '-b', 'main');
    git('add', '.');
    git('commit', '-m', 'One');
    git('checkout', '-b', 'other');
    writeTree(root, branch('other'), main);
    git('add', '-A');
    git('commit', '-m', 'Two');
    cpSync(root, copy, { recursive: true });
    expect(await buildHere(copy, 1)).toMatchObject({ ok: true });
    const cold: Record<string, unknown> = { other: await outputOf(copy) };
    for (const name of ['main', 'other', 'main']) {
      git('checkout', name);
      expect(await buildHere(root, 2)).toMatchObject({ ok: true });
      cold[name] ??= await outputOf(root);
      expect(await outputOf(root)).toEqual(cold[name]);
    }
  });
}, 300_000);

const env = {
  PATH: process.env['PATH'],
  HOME: '/nonexistent',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'A'],
      [`GIT_${who}_EMAIL`, 'a@case.example'],
      [`GIT_${who}_DATE`, '2024-05-01T00:00:00Z'],
    ]),
  ),
};

/** Every page differs between branches, and some are in one alone. */
function branch(name: string): Tree {
  const pages = Array.from({ length: files }, (_, n): [string, string] => {
    const file = `docs/part-${Math.floor(n / 25)}/page-${n}${n % 100 === 0 ? `-of-${name}` : ''}.md`;
    return [file, `---\ntitle: Page ${n} of ${name}\n---\n\nText of ${name}.\n`];
  });
  const config = configText().replace("'git-dates': false, ", '');
  return new Map([...pages, ['site.config.ts', config], ['.gitignore', 'build/\n.slodocs/\n']]);
}

/** Builds in a process whose clock goes wrong by so many days. */
async function buildAt(root: string, days: number): Promise<void> {
  const clock = `const now = Date.now; Date.now = () => now() + ${days * day};
globalThis.Date = new Proxy(Date, { construct: (target, args) => new target(...(args.length > 0 ? args : [Date.now()])) });`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, bin, 'build', root];
  const { code, printed } = await run(process.execPath, args);
  expect(code, printed).toBe(0);
}
