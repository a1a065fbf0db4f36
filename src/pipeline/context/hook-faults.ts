// Describes hooks that throw or return something invalid.
import { placeThrown, safeError } from '#code/site-code/module-trace';
import { exitFault, ProcessExit, StoppedCall, stoppedFault } from '#code/site-code/stopped-call';
import { codeDirOf } from '#code/user-code';
import { messageOf } from '#kit/thrown';
import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Plugin } from '#model/plugin';
import type { SiteCall } from '#model/site-code';
import { LostEntry } from '#store/cache-store';
import { type AskedName, answerHelps } from './answers/answers.ts';
import { InvalidAnswer } from './answers/site.ts';
import { InvalidReport } from './own-report.ts';

/** A diagnostic at the line that threw, where that is the site's own code. `what` names the part of the plugin. */
export async function hookThrew(
  config: Omit<Config, 'settings'>,
  plugin: Plugin,
  hook: AskedName | OtherName,
  given: unknown,
  what = hookCall(plugin, hook).what,
): Promise<DiagnosticDraft> {
  const thrown = safeError(given);
  // The cache is at fault, not the plugin that asked for what it has lost: the build starts over.
  if (thrown instanceof LostEntry) throw thrown;
  const codeDir = codeDirOf(config);
  if (thrown instanceof StoppedCall) return stoppedFault({ root: config.root, codeDir, config }, thrown);
  const place = await placeThrown(thrown, { root: config.root, codeDir });
  if (thrown instanceof ProcessExit) {
    return exitFault(thrown, what, { ...pluginOrigin(config, plugin, hook), ...(place ? { place } : {}) });
  }
  if (thrown instanceof InvalidAnswer && isAsked(hook)) {
    const message = `${what} ${messageOf(thrown)}`;
    return { code: 'plugin/invalid-answer', message, help: answerHelps[hook], ...pluginOrigin(config, plugin, hook) };
  }
  return {
    code: 'plugin/hook-threw',
    message: `${what} threw: ${messageOf(thrown)}`,
    help: thrown instanceof InvalidReport ? thrown.help : isOfFrozen(thrown) ? frozenHelp : faultOfPlugin,
    ...pluginOrigin(config, plugin, hook),
    ...(place ? { place } : {}),
  };
}

/** What plugins have besides hooks that runs on content. */
type OtherName = 'highlighter' | 'derive';

function isAsked(name: AskedName | OtherName): name is AskedName {
  return name !== 'highlighter' && name !== 'derive';
}

export function hookCall({ name }: Plugin, hook: AskedName | OtherName): SiteCall {
  const isHook = isAsked(hook) && hook !== 'search' && hook !== 'tests';
  const what = isHook ? `the ${hook} hook of the plugin "${name}"` : `the ${hook} of the plugin "${name}"`;
  return { what, plugin: name, hook };
}

/** True for what V8 throws where code changes a frozen value. */
function isOfFrozen({ message }: Error): boolean {
  return /^Cannot (?:assign to read only|add|delete) property |^Cannot define property .* not extensible/.test(message);
}

const frozenHelp =
  'The values that hooks receive are frozen. Return a changed copy, such as `{ ...site, pages: [...site.pages, page] }`.';

export const faultOfPlugin = 'This is a problem in the plugin, or in the options that it received.';

/**
 * The origin fields of a plugin's diagnostic: its name, and its place in the site's config, or the hook's place if it is written
 * there. Plugins of the preset have no place.
 */
export function pluginOrigin(
  config: Pick<Config, 'pluginIndexes' | 'locate' | 'steps'>,
  plugin: Plugin,
  hook: AskedName | OtherName | 'collections',
): Pick<DiagnosticDraft, 'plugin' | 'place'> {
  if (plugin === config.steps) return { place: config.locate(['markdown'], 'key') };
  const index = config.pluginIndexes.get(plugin);
  return { plugin: plugin.name, ...(index === undefined ? {} : { place: config.locate(['plugins', index, hook], 'key') }) };
}
