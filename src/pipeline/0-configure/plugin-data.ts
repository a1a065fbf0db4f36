// Checks the data that a plugin declares.
import { frontMatterKeys } from '#model/front-matter';
import { newFileNames } from '#model/plugin';
import type { Path } from './config-source.ts';
import { isSchema } from './plugin-options.ts';

const severities = ['error', 'warning', 'info', 'off'];

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

export interface Problem {
  readonly message: string;
  readonly help: string;
  /** The path inside the plugin. */
  readonly at: Path;
  readonly part?: 'key';
}

export function wrongData(plugin: Partial<Record<string, unknown>>): Problem | undefined {
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
