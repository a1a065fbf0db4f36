// Creates the jobs of a worker thread: the stages' work on single pages, in a context of its own.

import { taskCall as pluginTaskCall, runTask, type TaskOrder } from '#context/plugin-context';
import type { Plugin } from '#model/plugin';
import { storeInMemory } from '#store/cache-store';
import { type ConfigureRequest, configure } from './0-configure/configure.ts';
import { type ParseTask, parseCall, parseJob } from './2-parse/parse.ts';
import { createRenderer, type RenderTask, type SiteTask, taskCall } from './5-render/render.ts';
import type { Context } from './context/context.ts';
import { type ContextParts, createContext, createTranslated } from './context/create-context.ts';
import { contextsOf } from './context/plugin-context.ts';
import { noWorkers, type Order } from './context/workers.ts';

/** The build request from which a thread creates its own context. */
export type JobRequest = ConfigureRequest & Omit<ContextParts, 'config' | 'store' | 'workers' | 'known'>;

export type Jobs = (order: Order) => Promise<unknown>;

/** The config and its plugins run in each thread. */
export async function createJobs(request: JobRequest): Promise<Jobs> {
  const { trace, signal, siteCode } = request;
  const config = await configure(request);
  if (!config) throw new Error('the configuration is valid in one thread, but not in another');
  // A context remembers files, which may have changed since.
  const freshContext = ({ locale }: Order): Context => {
    const parts = { ...request, config, store: storeInMemory(), workers: noWorkers({ count: 1, trace, signal, siteCode }) };
    const site = createContext(parts);
    const own = config.translated.find(({ settings }) => settings.i18n?.locale.name === locale);
    return own ? createTranslated(site, parts, own) : site;
  };
  const parser = latest((order) => parseJob(freshContext(order)));
  const contexts = latest((order) => {
    const context = freshContext(order);
    return (plugin: Plugin) => contextsOf(plugin, context).ofThread;
  });
  const renderer = latest((order) => {
    const shared = JSON.parse(Buffer.from(order.site ?? []).toString()) as SiteTask;
    return createRenderer(freshContext(order), () => shared).render;
  });
  return async (order) => {
    if (order.job === 'plugin') {
      const task = order.task as TaskOrder;
      return siteCode.call(pluginTaskCall(config, task), () => runTask(config, task, contexts(order)));
    }
    if (order.job === 'parse') {
      const task = order.task as ParseTask;
      return siteCode.call(parseCall(task.source), () => parser(order)(task));
    }
    const task = order.task as RenderTask;
    return siteCode.call(taskCall(task), () => renderer(order)(task));
  };
}

/** Makes a value for the first order of each edition, and keeps the last one. */
function latest<T>(make: (order: Order) => T): (order: Order) => T {
  let last: { readonly edition: string; readonly value: T } | undefined;
  return (order) => {
    if (last?.edition !== order.edition) last = { edition: order.edition, value: make(order) };
    return last.value;
  };
}
