// Cuts a version: copies the current docs under a name, or says why it cannot.

import type { Context } from '#context/context';
import { createContext } from '#context/create-context';
import { noWorkers } from '#context/workers';
import type { Config } from '#model/config';
import type { Cut } from '#model/run';
import { ChangeFault, changeWhole } from '#output/atomic-change';
import { type CutRequest, planCut, type Refusal } from '#pipeline/1-discover/discover';
import { withConfig } from '#session/locked';
import type { RunRequest } from '#session/run-request';
import { takeBackUnfinished } from '#session/take-back-unfinished';
import { storeInMemory } from '#store/cache-store';

export interface CutRun {
  /** Undefined when there is no valid configuration. */
  readonly context: Context | undefined;
  readonly cut?: Cut;
  readonly refusal?: Refusal;
}

/** Copies the current version of a docs folder. Writes nothing if the site has faults or the cut is refused. */
export async function cutVersion(request: RunRequest & CutRequest): Promise<CutRun> {
  await takeBackUnfinished(request);
  return (await withConfig(request, (config) => cut(request, config))) ?? { context: undefined };
}

async function cut(request: RunRequest & CutRequest, config: Config): Promise<CutRun> {
  const context = createContext({
    ...request,
    config,
    store: storeInMemory(),
    workers: noWorkers({ ...request, count: 1 }),
  });
  const plan = await planCut(context, request);
  if (plan === undefined) return { context };
  if ('message' in plan) return { context, refusal: plan };
  const { folder, files, changes } = plan;
  try {
    await changeWhole(config.root, changes, context.signal);
  } catch (thrown) {
    if (!(thrown instanceof ChangeFault)) throw thrown;
    const message = `the version cannot be written: ${thrown.message}`;
    return { context, refusal: { message, help: thrown.help } };
  }
  return { context, cut: { folder, files, written: changes.map(({ path }) => path) } };
}
