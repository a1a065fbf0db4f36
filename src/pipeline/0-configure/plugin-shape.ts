// Validates the shape of an entry in a config's list of plugins.
import type { DiagnosticDraft } from '#model/diagnostic';
import { frontMatterKeys } from '#model/front-matter';
import { nearest } from '#model/nearest';
import { newFileNames, type Plugin } from '#model/plugin';
import { type ConfigSource, type Path, textAt } from './config-source.ts';
import { insteadOf, packageIn } from './moved-packages.ts';
import { isSchema } from './plugin-options.ts';
import { wrongTheme } from './plugin-theme-shape.ts';

const hooks: readonly (keyof Plugin)[] = ['discover', 'markdown', 'resolve', 'translated', 'head', 'emit', 'why'];
/** Functions that are no hooks. */
const factories: ReadonlySet<string> = new Set(['optionsSchema', 'state', 'translates'] satisfies (keyof Plugin)[]);
const severities = ['error', 'warning', 'info', 'off'];

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

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isCollection(value: unknown): boolean {
  const {
    id,
    path,
    routeBasePath,
    include,
    exclude,
    knownAs,
    newFiles,
    truncateMarker: marker,
  } = Object(value) as Partial<Record<string, unknown>>;
  if (![include, exclude].every((globs) => globs === undefined || isTextList(globs))) return false;
  if (knownAs !== undefined && typeof knownAs !== 'string') return false;
  if (newFiles !== undefined && !newFileNames.some((name) => name === newFiles)) return false;
  if (marker !== undefined && typeof marker !== 'string' && !(marker instanceof RegExp)) return false;
  return typeof id === 'string' && /^[\w-]+$/.test(id) && typeof path === 'string' && typeof routeBasePath === 'string';
}

function isText(value: unknown): boolean {
  const forms = Object(value) as { readonly other?: unknown };
  return (
    typeof value === 'string' ||
    (typeof forms.other === 'string' && Object.values(forms).every((form) => typeof form === 'string'))
  );
}

interface Problem {
  readonly message: string;
  readonly help: string;
  /** The path inside the plugin. */
  readonly at: Path;
  readonly part?: 'key';
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

function wrongData(plugin: Partial<Record<string, unknown>>): Problem | undefined {
  const { inputs, diagnostics, highlighter, collections, optionsSchema, search, strings } = plugin;
  if (inputs !== undefined && !isTextList(inputs)) {
    return {
      message: 'has "inputs" that are not a list of glob patterns',
      help: "Write `inputs: ['data/*.json']`.",
      at: ['inputs'],
    };
  }
  const wide = ((inputs ?? []) as readonly string[]).find((glob) => /^(?:\/|(?:\.\.\/)+)\*\*/.test(glob));
  if (wide !== undefined) {
    const help = "Each build would read all of it. Name the folder that contains the files: `inputs: ['../data/**/*.json']`.";
    return { message: `has "inputs" that match everything around the site: "${wide}"`, help, at: ['inputs'] };
  }
  if (collections !== undefined && !(Array.isArray(collections) && collections.every(isCollection))) {
    const help = "Write `collections: [{ id: 'news', path: 'news', routeBasePath: '/news' }]`.";
    return { message: 'has invalid "collections"', help, at: ['collections'] };
  }
  if (strings !== undefined && !(typeof strings === 'object' && Object.values(Object(strings)).every(isText))) {
    const help = "Write `strings: { 'weather.today': 'Today', 'weather.days': { one: 'One day', other: '{count} days' } }`.";
    return { message: 'has invalid "strings"', help, at: ['strings'] };
  }
  const { tasks } = plugin;
  if (tasks !== undefined && !Object.values(Object(tasks)).every((task) => typeof task === 'function')) {
    const help = 'Write `tasks: { count: (text, ctx) => text.length }`.';
    return { message: 'has "tasks" that are not functions', help, at: ['tasks'] };
  }
  const { derive } = plugin;
  const isDerivation = (one: unknown): boolean => typeof (Object(one) as { from?: unknown }).from === 'function';
  if (derive !== undefined && !Object.values(Object(derive)).every(isDerivation)) {
    const help = 'Write `derive: { words: { from: (tree, ctx) => 12 } }`.';
    return { message: 'has an invalid "derive"', help, at: ['derive'] };
  }
  const { load, show } = Object(highlighter) as Partial<Record<string, unknown>>;
  if (highlighter !== undefined && !(typeof load === 'function' && typeof show === 'function')) {
    const help = 'Write `highlighter: { load, show }`, with two functions.';
    return { message: 'has an invalid "highlighter"', help, at: ['highlighter'] };
  }
  if (search !== undefined && typeof (Object(search) as { find?: unknown }).find !== 'function') {
    const help = 'Write `search: { find: async (build, { text }, ctx) => … }`.';
    return { message: 'has an invalid "search"', help, at: ['search'] };
  }
  const taken = frontMatterKeys.find((key) => Object.hasOwn(Object(plugin.frontMatter), key));
  if (taken !== undefined) {
    return {
      message: `adds the front matter key "${taken}", which slodocs has itself`,
      help: `Choose another key, such as "${String(plugin.name).replaceAll('-', '_')}_${taken}".`,
      at: ['frontMatter', taken],
      part: 'key' as const,
    };
  }
  for (const key of ['frontMatter', 'schemas'] as const) {
    if (
      plugin[key] === undefined ||
      Object.values(Object(plugin[key])).every((schema) => isSchema(schema) || typeof schema === 'function')
    )
      continue;
    return {
      message: `has "${key}" that ${key === 'schemas' ? 'are' : 'is'} not made of Zod schemas`,
      help: `Write \`${key}: { key: z.string().optional() }\`.`,
      at: [key],
    };
  }
  if (optionsSchema !== undefined && !isSchema(optionsSchema) && typeof optionsSchema !== 'function') {
    const help = 'Write `optionsSchema: z.strictObject({ key: z.string().optional() })`.';
    return { message: 'has an "optionsSchema" that is not a Zod schema', help, at: ['optionsSchema'] };
  }
  const entries = Object.entries(Object(diagnostics ?? {}) as Record<string, { severity?: unknown; summary?: unknown } | null>);
  const wrong = entries.find(
    ([code, entry]) =>
      !/^[a-z0-9-]+$/.test(code) || !severities.includes(String(entry?.severity)) || typeof entry?.summary !== 'string',
  );
  if (!wrong) return undefined;
  return {
    message: `has an invalid diagnostic "${wrong[0]}"`,
    help: "Write `diagnostics: { 'no-license': { severity: 'error', summary: 'A page has no license.' } }`.",
    at: ['diagnostics', wrong[0]],
  };
}
