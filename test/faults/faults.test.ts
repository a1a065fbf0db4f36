// A thin sample of the faults that the deep tests try: some operations of a build and of commands that change sources.
import { expect, test } from 'vitest';
import { builds, commands } from './scenarios.ts';
import { tryFaults } from './try-faults.ts';

const changed = builds.filter(({ name }) => name.includes('changed'));
const cut = commands.filter(({ name }) => name === 'version cut');

test.each(changed)('$name: output and messages are true whatever fails', { timeout: 120_000 }, async (scenario) => {
  const { problems, runs } = await tryFaults(scenario, [
    { kind: 'EIO', group: 'change', lasts: false, within: /^(?:link|rename) .*build\//, stride: 50, first: 5 },
    { kind: 'ENOSPC', group: 'change', lasts: true, within: /^link build\//, stride: 50, first: 7 },
    { kind: 'SIGKILL', group: 'change', lasts: false, within: /^rename .* build\//, stride: 50, first: 9 },
    { kind: 'EIO', group: 'look', lasts: true, within: /^read static/, stride: 50 },
    { kind: 'EACCES', group: 'look', lasts: true, within: /^stat static$/, stride: 1 },
    { kind: 'EIO', group: 'look', lasts: false, within: /^open .*\.svg/, stride: 50 },
    { kind: 'EIO', group: 'change', lasts: true, within: /^rmdir build\/[^.]/, stride: 50 },
  ]);
  expect(problems).toEqual([]);
  expect(runs).toBeGreaterThanOrEqual(7);
});

test.each(changed)('$name: on a disk without hard links as well', { timeout: 120_000 }, async (scenario) => {
  const trial = { kind: 'EIO', group: 'change', lasts: false, within: /^rename .* build\/.*html/, stride: 50, first: 5 } as const;
  const { problems, runs } = await tryFaults(scenario, [trial], { noLinks: true });
  expect(problems).toEqual([]);
  expect(runs).toBe(1);
});

test.each(cut)('$name: sources are the old or the new ones', { timeout: 120_000 }, async (scenario) => {
  const { problems, runs } = await tryFaults(scenario, [
    { kind: 'EIO', group: 'change', lasts: true, within: /^rename .* versions\.json/, stride: 1 },
    { kind: 'SIGKILL', group: 'change', lasts: false, within: /^rename .* versions\.json/, stride: 1 },
  ]);
  expect(problems).toEqual([]);
  expect(runs).toBe(2);
});
