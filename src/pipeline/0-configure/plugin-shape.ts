// Validates the shape of an entry in a config's list of plugins.
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import type { Plugin } from '#model/plugin';
import { type ConfigSource, type Path, textAt } from './config-source.ts';
import { insteadOf, packageIn } from './moved-packages.ts';
import { type Problem, wrongData } from './plugin-data.ts';
import { wrongTheme } from './plugin-theme-shape.ts';

const hooks: readonly (keyof Plugin)[] = ['discover', 'markdown', 'resolve', 'translated', 'head', 'emit', 'why'];
/** Functions that are no hooks. */
const factories: ReadonlySet<string> = new Set(['optionsSchema', 'state', 'translates'] satisfies (keyof Plugin)[]);

export function checkPlugin(
  source: ConfigSource,
  index: number,
  value: unknown,
  reserved: ReadonlySet<string>,
): DiagnosticDraft | undefined {
  const fault = (message: string, help: string, at: Path = [], part: 'key' | 'value' = 'value'): DiagnosticDraft => ({
    code: 'configure/invalid-plugin',
    message,
    help,
    place: source.locate(['plugins', index, ...at], part),
  });

  if (typeof value === 'function') {
    const help = 'Call the factory to get the plugin, with or without options.';
    return withCall(source, fault(`"plugins[${index}]" is a function, not a plugin`, help));
  }
  if (value instanceof Promise) return fault(`"plugins[${index}]" is a promise, not a plugin`, 'Use `await` to get its value.');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const instead = insteadOf(packageIn(value) ?? '');
    const help = instead ?? 'A plugin is an object, usually returned by a factory: `plugins: [posts()]`.';
    return fault(`"plugins[${index}]" is not a plugin`, help);
  }
  const plugin = value as Partial<Record<keyof Plugin, unknown>>;
  const { name, apiVersion } = plugin;
  if (typeof name !== 'string' || !/^[a-z0-9-]+$/.test(name)) {
    const given = typeof name === 'string' ? `is named "${name}"` : 'has no name';
    return fault(`"plugins[${index}]" ${given}`, 'Plugin names consist of lowercase letters, digits and hyphens.', ['name']);
  }
  if (apiVersion !== 1) {
    const given = apiVersion === undefined ? 'does not set an API version' : `is for API version ${String(apiVersion)}`;
    const isNewer = typeof apiVersion === 'number' && apiVersion > 1;
    const way = isNewer ? ' Upgrade slodocs, or install an older version of the plugin.' : '';
    const help = `This version of slodocs runs plugins with \`apiVersion: 1\`.${way}`;
    return fault(`the plugin "${name}" ${given}`, help, ['apiVersion']);
  }
  if (reserved.has(name) || reserved.has(String(plugin.family))) {
    const help = `Built-in codes begin with "${name}/". Choose a different name.`;
    return fault(`the plugin name "${name}" is taken`, help, ['name']);
  }
  const problem = wrongHook(plugin) ?? wrongData(plugin) ?? wrongTheme(plugin.theme);
  return problem && fault(`the plugin "${name}" ${problem.message}`, problem.help, problem.at, problem.part);
}

/** Adds a fix that calls the factory, where the entry is just its name. */
function withCall(source: ConfigSource, fault: DiagnosticDraft): DiagnosticDraft {
  const { place } = fault;
  const words = place && textAt(source.text, place).words;
  if (!words || !/^[\w$.]+$/.test(words)) return fault;
  const text = `${words}()`;
  return { ...fault, fix: { title: `write "${text}"`, place, replaces: words, text } };
}

function wrongHook(plugin: Partial<Record<string, unknown>>): Problem | undefined {
  const known = `The hooks of a plugin are ${hooks.join(', ')}.`;
  for (const hook of hooks) {
    if (plugin[hook] !== undefined && typeof plugin[hook] !== 'function')
      return { message: `has a hook "${hook}" that is not a function`, help: known, at: [hook] };
  }
  if (plugin['state'] !== undefined && typeof plugin['state'] !== 'function') {
    return {
      message: 'has a "state" that is not a function',
      help: 'Write `state: () => ({ … })`, because each build needs its own state.',
      at: ['state'],
    };
  }
  if (plugin['translates'] !== undefined && typeof plugin['translates'] !== 'function') {
    return {
      message: 'has a "translates" that is not a function',
      help: "Write `translates: (path) => path === 'data/terms.yaml'`.",
      at: ['translates'],
    };
  }
  for (const [key, value] of Object.entries(plugin)) {
    if (typeof value !== 'function' || (hooks as readonly string[]).includes(key) || factories.has(key)) continue;
    const near = nearest(key, hooks);
    const help = near ? `Did you mean "${near}"?` : known;
    return { message: `has a hook "${key}", which is never called`, help, at: [key], part: 'key' };
  }
  return undefined;
}
