// Calls the plugins' hooks in their two ways: collect everyone's answers, or reduce one thing through all.
import type { Config } from '#model/config';
import type { Plugin, PluginContext } from '#model/plugin';
import type { PlacedSite } from '#model/site';
import type { Files } from './files.ts';
import type { Reporter } from './reporter.ts';
import type { Trace } from './trace.ts';

type HookName = 'discover' | 'markdown' | 'resolve' | 'head' | 'emit';

export interface Answer<T> {
  readonly plugin: Plugin;
  readonly answer: T;
}

export interface Hooks {
  /** Asks every plugin that has the hook, in their order. A plugin that throws is reported and gives no answer. */
  collect<T>(
    hook: HookName,
    call: (plugin: Plugin, ctx: PluginContext) => T | Promise<T> | undefined,
  ): Promise<readonly Answer<T>[]>;
  /** Passes the site through every `resolve` hook. A plugin that throws is reported and changes nothing. */
  reduce(site: PlacedSite): Promise<PlacedSite>;
}

export function createHooks(parts: { config: Config; files: Files; reporter: Reporter; trace: Trace }): Hooks {
  const { config, files, reporter, trace } = parts;
  const contexts = new Map(config.plugins.map((plugin) => [plugin, contextOf(plugin, config, files, reporter)]));

  const ask = async <T>(hook: HookName, plugin: Plugin, call: (ctx: PluginContext) => T): Promise<Awaited<T> | undefined> => {
    try {
      const ctx = contexts.get(plugin) as PluginContext;
      // A plugin's head hook runs once for each page: a span for each would drown the trace.
      return await (hook === 'head' ? call(ctx) : trace.span('plugin', `${plugin.name}: ${hook}`, () => call(ctx)));
    } catch (thrown) {
      reporter.report({
        code: 'plugin/hook-threw',
        message: `the ${hook} hook of the plugin "${plugin.name}" threw: ${messageOf(thrown)}`,
        help: 'This is a fault of the plugin, or of the options it was given.',
        place: config.locate(['plugins', configIndex(config, plugin)]),
        plugin: plugin.name,
      });
      return undefined;
    }
  };

  return {
    async collect(hook, call) {
      const answers = [];
      for (const plugin of config.plugins) {
        if (!plugin[hook]) continue;
        const answer = await ask(hook, plugin, (ctx) => call(plugin, ctx));
        if (answer !== undefined) answers.push({ plugin, answer });
      }
      return answers;
    },
    async reduce(site) {
      let current = site;
      for (const plugin of config.plugins) {
        if (!plugin.resolve) continue;
        const answer = await ask('resolve', plugin, (ctx) => plugin.resolve?.(current, ctx));
        if (!answer) continue;
        if (Array.isArray(answer.pages)) current = answer;
        else reporter.report(notASite(config, plugin));
      }
      return current;
    },
  };
}

function contextOf(plugin: Plugin, config: Config, files: Files, reporter: Reporter): PluginContext {
  return {
    root: config.root,
    settings: config.settings,
    report(draft) {
      if (!plugin.diagnostics?.[draft.code]) throw new Error(`its "diagnostics" have no code "${draft.code}"`);
      reporter.report({ ...draft, code: `${plugin.name}/${draft.code}`, plugin: plugin.name });
    },
    read: (path) => files.read(path),
    glob: (pattern) => files.glob(pattern),
  };
}

function notASite(config: Config, plugin: Plugin) {
  return {
    code: 'plugin/invalid-answer',
    message: `the resolve hook of the plugin "${plugin.name}" gave no site back`,
    help: 'A resolve hook returns the site that it was given, with other pages: `return { ...site, pages }`.',
    place: config.locate(['plugins', configIndex(config, plugin)]),
    plugin: plugin.name,
  };
}

/** The index under which the site's own config names the plugin; past the end for members of the preset. */
function configIndex(config: Config, plugin: Plugin): number {
  return config.pluginIndexes.get(plugin) ?? Number.MAX_SAFE_INTEGER;
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
