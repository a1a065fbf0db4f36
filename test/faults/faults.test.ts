// A thin sample of the faults that the deep tests try: a build that is killed while it replaces the output.
import { expect, test } from 'vitest';
import { builds } from './scenarios.ts';
import { type Trial, tryFaults } from './try-faults.ts';

const kill: Trial = { kind: 'SIGKILL', group: 'change', lasts: false, within: /^rename .* build\//, stride: 50, first: 9 };

test.each(builds.filter(({ name }) => name.includes('changed')))(
  '$name: output and messages are true whatever fails',
  { timeout: 120_000 },
  async (scenario) => {
    const { problems, runs } = await tryFaults(scenario, [kill]);
    expect(problems).toEqual([]);
    expect(runs).toBeGreaterThanOrEqual(1);
  },
);
