// Creates the jobs of a worker thread: the stages' work on single pages, in a context of its own.

import type { SourceFile } from '#model/source-file';
import { storeInMemory } from '#store/cache-store';
import { type ConfigureRequest, configure } from './0-configure/configure.ts';
import { parseCall, parseJob } from './2-parse/parse.ts';
import { createRenderer, type RenderTask, type SiteTask, taskCall } from './4-render/render.ts';
import { type ContextParts, createContext } from './context/create-context.ts';
import { noWorkers, type Order } from './context/workers.ts';

/** The build request from which a thread creates its own context. */
export type JobRequest = ConfigureRequest & Omit<ContextParts, 'config' | 'store' | 'workers' | 'known'>;

export type Jobs = (order: Order) => Promise<unknown>;

/** The config and its plugins run in each thread. */
export async function createJobs(request: JobRequest): Promise<Jobs> {
  const { trace, signal, siteCode } = request;
  const config = await configure(request);
  if (!config) throw new Error('the config that was valid in one thread is not in another');
  const context = createContext({
    ...request,
    config,
    store: storeInMemory(),
    workers: noWorkers({ count: 1, trace, signal, siteCode }),
  });
  const parse = parseJob(context);
  let renderer: ReturnType<typeof createRenderer> | undefined;
  return async ({ job, task, site }) => {
    if (job === 'parse') return siteCode.call(parseCall(task as SourceFile), () => parse(task as SourceFile));
    renderer ??= createRenderer(context, () => JSON.parse(Buffer.from(site ?? []).toString()) as SiteTask);
    const { render } = renderer;
    return siteCode.call(taskCall(task as RenderTask), () => render(task as RenderTask));
  };
}
