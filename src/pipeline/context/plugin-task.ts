// Runs the tasks of plugins, in worker threads where these run already, and caches the results.
import type { Config } from '#model/config';
import type { Plugin, PluginContext, PluginTask, TaskContext } from '#model/plugin';
import type { SiteCall } from '#model/site-code';
import { type PluginCache, pack } from './plugin-cache.ts';
import type { Workers } from './workers.ts';

/** A task as plain data. */
export interface TaskOrder {
  /** The index of the plugin: two may share a name, with different options. */
  readonly plugin: number;
  readonly name: string;
  readonly input: unknown;
}

export function taskRunner(
  plugin: Plugin,
  { config, workers }: { readonly config: Config; readonly workers: Workers },
  cache: PluginCache,
  ctx: TaskContext,
): PluginContext['task'] {
  const index = config.plugins.indexOf(plugin);
  return (name, key, input) => {
    const orderOf = (given: unknown): TaskOrder => ({ plugin: index, name, input: given });
    return cache.cachedPacked(`task ${name} ${key}`, () =>
      workers.one<TaskOrder, Uint8Array>({
        job: 'plugin',
        name: `${plugin.name}: ${name}`,
        task: () => {
          const given = input();
          return given instanceof Promise ? given.then(orderOf) : orderOf(given);
        },
        here: (order) => runTask(config, order, () => ctx),
        call: callOf(plugin, name),
      }),
    );
  };
}

export function taskCall({ plugins }: Pick<Config, 'plugins'>, { plugin, name }: TaskOrder): SiteCall {
  return callOf(plugins[plugin] as Plugin, name);
}

/** The result as it is cached. `contextOf` is asked once. */
export async function runTask(
  { plugins }: Pick<Config, 'plugins'>,
  { plugin: index, name, input }: TaskOrder,
  contextOf: (plugin: Plugin) => TaskContext,
): Promise<Uint8Array> {
  const plugin = plugins[index] as Plugin;
  const task = plugin.tasks?.[name] as ((...given: Parameters<PluginTask>) => ReturnType<PluginTask>) | undefined;
  if (!task) throw new Error(`the plugin "${plugin.name}" has no task "${name}"`);
  return pack(await task(input as never, contextOf(plugin)));
}

function callOf({ name: plugin }: Plugin, name: string): SiteCall {
  return { what: `the task "${name}" of the plugin "${plugin}"`, plugin };
}
