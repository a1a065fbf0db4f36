// Runs a scenario once for each fault, from the same state, and tells what is wrong after each.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, setUp, tryFault } from './fault-bench.ts';
import type { Group, Kind, Operation } from './faulted-run.ts';
import type { Scenario } from './scenarios.ts';

export interface Trial {
  readonly kind: Kind;
  readonly group: Group;
  readonly lasts: boolean;
  /** One operation of so many is tried. */
  readonly stride: number;
  /** The first that is tried, from 1. */
  readonly first?: number;
  /** Only operations that read like this: `rename build/a -> build/b`. */
  readonly within?: RegExp;
}

export interface TriedDisk {
  /** It has no hard links, as FAT and some network disks. */
  readonly noLinks?: boolean;
  /** With more runs than this, fewer operations are tried. */
  readonly mostRuns?: number;
}

export interface Tally {
  readonly runs: number;
  /** A line for each kind of fault. */
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

export async function tryFaults(
  scenario: Scenario,
  trials: readonly Trial[],
  { noLinks = false, mostRuns = Number.POSITIVE_INFINITY }: TriedDisk = {},
): Promise<Tally> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-faults-')));
  try {
    const bench = await setUp(scenario, folder, noLinks);
    const count = trials.reduce((sum, trial) => sum + operationsOf(bench, trial).length, 0);
    const thinning = Math.max(1, Math.ceil(count / mostRuns));
    const tallies: Tally[] = [];
    for (const [index, trial] of trials.entries()) tallies.push(await runTrial(bench, trial, { thinning, from: index }));
    return {
      runs: tallies.reduce((sum, { runs }) => sum + runs, 0),
      lines: tallies.flatMap(({ lines }) => lines),
      problems: tallies.flatMap(({ problems }) => problems),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is left out differs from trial to trial. */
interface Thinning {
  readonly thinning: number;
  readonly from: number;
}

async function runTrial(bench: Bench, trial: Trial, { thinning, from }: Thinning): Promise<Tally> {
  const { kind, group, lasts, stride } = trial;
  const counts = { runs: 0, old: 0, new: 0, mended: 0, broken: 0 };
  const problems: string[] = [];
  const chosen = operationsOf(bench, trial).filter((_, index) => (index + from) % thinning === 0);
  for (const { index: at } of chosen) {
    const tried = await tryFault(bench, { kind, group, lasts, at, noLinks: bench.noLinks });
    if (tried === undefined) continue;
    counts.runs += 1;
    counts[tried.problems.length > 0 ? 'broken' : tried.outcome === 'neither' ? 'mended' : tried.outcome] += 1;
    problems.push(...tried.problems);
  }
  const { runs, ...rest } = counts;
  const sample = stride * thinning === 1 ? 'each' : `one in ${stride * thinning}`;
  const what = `${kind} ${lasts ? 'for good' : 'once'} at a ${group} (${sample} of ${countOf(bench, group)})`;
  return { runs, lines: [`${bench.scenario.name}: ${what}: ${runs} runs, ${JSON.stringify(rest)}`], problems };
}

function countOf({ operations }: Bench, wanted: Group): number {
  return operations.filter(({ group }) => group === wanted).length;
}

function operationsOf({ operations }: Bench, { group: wanted, stride, first = 1, within = /^/ }: Trial): readonly Operation[] {
  const found = operations.filter(({ group, name, paths }) => group === wanted && within.test(`${name} ${paths.join(' -> ')}`));
  return found.filter((_, index) => index >= first - 1 && (index - first + 1) % stride === 0);
}
