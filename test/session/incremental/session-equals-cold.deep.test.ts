// After every edit of a site that stays open, its session makes what a build from nothing makes, byte for byte.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isThorough, replayed, scriptRuns } from '../../property-runs.ts';
import { buildCold, inFolder, openHere, outputOf } from './builds.ts';
import { carryOut, type Script, scripts } from './edit-scripts.ts';
import { randomSite } from './random-site.ts';
import { changedBetween, stateOf } from './source-state.ts';
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
