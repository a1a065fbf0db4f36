// Builds on a disk that fails at every operation: the output is the old or the new one, and what is said of it is true.
import { expect, test } from 'vitest';
import { testDeeply } from './deep-trials.ts';
import { builds } from './scenarios.ts';
import { tryFaults } from './try-faults.ts';

testDeeply(builds);

test.each(builds)('$name, on a disk without hard links', { timeout: 10_800_000 }, async (scenario) => {
  const within = /^(?:rename|copyFile|mkdir|utimes) .*build\//;
  const trials = [false, true].map((lasts) => ({ kind: 'EIO', group: 'change', lasts, within, stride: 2 }) as const);
  const { lines, problems } = await tryFaults(scenario, trials, { noLinks: true });
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(problems).toEqual([]);
});
