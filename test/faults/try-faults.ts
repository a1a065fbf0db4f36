// Runs a scenario once for each fault, from the same state, and tells what is wrong after each.
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { put } from '../pipeline/5-emit/site-on-disk.ts';
import { countOperations, type Fault, type Group, type Kind, type Operation, runPlainly, runWithFault } from './faulted-run.ts';
import { outcomeOf, problemsAfterwards, problemsOf } from './judge-run.ts';
import { type Scenario, sources } from './scenarios.ts';
import { missingAssets, type SiteState, stateOf } from './site-state.ts';

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

export interface Tally {
  readonly runs: number;
  /** A line for each kind of fault. */
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

/** With more than `mostRuns` of them, fewer operations are tried. */
export async function tryFaults(
  scenario: Scenario,
  trials: readonly Trial[],
  mostRuns = Number.POSITIVE_INFINITY,
): Promise<Tally> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-faults-')));
  try {
    const bench = await setUp(scenario, folder);
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
    const tried = await tryFault(bench, { kind, group, lasts, at });
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

interface Bench {
  readonly scenario: Scenario;
  /** The site. Always at one path, which names the list of its output. */
  readonly root: string;
  /** A copy of it as it is before the command. */
  readonly kept: string;
  readonly operations: readonly Operation[];
  readonly old: SiteState;
  readonly new: SiteState;
  /** The new one, built. */
  readonly built: SiteState;
}

async function setUp(scenario: Scenario, folder: string): Promise<Bench> {
  const root = join(folder, 'site');
  const kept = join(folder, 'kept');
  put(root, sources);
  if (scenario.isBuilt) await succeed(root, ['build']);
  scenario.arrange(root);
  cpSync(root, kept, { recursive: true, preserveTimestamps: true });
  const old = await stateOf(root);
  const operations = await countOperations(root, scenario.words);
  const after = await stateOf(root);
  await succeed(root, ['build']);
  return { scenario, root, kept, operations, old, new: after, built: await stateOf(root) };
}

async function succeed(root: string, words: readonly string[]): Promise<void> {
  const { code, printed } = await runPlainly(root, words);
  if (code !== 0) throw new Error(printed);
}

/** Undefined where the fault did not strike. */
async function tryFault(bench: Bench, fault: Fault) {
  const { scenario, root, kept, old, new: wanted, built } = bench;
  rmSync(root, { recursive: true, force: true });
  cpSync(kept, root, { recursive: true, preserveTimestamps: true });
  const ended = await runWithFault(root, scenario.words, fault);
  const failed = ended.failed[0];
  if (failed === undefined) return undefined;
  const now = await stateOf(root);
  const missing = await missingAssets(root, now);
  const problems = [...problemsOf({ fault, failed, ended, old, new: wanted, now, missing })];
  const outcome = outcomeOf({ now, old, new: wanted });
  const isBuild = scenario.words[0] === 'build';
  if (ended.code !== 0 || isBuild) {
    const again = await runPlainly(root, scenario.words);
    // What is done already may be refused.
    const isDone = again.code !== 0 && outcome === 'new';
    const judged = isDone ? { ...again, code: 0 } : again;
    problems.push(...problemsAfterwards(judged, await stateOf(root), wanted, isBuild).map(tellOf(again)));
  }
  if (!isBuild) {
    const next = await runPlainly(root, ['build']);
    problems.push(...problemsAfterwards(next, await stateOf(root), built, true).map(tellOf(next)));
  }
  const name = `${scenario.name}: ${fault.kind} ${fault.lasts ? 'from' : 'at'} ${fault.group} ${fault.at}`;
  const where = `${failed.name} ${failed.paths.join(' -> ')}`;
  const by = failed.stack.split('\n').filter((line) => /\/(dist|node_modules)\//.test(line));
  const trace = by.slice(0, 4).map((line) => line.trim().replace(/\(?file:\/\/.*\//, '('));
  return {
    outcome,
    problems: problems.map(
      (problem) => `${name} (${where}): ${problem}\n    ${trace.join('; ')}\n    printed: ${ended.printed.trim()}`,
    ),
  };
}

function tellOf({ printed }: { readonly printed: string }): (problem: string) => string {
  return (problem) => `${problem} [${printed.trim()}]`;
}
