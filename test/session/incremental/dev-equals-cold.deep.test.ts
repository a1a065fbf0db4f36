// After every edit of a site in development, each of its pages is the one that a build from nothing writes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import type { DevOptions, DevSite } from '../../../src/model/dev.ts';
import { isThorough, replayed, scriptRuns } from '../../property-runs.ts';
import { buildHere, inFolder } from './builds.ts';
import { carryOut, type Script, scripts } from './edit-scripts.ts';
import { randomSite } from './random-site.ts';
import { changedBetween, stateOf } from './source-state.ts';
import { type Tree, writeTree } from './tree.ts';

const { openDev } = (await import(/* @vite-ignore */ fileURLToPath(new URL('../../../dist/index.js', import.meta.url)))) as {
  openDev(options: DevOptions): Promise<DevSite | undefined>;
};

const numRuns = scriptRuns(1, 50);
/** In milliseconds. Then a failure is told as short as it has become. */
const interruptAfterTimeLimit = isThorough() ? 3_000_000 : 240_000;

test(
  `scripts of edits (${numRuns}): development shows what a build writes`,
  () => fc.assert(fc.asyncProperty(scripts, play), { numRuns, ...replayed(), interruptAfterTimeLimit }),
  interruptAfterTimeLimit + 120_000,
);

async function play({ site, concurrency, steps }: Script): Promise<void> {
  await inFolder('slodocs-dev-', async (root) => {
    const first = randomSite(site);
    writeTree(root, first);
    const crashes: unknown[] = [];
    const dev = await openDev({
      root,
      concurrency,
      drafts: false,
      listener: (event) => void (event.kind === 'crashed' && crashes.push(event.thrown)),
    });
    if (!dev) throw new Error('the site has a configuration');
    try {
      await parsed(dev);
      await compare(dev, first, 'at first');
      let standing = first;
      for (const [at, step] of steps.entries()) {
        const before = stateOf(root);
        standing = carryOut(step, root, standing, first);
        // The watcher would say so a moment later.
        const changed = changedBetween(before, stateOf(root)).map((path) => join(root, path));
        await dev.changed(changed);
        if (changed.length > mostAtOnce || !changed.every(isContent)) await parsed(dev);
        await compare(dev, standing, `step ${at + 1}, ${step.edit}`);
      }
      expect(crashes).toEqual([]);
    } finally {
      await dev.close();
    }
  });
}

/** Edits of more sources than this are parsed in the background, and so is everything after an edit of the configuration. */
const mostAtOnce = 20;
const isContent = (path: string): boolean => /[/\\](?:docs|news|notes)[/\\].*\.mdx?$/.test(path);

/** Settles when all sources are parsed: before, lists of other pages may lack what is in their content. */
async function parsed(dev: DevSite): Promise<void> {
  await expect
    .poll(async () => (await dev.faults()).left !== undefined || (await hasErrors(dev)), { timeout: 60_000 })
    .toBe(true);
}

async function hasErrors(dev: DevSite): Promise<boolean> {
  return (await dev.faults()).diagnostics.some(({ severity }) => severity === 'error');
}

/** A site that cannot be built shows nothing to compare with. */
async function compare(dev: DevSite, tree: Tree, when: string): Promise<void> {
  await inFolder('slodocs-cold-', async (root) => {
    writeTree(root, tree);
    const { ok } = await buildHere(root, 1);
    if (!ok) return;
    const out = join(root, 'build');
    for (const path of fastGlob.sync('**/*.html', { cwd: out }).sort()) {
      const wanted = readFileSync(join(out, path), 'utf8');
      if (!wanted.includes('id="slodocs"')) continue;
      const answer = await dev.answer(`/${path.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`);
      expect(answer.kind === 'page' && plain(answer.html), `${when}: ${path}`).toBe(plain(wanted));
    }
  });
}

/** Development loads other scripts: React's development build has names and hashes of its own. */
function plain(html: string): string {
  return html
    .replace(/[^"'\s(]*\/assets\/[^"'\s)]+/g, 'asset')
    .replace(/ integrity="[^"]*"/g, '')
    .replace(/<link rel="modulepreload" href="asset"[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/^\s+$/gm, '')
    .replace(/\n+/g, '\n')
    .replace(/"late":\{[^}]*\},?/, '');
}
