// Builds the context that a plugin's hooks receive.
import type { Files } from '#files/files';
import { otherRepositories } from '#files/git/git-head';
import { historyReader } from '#files/git/git-history';
import { firstArgument } from '#files/locate/locate-value';
import { parseYaml } from '#files/yaml/yaml';
import type { Config } from '#model/config';
import { labelKeys } from '#model/label';
import { type Locate, wholeFile } from '#model/place';
import type { Plugin, PluginTask, TaskContext } from '#model/plugin';
import type { PluginContext, ThreadContext } from '#model/plugin-context';
import { refusedRead } from '#model/site-bounds';
import type { SiteCall } from '#model/site-code';
import { pluginSayer } from '#model/strings/strings';
import type { CacheStore } from '#store/cache-store';
import type { Labels } from './labels.ts';
import { ownReport } from './own-report.ts';
import { openPluginCache, type PluginCache, pack } from './plugin-cache.ts';
import type { Reporter } from './reporter.ts';
import type { Workers } from './workers.ts';

export interface ContextParts {
  readonly config: Config;
  readonly files: Files;
  readonly labels: Labels;
  readonly reporter: Reporter;
  readonly store: CacheStore;
  readonly engine: string;
  readonly workers: Workers;
}

/** Contexts for hooks that share a build's state, and for those that run in each thread. */
export function contextsOf(
  plugin: Plugin,
  parts: ContextParts,
): { readonly ofBuild: PluginContext; readonly ofThread: ThreadContext } {
  const cache = openPluginCache(plugin, parts.engine, parts.store);
  const common = contextOf(plugin, parts, cache.cached);
  let made: { readonly state: unknown } | undefined;
  const ofBuild = {
    ...common,
    label: labelReader(parts),
    task: taskRunner(plugin, parts, cache, common),
    get state() {
      made ??= { state: plugin.state?.() };
      return made.state;
    },
  };
  // Each thread has its own instance of the plugin, so no other would see its state.
  const ofThread = {
    ...common,
    get state(): never {
      throw new Error('it uses `ctx.state`, which markdown hooks do not have, because they run in threads');
    },
  };
  return { ofBuild, ofThread };
}

function contextOf(plugin: Plugin, { config, files, reporter }: ContextParts, cached: ThreadContext['cached']): ThreadContext {
  return {
    root: config.root,
    settings: files.settings,
    say: pluginSayer(() => files.settings, plugin.strings ?? {}),
    report(draft) {
      reporter.report(ownReport(plugin, draft));
    },
    read: (path) => readFor(files, path),
    readData: async (path, options) => parseYaml(await readFor(files, path), path, options),
    translationOf(path) {
      const found = files.standIn(path);
      return found === path ? undefined : found;
    },
    locate: optionsLocator(plugin, config),
    glob: (pattern) => files.glob(pattern),
    cached,
    history: historyReader(config.root, files, cached),
    repositories: (folders) => otherRepositories(config.root, files, folders),
  };
}

function labelReader({ files, labels }: ContextParts): PluginContext['label'] {
  return ({ file, key, text, what }) => {
    // Records that the plugin depends on it.
    if (!files.settings.i18n) return text;
    return labels.translate({ file, ...labelKeys(undefined, text, key), text, what });
  };
}

/** Locates options: the argument of the plugin's factory call in the config. */
function optionsLocator(plugin: Plugin, { locate, pluginIndexes, source }: Config): Locate {
  const index = pluginIndexes.get(plugin);
  return index === undefined ? () => wholeFile(source) : (path, part) => locate(['plugins', index, firstArgument, ...path], part);
}

/** Errors name the path as the plugin's author wrote it. */
async function readFor(files: Files, path: string): Promise<string> {
  // Code and configuration may name any file, but a symbolic link may be written by somebody else, so its target is checked.
  const refusal = files.refusal(path);
  if (refusal?.byLink) throw refusedRead(path, refusal);
  try {
    return await files.read(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? Object.assign(new Error(`there is no file "${path}"`, { cause }), { code }) : cause;
  }
}

/** A task as plain data. */
export interface TaskOrder {
  /** The index of the plugin: two may share a name, with different options. */
  readonly plugin: number;
  readonly name: string;
  readonly input: unknown;
}

function taskRunner(
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
