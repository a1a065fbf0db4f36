// Prepares a site for a scenario, and runs the scenario with one fault from that state.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { put } from '../pipeline/6-emit/site-on-disk.ts';
import { countOperations, type Fault, type Operation, runPlainly, runWithFault } from './faulted-run.ts';
import { outcomeOf, problemsAfterwards, problemsOf } from './judge-run.ts';
import { type Scenario, sources } from './scenarios.ts';
import { missingAssets, type SiteState, stateOf } from './site-state.ts';

export interface Bench {
  readonly scenario: Scenario;
  readonly noLinks: boolean;
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

/** `folder` is empty, and removed by the caller. */
export async function setUp(scenario: Scenario, folder: string, noLinks: boolean): Promise<Bench> {
  const root = join(folder, 'site');
  const kept = join(folder, 'kept');
  put(root, sources);
  if (scenario.isBuilt) await succeed(root, ['build']);
  scenario.arrange(root);
  cpSync(root, kept, { recursive: true, preserveTimestamps: true });
  const old = await stateOf(root);
  const operations = await countOperations(root, scenario.words, { noLinks });
  const after = await stateOf(root);
  if (isBuild(scenario)) return { scenario, noLinks, root, kept, operations, old, new: after, built: after };
  await succeed(root, ['build']);
  return { scenario, noLinks, root, kept, operations, old, new: after, built: await stateOf(root) };
}

function isBuild({ words }: Scenario): boolean {
  return words[0] === 'build';
}

async function succeed(root: string, words: readonly string[]): Promise<void> {
  const { code, printed } = await runPlainly(root, words);
  if (code !== 0) throw new Error(printed);
}

/** Whether the state is the old or the new one, and every rule that is broken. Undefined where the fault did not strike. */
export async function tryFault(bench: Bench, fault: Fault) {
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
  if (ended.code !== 0 || isBuild(scenario)) {
    const again = await runPlainly(root, scenario.words);
    // What is done already may be refused.
    const isDone = again.code !== 0 && outcome === 'new';
    const judged = isDone ? { ...again, code: 0 } : again;
    problems.push(...problemsAfterwards(judged, await stateOf(root), wanted, isBuild(scenario)).map(tellOf(again)));
  }
  if (!isBuild(scenario)) {
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
