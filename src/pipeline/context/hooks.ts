// Calls plugins' hooks in their two ways: collects everyone's answers, or reduces one value through all.
import { messageOf } from '#kit/thrown';
import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Build } from '#model/output';
import type { Plugin } from '#model/plugin';
import type { PluginContext } from '#model/plugin-context';
import type { SearchAnswer, SearchRefusal, SiteQuery } from '#model/search-answer';
import type { CollectedFrom, PlacedSite, Reshaping } from '#model/site';
import type { SiteCode } from '#model/site-code';
import { type AskedName, answerHelps, type HookName, type ResolveInput, readAnswer } from './answers/answers.ts';
import type { CallLater } from './answers/site.ts';
import { buildFor } from './build-for.ts';
import type { Checkpoint } from './checkpoint.ts';
import { frozenSite } from './frozen-site.ts';
import { faultOfPlugin, hookCall, hookThrew, pluginOrigin } from './hook-faults.ts';
import { type ContextParts, contextsOf } from './plugin-context.ts';
import type { Trace } from './trace.ts';

export interface Answer<T> {
  readonly plugin: Plugin;
  readonly answer: T;
}

export interface Hooks {
  /**
   * Calls the hook of every plugin that has it, in order. One that throws or returns an invalid answer is reported and skipped.
   */
  collect<T>(
    hook: HookName,
    call: (plugin: Plugin, ctx: PluginContext) => T | Promise<T> | undefined,
  ): Promise<readonly Answer<T>[]>;
  /**
   * Passes the site through every `resolve` hook. One that throws or returns an invalid answer is reported and changes nothing.
   * Each hook's input and output are kept, and compared only on demand, to tell which of them changed something.
   */
  reduce(site: PlacedSite): Promise<{ readonly site: PlacedSite; readonly resolveChanges: readonly Reshaping[] }>;
  /** Calls the `search` of one plugin, with the state of this build. Undefined, and reported, where it fails. */
  find(plugin: Plugin, build: Build, query: SiteQuery): Promise<SearchAnswer | SearchRefusal | undefined>;
  /** Calls the tests of one plugin. Undefined, and reported, where they fail. */
  test(plugin: Plugin, collected: readonly CollectedFrom[]): Promise<number | undefined>;
  /** The same hooks with separate plugin state, for queries without side effects. */
  withFreshState(): Hooks;
}

export interface HookParts extends ContextParts {
  readonly trace: Trace;
  readonly siteCode: SiteCode;
  readonly checkpoint: Checkpoint;
  readonly signal: AbortSignal;
}

export function createHooks(parts: HookParts): Hooks {
  const { config, reporter, trace, siteCode, checkpoint, signal } = parts;
  const newContexts = () => new Map(config.plugins.map((plugin) => [plugin, contextsOf(plugin, parts)]));
  let contexts = newContexts();
  /** True while the plugin state comes from the discover hooks alone. */
  let isFresh = false;

  /**
   * The plugin's answer; undefined where it threw or returned an invalid one, which is reported. Asynchronous only if the hook
   * is.
   */
  const ask = <T>(hook: AskedName, plugin: Plugin, call: (ctx: PluginContext) => T, input?: ResolveInput): Asked<Awaited<T>> => {
    const refuse = async (thrown: unknown): Promise<undefined> => {
      // What a hook waits for ends with a run that is stopped: no fault of the plugin.
      signal.throwIfAborted();
      reporter.report(await hookThrew(config, plugin, hook, thrown));
    };
    const check = (answer: Awaited<T>): Awaited<T> | undefined => {
      // Any hook may return nothing, except that a site cannot become nothing.
      if (answer === undefined && hook !== 'resolve') return undefined;
      const read = readAnswer(hook, answer, input);
      if ('value' in read) return read.value as Awaited<T>;
      reporter.report(invalidAnswer(config, hook, plugin, read.problem));
      return undefined;
    };
    try {
      const { ofBuild, ofThread } = contexts.get(plugin) as ReturnType<typeof contextsOf>;
      const ctx = hook === 'markdown' ? (ofThread as PluginContext) : ofBuild;
      // Guarding and checking the heads of all pages took longer than making them, and the preset's are our own.
      if (hook === 'head' && !config.pluginIndexes.has(plugin)) return call(ctx) as Awaited<T>;
      // The head hook runs once per page: a span for each call would flood the trace.
      // Tests take as long as there are pages, and limit the time of each themselves.
      const work = () => (hook === 'tests' ? call(ctx) : siteCode.call(hookCall(plugin, hook), () => call(ctx)));
      const answer = hook === 'head' ? work() : trace.span('plugin', `${plugin.name}: ${hook}`, async () => work());
      return isPromise(answer) ? Promise.resolve(answer).then(check).catch(refuse) : check(answer as Awaited<T>);
    } catch (thrown) {
      return refuse(thrown);
    }
  };

  /** Resets the plugin state. Reruns only those discover hooks that may have set some, because the sources are known already. */
  const renewStates = async ({ versions }: PlacedSite): Promise<void> => {
    contexts = newContexts();
    for (const plugin of config.plugins) {
      if (!plugin.state || !plugin.discover) continue;
      // Discards diagnostics: they were reported the first time.
      await reporter.capture(async () => ask('discover', plugin, (ctx) => plugin.discover?.(config.settings, ctx, versions)));
    }
  };

  /** Stages call such functions where they cannot wait. */
  const callLater: CallLater = (name, what, call, read) => {
    const plugin = config.plugins.find((one) => one.name === name);
    const report = (code: string, message: string, help: string): void =>
      reporter.report({ code, message: `${what} ${message}`, help, ...(plugin ? pluginOrigin(config, plugin, 'resolve') : {}) });
    try {
      const list = read(call());
      if ('value' in list) return list.value;
      report('plugin/invalid-answer', list.problem, answerHelps.resolve);
    } catch (thrown) {
      report('plugin/hook-threw', `threw: ${messageOf(thrown)}`, faultOfPlugin);
    }
    return [];
  };

  return {
    async collect(hook, call) {
      const answers = [];
      if (hook === 'discover') {
        contexts = newContexts();
        isFresh = true;
      }
      for (const plugin of config.plugins) {
        if (!plugin[hook]) continue;
        if (hook === 'emit') await checkpoint();
        const asked = ask(hook, plugin, (ctx) => call(plugin, ctx));
        const answer = isPromise(asked) ? await asked : asked;
        if (answer !== undefined) answers.push({ plugin, answer });
      }
      return answers;
    },
    async reduce(site) {
      // A site that stays open is resolved again without discovering its sources.
      if (!isFresh) await renewStates(site);
      isFresh = false;
      let current = frozenSite(site);
      const resolveChanges: Reshaping[] = [];
      for (const plugin of config.plugins) {
        if (!plugin.resolve) continue;
        const before = current;
        const input = { given: before, later: callLater };
        const after = (await ask('resolve', plugin, (ctx) => plugin.resolve?.(before, ctx), input)) ?? before;
        resolveChanges.push({ plugin: plugin.name, before, after });
        current = frozenSite(after);
      }
      return { site: current, resolveChanges };
    },
    find: async (plugin, build, query) =>
      ask('search', plugin, (ctx) => plugin.search?.find(buildFor(plugin, build), query, ctx)),
    test: async (plugin, collected) => ask('tests', plugin, (ctx) => plugin.tests?.run(collected, ctx, signal)),
    withFreshState: () => createHooks(parts),
  };
}

type Asked<T> = T | undefined | Promise<T | undefined>;

function isPromise<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as Partial<PromiseLike<T>> | undefined)?.then === 'function';
}

function invalidAnswer(config: Config, hook: AskedName, plugin: Plugin, problem: string): DiagnosticDraft {
  return {
    code: 'plugin/invalid-answer',
    message: `${hookCall(plugin, hook).what} ${problem}`,
    help: answerHelps[hook],
    ...pluginOrigin(config, plugin, hook),
  };
}
