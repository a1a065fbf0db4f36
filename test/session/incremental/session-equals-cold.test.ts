// After every edit of a site that stays open, its session makes what a build from nothing makes, byte for byte.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isThorough, replayed, scriptRuns } from '../../property-runs.ts';
import { buildCold, inFolder, openHere, outputOf } from './builds.ts';
import { carryOut, type Script, scripts } from './edit-scripts.ts';
import { randomSite } from './random-site.ts';
import { type Tree, writeTree } from './tree.ts';

const numRuns = scriptRuns(1, 100);
/** In milliseconds. Then a failure is told as short as it has become. */
const interruptAfterTimeLimit = isThorough() ? 3_000_000 : 240_000;

test(
  `scripts of edits (${numRuns}): a build of a session is a cold one`,
  () => fc.assert(fc.asyncProperty(scripts, play), { numRuns, ...replayed(), interruptAfterTimeLimit }),
  interruptAfterTimeLimit + 120_000,
);

async function play({ site, concurrency, steps }: Script): Promise<void> {
  await inFolder('slodocs-session-', async (root) => {
    const first = randomSite(site);
    writeTree(root, first);
    const { session, build } = await openHere(root, concurrency);
    const compare = async (tree: Tree, when: string): Promise<void> => {
      const before = await outputOf(root);
      const { work: _, ...open } = await build();
      const after = await outputOf(root);
      const cold = await buildCold(tree, undefined, 3 - concurrency);
      const { work, ...wanted } = cold.outcome;
      expect(open, when).toEqual(wanted);
      expect(after, when).toEqual(wanted.ok ? cold.output : before);
    };
    try {
      await compare(first, 'the first build');
      let standing = first;
      for (const [at, step] of steps.entries()) {
        const before = stateOf(root);
        standing = carryOut(step, root, standing, first);
        await session.update(changedBetween(before, stateOf(root)));
        // Who looks at a page sees nothing old, and leaves nothing behind.
        if (step.seed % 2 === 0) await session.page('/docs');
        await compare(standing, `step ${at + 1}, ${step.edit}`);
      }
    } finally {
      await session.close();
    }
  });
}

/** What a watcher would look at: every file and folder but the output and what slodocs keeps. */
function stateOf(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const at = relative(root, path);
      if (at === 'build' || name === '.slodocs') continue;
      const stat = lstatSync(path);
      if (stat.isSymbolicLink()) found.set(at, `link ${readlinkSync(path)}`);
      else if (stat.isDirectory()) {
        found.set(at, 'folder');
        visit(path);
      } else found.set(at, `${stat.mtimeMs} ${stat.mode} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`);
    }
  };
  visit(root);
  return found;
}

function changedBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
