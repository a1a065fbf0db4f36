// Lists the faults of the deep tests: each changing operation, failing once and permanently, a kill at each, and every third read.
import { expect, test } from 'vitest';
import type { Kind } from './faulted-run.ts';
import type { Scenario } from './scenarios.ts';
import { type Trial, tryFaults } from './try-faults.ts';

/** So many runs of one scenario take about ten minutes, or FAULT_RUNS; where there would be more, one in so many operations is tried. */
const mostRuns = Number(process.env['FAULT_RUNS'] ?? 500);

const kinds: readonly Kind[] = ['EIO', 'ENOSPC', 'EACCES'];

const trials: readonly Trial[] = [
  ...kinds.flatMap((kind): readonly Trial[] => [
    { kind, group: 'change', lasts: false, stride: 1 },
    { kind, group: 'change', lasts: true, stride: 1 },
  ]),
  { kind: 'SIGKILL', group: 'change', lasts: false, stride: 1 },
  { kind: 'EIO', group: 'look', lasts: false, stride: 3 },
  { kind: 'EIO', group: 'look', lasts: true, stride: 3, first: 2 },
  { kind: 'EACCES', group: 'look', lasts: true, stride: 3, first: 3 },
];

export function testDeeply(scenarios: readonly Scenario[]): void {
  test.each(scenarios)('$name', { timeout: 10_800_000 }, async (scenario) => {
    const { lines, problems } = await tryFaults(scenario, trials, { mostRuns });
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(problems).toEqual([]);
  });
}
