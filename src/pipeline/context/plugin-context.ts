// Builds the context that a plugin's hooks receive.

import type { Files } from '#files/files';
import { otherRepositories } from '#files/git/git-head';
import { historyReader } from '#files/git/git-history';
import { firstArgument } from '#files/locate/locate-value';
import { parseYaml } from '#files/yaml/yaml';
import type { Config } from '#model/config';
import { type Locate, wholeFile } from '#model/place';
import type { Plugin, PluginContext, ThreadContext } from '#model/plugin';
import { refusedRead } from '#model/site-bounds';
import { pluginSayer } from '#model/strings/strings';
import type { CacheStore } from '#store/cache-store';
import { ownReport } from './own-codes.ts';
import { openPluginCache } from './plugin-cache.ts';
import { taskRunner } from './plugin-task.ts';
import type { Reporter } from './reporter.ts';
import type { Workers } from './workers.ts';

export interface ContextParts {
  readonly config: Config;
  readonly files: Files;
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
      throw new Error('it asks for `ctx.state`, which a markdown hook does not have: it runs in threads');
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
    locate: optionsLocator(plugin, config),
    glob: (pattern) => files.glob(pattern),
    cached,
    history: historyReader(config.root, files, cached),
    repositories: (folders) => otherRepositories(config.root, files, folders),
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
