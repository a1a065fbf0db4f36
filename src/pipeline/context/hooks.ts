// Calls the plugins' hooks in their two ways: collect everyone's answers, or reduce one thing through all.

import { placeThrown } from '#code/module-trace';
import { exitFault, ProcessExit, StoppedCall, stoppedFault } from '#code/site-code/stopped-call';
import { codeDirOf } from '#code/user-code';
import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Plugin, PluginContext } from '#model/plugin';
import type { PlacedSite, Reshaping } from '#model/site';
import type { SiteCall, SiteCode } from '#model/site-code';
import { type AnswerProblem, type HookName, problemOfAnswer } from './answers.ts';
import { type ContextParts, contextsOf } from './plugin-context.ts';
import type { Trace } from './trace.ts';

export interface Answer<T> {
  readonly plugin: Plugin;
  readonly answer: T;
}

export interface Hooks {
  /** Asks every plugin that has the hook, in their order. One that throws or answers nonsense is reported and gives no answer. */
  collect<T>(
    hook: HookName,
    call: (plugin: Plugin, ctx: PluginContext) => T | Promise<T> | undefined,
  ): Promise<readonly Answer<T>[]>;
  /**
   * Passes the site through every `resolve` hook. One that throws or answers nonsense is reported and changes nothing. What each
   * was given, and gave, is compared where somebody asks which of them changed something.
   */
  reduce(site: PlacedSite): Promise<{ readonly site: PlacedSite; readonly reshapings: readonly Reshaping[] }>;
  /** The same hooks with states of their own: for questions that leave no trace. */
  aside(): Hooks;
}

export interface HookParts extends ContextParts {
  readonly trace: Trace;
  readonly siteCode: SiteCode;
}

export function createHooks(parts: HookParts): Hooks {
  const { config, reporter, trace, siteCode } = parts;
  const newContexts = () => new Map(config.plugins.map((plugin) => [plugin, contextsOf(plugin, parts)]));
  let contexts = newContexts();
  /** The states hold what the discover hooks have put there, and nothing of a later one. */
  let isFresh = false;

  /** What the plugin answered, or undefined where it threw or answered something else, which is reported. Waits only where it has to. */
  const ask = <T>(hook: HookName, plugin: Plugin, call: (ctx: PluginContext) => T): Asked<Awaited<T>> => {
    const refuse = async (thrown: unknown): Promise<undefined> => {
      reporter.report(await hookThrew(config, plugin, hook, thrown));
    };
    const check = (answer: Awaited<T>): Awaited<T> | undefined => {
      // Whoever has nothing to add may return nothing, but a site cannot become nothing.
      if (answer === undefined && hook !== 'resolve') return undefined;
      const problem = problemOfAnswer(hook, answer);
      if (!problem) return answer;
      reporter.report(invalidAnswer(config, hook, plugin, problem));
      return undefined;
    };
    try {
      const { ofBuild, ofThread } = contexts.get(plugin) as ReturnType<typeof contextsOf>;
      const ctx = hook === 'markdown' ? (ofThread as PluginContext) : ofBuild;
      // A plugin's head hook runs once for each page: a span for each would drown the trace.
      const work = () => siteCode.call(hookCall(plugin, hook), () => call(ctx));
      const answer = hook === 'head' ? work() : trace.span('plugin', `${plugin.name}: ${hook}`, async () => work());
      return isPromise(answer) ? Promise.resolve(answer).then(check).catch(refuse) : check(answer as Awaited<T>);
    } catch (thrown) {
      return refuse(thrown);
    }
  };

  /** Makes new states. Sources are known already: of the hooks that found them, those are asked again that may have noted something. */
  const renewStates = async (): Promise<void> => {
    contexts = newContexts();
    for (const plugin of config.plugins) {
      if (!plugin.state || !plugin.discover) continue;
      // What they report, and what is wrong with their answers, is known.
      await reporter.capture(async () => ask('discover', plugin, (ctx) => plugin.discover?.(config.settings, ctx)));
    }
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
        const asked = ask(hook, plugin, (ctx) => call(plugin, ctx));
        const answer = isPromise(asked) ? await asked : asked;
        if (answer !== undefined) answers.push({ plugin, answer });
      }
      return answers;
    },
    async reduce(site) {
      // A site that stays open is resolved again without asking for its sources.
      if (!isFresh) await renewStates();
      isFresh = false;
      let current = site;
      const reshapings: Reshaping[] = [];
      for (const plugin of config.plugins) {
        if (!plugin.resolve) continue;
        const before = current;
        const after = (await ask('resolve', plugin, (ctx) => plugin.resolve?.(before, ctx))) ?? before;
        reshapings.push({ plugin: plugin.name, before, after });
        current = after;
      }
      return { site: current, reshapings };
    },
    aside: () => createHooks(parts),
  };
}

type Asked<T> = T | undefined | Promise<T | undefined>;

function isPromise<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as Partial<PromiseLike<T>> | undefined)?.then === 'function';
}

/** At the line that threw, where that is the site's own code. `what` names the part of the plugin that threw. */
export async function hookThrew(
  config: Omit<Config, 'settings'>,
  plugin: Plugin,
  hook: HookName | 'highlighter',
  thrown: unknown,
  what = hookCall(plugin, hook).what,
): Promise<DiagnosticDraft> {
  const codeDir = codeDirOf(config);
  if (thrown instanceof StoppedCall) return stoppedFault({ root: config.root, codeDir, config }, thrown);
  const place = await placeThrown(thrown, { root: config.root, codeDir });
  if (thrown instanceof ProcessExit) {
    return exitFault(thrown, what, { ...pluginOrigin(config, plugin, hook), ...(place ? { place } : {}) });
  }
  return {
    code: 'plugin/hook-threw',
    message: `${what} threw: ${messageOf(thrown)}`,
    help: 'This is a fault of the plugin, or of the options it was given.',
    ...pluginOrigin(config, plugin, hook),
    ...(place ? { place } : {}),
  };
}

export function hookCall({ name }: Plugin, hook: HookName | 'highlighter'): SiteCall {
  const what = hook === 'highlighter' ? `the highlighter of the plugin "${name}"` : `the ${hook} hook of the plugin "${name}"`;
  return { what, plugin: name, hook };
}

function invalidAnswer(config: Config, hook: HookName, plugin: Plugin, { message, help }: AnswerProblem): DiagnosticDraft {
  return {
    code: 'plugin/invalid-answer',
    message: `the ${hook} hook of the plugin "${plugin.name}" ${message}`,
    help,
    ...pluginOrigin(config, plugin, hook),
  };
}

/**
 * What a diagnostic says of a plugin: its name, and where the site's own config names it, or the hook where that stands
 * there too. A member of the preset has no place.
 */
export function pluginOrigin(
  config: Pick<Config, 'pluginIndexes' | 'locate' | 'steps'>,
  plugin: Plugin,
  hook: HookName | 'highlighter' | 'collections',
): Pick<DiagnosticDraft, 'plugin' | 'place'> {
  if (plugin === config.steps) return { place: config.locate(['markdown'], 'key') };
  const index = config.pluginIndexes.get(plugin);
  return { plugin: plugin.name, ...(index === undefined ? {} : { place: config.locate(['plugins', index, hook], 'key') }) };
}

/** What was thrown, in one line. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
  return message.replace(/\s+/g, ' ').trim();
}
