// A thin sample of the faults that the deep tests try: some operations of a build and of commands that change sources.
import { expect, test } from 'vitest';
import { isThorough } from '../property-runs.ts';
import { builds, commands } from './scenarios.ts';
import { type Trial, tryFaults } from './try-faults.ts';

const changed = builds.filter(({ name }) => name.includes('changed'));
const cut = commands.filter(({ name }) => name === 'version cut');

/** Tried in every run: a disk that fails once, one that is full, a kill, and a folder that may not be looked at. */
const first: readonly Trial[] = [
  { kind: 'EIO', group: 'change', lasts: false, within: /^(?:link|rename) .*build\//, stride: 50, first: 5 },
  { kind: 'ENOSPC', group: 'change', lasts: true, within: /^link build\//, stride: 50, first: 7 },
  { kind: 'SIGKILL', group: 'change', lasts: false, within: /^rename .* build\//, stride: 50, first: 9 },
  { kind: 'EACCES', group: 'look', lasts: true, within: /^stat static$/, stride: 1 },
];
const others: readonly Trial[] = [
  { kind: 'EIO', group: 'look', lasts: true, within: /^read static/, stride: 50 },
  { kind: 'EIO', group: 'look', lasts: false, within: /^open .*\.svg/, stride: 50 },
  { kind: 'EIO', group: 'change', lasts: true, within: /^rmdir build\/[^.]/, stride: 50 },
];

test.each(changed)('$name: output and messages are true whatever fails', { timeout: 120_000 }, async (scenario) => {
  const trials = isThorough() ? [...first, ...others] : first;
  const { problems, runs } = await tryFaults(scenario, trials);
  expect(problems).toEqual([]);
  expect(runs).toBeGreaterThanOrEqual(trials.length);
});

test.runIf(isThorough()).each(changed)('$name: on a disk without hard links as well', { timeout: 120_000 }, async (scenario) => {
  const trial = { kind: 'EIO', group: 'change', lasts: false, within: /^rename .* build\/.*html/, stride: 50, first: 5 } as const;
  const { problems, runs } = await tryFaults(scenario, [trial], { noLinks: true });
  expect(problems).toEqual([]);
  expect(runs).toBe(1);
});

test.each(cut)('$name: sources are the old or the new ones', { timeout: 120_000 }, async (scenario) => {
  const kill: Trial = { kind: 'SIGKILL', group: 'change', lasts: false, within: /^rename .* versions\.json/, stride: 1 };
  const failure: Trial = { kind: 'EIO', group: 'change', lasts: true, within: /^rename .* versions\.json/, stride: 1 };
  const trials = isThorough() ? [failure, kill] : [kill];
  const { problems, runs } = await tryFaults(scenario, trials);
  expect(problems).toEqual([]);
  expect(runs).toBe(trials.length);
});
