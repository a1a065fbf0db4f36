// After every edit of a site, a build with a cache makes what a build from nothing makes, byte for byte.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isThorough, replayed, scriptRuns } from '../../property-runs.ts';
import { type Builder, buildCold, buildHere, buildInProcess, inFolder, type Outcome, outputOf } from './builds.ts';
import { carryOut, type Script, scripts } from './edit-scripts.ts';
import { randomSite } from './random-site.ts';
import { type Tree, writeTree } from './tree.ts';

/** What a run of all tests has time for, or as many as SCRIPT_RUNS asks for. */
const numRuns = scriptRuns(1, 200);
/** In milliseconds. Then a failure is told as short as it has become. */
const interruptAfterTimeLimit = isThorough() ? 6_000_000 : 240_000;

test(
  `scripts of edits (${numRuns}): a warm build is a cold one`,
  () => fc.assert(fc.asyncProperty(scripts, play), { numRuns, ...replayed(), interruptAfterTimeLimit }),
  interruptAfterTimeLimit + 120_000,
);

/** It is sound, so that there is something to compare. */
const firstBuild = 'the first build';

async function play({ site, concurrency, processes, steps }: Script): Promise<void> {
  const build = processes ? buildInProcess : buildHere;
  await inFolder('slodocs-warm-', async (root) => {
    const first = randomSite(site);
    writeTree(root, first);
    const compare = compareBuilds(root, build, concurrency);
    await compare(first, firstBuild);
    let standing = first;
    for (const [at, step] of steps.entries()) {
      standing = carryOut(step, root, standing, first);
      await compare(standing, `step ${at + 1}, ${step.edit}`);
    }
  });
}

function compareBuilds(root: string, build: Builder, concurrency: number) {
  return async (tree: Tree, when: string): Promise<void> => {
    const before = await outputOf(root);
    const { work, ...warm } = await build(root, concurrency);
    const after = await outputOf(root);
    const cold = await buildCold(tree, build, 3 - concurrency);
    const { work: _, ...wanted } = cold.outcome;
    if (when === firstBuild) expect(wanted.ok, JSON.stringify(wanted.diagnostics)).toBe(true);
    expect(warm, when).toEqual(wanted);
    // A build that fails leaves what stood there.
    expect(after, when).toEqual(wanted.ok ? cold.output : before);
    if (work) expectCounts(work, before, after, when);
  };
}

/** What a build says that it did to the output is what happened to it. */
function expectCounts(
  { written, removed, replayed }: NonNullable<Outcome['work']>,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  when: string,
): void {
  // Of the site: the list of its files is none of them.
  const isCounted = (path: string): boolean => !path.endsWith('/') && path !== '.slodocs-output';
  const files = (output: Readonly<Record<string, string>>) => Object.entries(output).filter(([path]) => isCounted(path));
  const differing = files(after).filter(([path, hash]) => before[path] !== hash);
  const gone = files(before).filter(([path]) => !Object.hasOwn(after, path));
  expect({ written, removed }, when).toEqual({ written: differing.length, removed: gone.length });
  if (replayed) expect(after, when).toEqual(before);
}
