// Validates the shape of what a plugin adds to the theme.
import { nearest } from '#model/nearest';
import { directiveNames, isSources } from '#model/policy';
import type { PluginTheme } from '#model/theme';

export interface ShapeProblem {
  readonly message: string;
  readonly help: string;
  /** The path inside the plugin. */
  readonly at: readonly string[];
  readonly part?: 'key';
}

const keys = ['from', 'layouts', 'components', 'css', 'clientModules', 'loads'] as const satisfies readonly (keyof PluginTheme)[];

const example = "Write `theme: { from: import.meta.url, layouts: { recipe: './browser/Recipe.tsx' } }`.";

const names = {
  layouts: { pattern: /^[a-z][a-z\d-]*$/, wanted: 'Layout names consist of lowercase letters, digits and hyphens.' },
  components: { pattern: /^[A-Z][\w$]*$/, wanted: 'Component names begin with a capital letter.' },
} as const;

export function wrongTheme(theme: unknown): ShapeProblem | undefined {
  if (theme === undefined) return undefined;
  if (typeof theme !== 'object' || theme === null || Array.isArray(theme)) {
    return { message: 'has a "theme" that is not an object', help: example, at: ['theme'] };
  }
  const unknown = Object.keys(theme).find((key) => !(keys as readonly string[]).includes(key));
  if (unknown !== undefined) {
    const near = nearest(unknown, keys);
    const help = near ? `Did you mean "${near}"?` : `The keys are ${keys.join(', ')}.`;
    return { message: `has a "theme" with an unknown key "${unknown}"`, help, at: ['theme', unknown], part: 'key' };
  }
  const given = theme as Partial<Record<keyof PluginTheme, unknown>>;
  if (typeof given.from !== 'string' || !/^(?:file:|\/|[a-z]:[\\/])/i.test(given.from)) {
    const message = 'has a "theme" without "from", the folder that its paths are relative to';
    return { message, help: 'Write `from: import.meta.url`.', at: ['theme', 'from'] };
  }
  for (const key of ['layouts', 'components'] as const) {
    const files = given[key];
    if (files === undefined) continue;
    if (typeof files !== 'object' || files === null || Array.isArray(files) || !Object.values(files).every(isText)) {
      return { message: `has a "theme" whose "${key}" do not map names to paths`, help: example, at: ['theme', key] };
    }
    const wrong = Object.keys(files).find((name) => !names[key].pattern.test(name));
    if (wrong === undefined) continue;
    const message = `names one of its ${key} "${wrong}"`;
    return { message, help: names[key].wanted, at: ['theme', key, wrong], part: 'key' };
  }
  for (const key of ['css', 'clientModules'] as const) {
    const files = given[key];
    if (files === undefined || (Array.isArray(files) && files.every(isText))) continue;
    const help = `Write \`${key}: ['./browser/reference.${key === 'css' ? 'css' : 'ts'}']\`.`;
    return { message: `has a "theme" whose "${key}" is not a list of paths`, help, at: ['theme', key] };
  }
  return given.loads === undefined ? undefined : wrongLoads(given.loads);
}

function wrongLoads(loads: unknown): ShapeProblem | undefined {
  const help = "Write `loads: { 'connect-src': ['https://api.example'] }`.";
  const isObject = typeof loads === 'object' && loads !== null && !Array.isArray(loads);
  const lists = isObject ? Object.entries(loads as Record<string, unknown>) : [];
  const unknown = lists.find(([name]) => !(directiveNames as readonly string[]).includes(name))?.[0];
  if (unknown !== undefined) {
    const near = nearest(unknown, directiveNames);
    const message = `has a "theme" with an unknown directive "${unknown}" in "loads"`;
    return { message, help: near ? `Did you mean "${near}"?` : help, at: ['theme', 'loads', unknown], part: 'key' };
  }
  return isSources(loads) ? undefined : { message: 'has a "theme" with invalid "loads"', help, at: ['theme', 'loads'] };
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
