// Copies the current docs as a named version, or reports why it cannot.

import { createContext } from '#context/create-context';
import { noWorkers } from '#context/workers';
import type { Config } from '#model/config';
import type { CutOptions, CutResult } from '#model/run';
import { ChangeFault, changeWhole } from '#output/atomic-change';
import { type CutRequest, planCut } from '#pipeline/1-discover/discover';
import { withConfig } from '#session/locked';
import type { RunRequest } from '#session/run-request';
import { takeBackUnfinished } from '#session/take-back-unfinished';
import { storeInMemory } from '#store/cache-store';

type Answer = Pick<CutResult, 'cut' | 'refusal' | 'diagnostics'>;

type CutRun = Partial<Pick<Answer, 'cut' | 'refusal'>>;

/** Copies the current version of a docs folder. Writes nothing if the site has faults or the cut is refused. */
export async function cutVersion(request: RunRequest, { name, docs }: CutOptions): Promise<Answer> {
  await takeBackUnfinished(request);
  const { cut, refusal } = (await withConfig(request, (config) => copyCurrent(request, config, { name, docs }))) ?? {};
  return { cut, refusal, diagnostics: request.reporter.list() };
}

async function copyCurrent(request: RunRequest, config: Config, asked: CutRequest): Promise<CutRun> {
  const context = createContext({
    ...request,
    config,
    store: storeInMemory(),
    workers: noWorkers({ ...request, count: 1 }),
  });
  const plan = await planCut(context, asked);
  if (plan === undefined) return {};
  if ('message' in plan) return { refusal: plan };
  const { folder, files, changes } = plan;
  try {
    await changeWhole(config.root, changes, context.signal);
  } catch (thrown) {
    if (!(thrown instanceof ChangeFault)) throw thrown;
    const message = `the version cannot be written: ${thrown.message}`;
    return { refusal: { message, help: thrown.help } };
  }
  return { cut: { folder, files, written: changes.map(({ path }) => path) } };
}
