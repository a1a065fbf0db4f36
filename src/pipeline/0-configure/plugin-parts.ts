// Resolves the files that plugins add to the theme, and reports names that are taken.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { relativeTo } from '#files/site-path';
import type { PluginComponent, PluginFile, PluginParts } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type Place, wholeFile } from '#model/place';
import type { Plugin } from '#model/plugin';
import type { Theme } from '#model/theme';
import type { ConfigSource } from './config-source.ts';

export interface SettledParts {
  readonly parts: PluginParts;
  readonly faults: readonly DiagnosticDraft[];
}

/** `indexes` are the indexes of the site's own plugins in its config. */
export function settlePluginParts(
  source: ConfigSource,
  plugins: readonly Plugin[],
  indexes: ReadonlyMap<Plugin, number>,
  { layouts, components }: Pick<Theme, 'layouts' | 'components'>,
): SettledParts {
  const { root, file } = source;
  const brought = plugins.flatMap((plugin) => (plugin.theme ? [{ plugin, theme: plugin.theme }] : []));
  const settle = ({ plugin, theme }: (typeof brought)[number], path: string, at: readonly (string | number)[]): PluginFile => {
    const from = theme.from.startsWith('file:') ? fileURLToPath(theme.from) : theme.from;
    const index = indexes.get(plugin);
    const place = (): Place => (index === undefined ? wholeFile(file) : source.locate(['plugins', index, 'theme', ...at]));
    return { plugin: plugin.name, path: relativeTo(root, resolve(dirname(from), path)), place };
  };
  const listed = (key: 'css' | 'clientModules'): readonly PluginFile[] =>
    brought.flatMap((one) => (one.theme[key] ?? []).map((path, index) => settle(one, path, [key, index])));
  const faults: DiagnosticDraft[] = [];
  /** Two plugins from one factory may bring the same file. */
  const named = <File extends PluginFile>(
    kind: keyof typeof kinds,
    taken: readonly string[],
    all: readonly (readonly [string, File])[],
  ) => {
    const found = new Map<string, File>();
    for (const [name, one] of all) {
      const first = found.get(name);
      if (taken.includes(name)) faults.push(takenByTheme(kinds[kind], name, one));
      else if (!first) found.set(name, one);
      else if (!isSame(first, one)) faults.push(takenByPlugin(kinds[kind], name, first, one));
    }
    return Object.fromEntries(found);
  };
  const parts: PluginParts = {
    layouts: named(
      'layouts',
      layouts,
      brought.flatMap((one) =>
        Object.entries(one.theme.layouts ?? {}).map(([name, path]) => [name, settle(one, path, ['layouts', name])] as const),
      ),
    ),
    components: named(
      'components',
      components,
      brought.flatMap((one) =>
        Object.entries(one.theme.components ?? {}).map(([name, written]) => {
          const [path = '', exported = 'default'] = written.split('#');
          return [name, { ...settle(one, path, ['components', name]), exported } satisfies PluginComponent] as const;
        }),
      ),
    ),
    css: unique(listed('css')),
    clientModules: unique(listed('clientModules')),
  };
  return { parts, faults };
}

const kinds = { layouts: 'layout', components: 'component' } as const;

function isSame(one: PluginFile, other: PluginFile): boolean {
  return one.path === other.path && (one as Partial<PluginComponent>).exported === (other as Partial<PluginComponent>).exported;
}

function unique(files: readonly PluginFile[]): readonly PluginFile[] {
  return [...new Map([...files].reverse().map((one) => [one.path, one])).values()].reverse();
}

const code = 'configure/theme-name-taken';

function takenByTheme(kind: string, name: string, { plugin, place }: PluginFile): DiagnosticDraft {
  return {
    code,
    message: `the plugin "${plugin}" adds a ${kind} "${name}", but the theme already has one with that name`,
    help: `Rename the ${kind} of the plugin.`,
    plugin,
    place: place(),
  };
}

function takenByPlugin(kind: string, name: string, first: PluginFile, { plugin, place }: PluginFile): DiagnosticDraft {
  return {
    code,
    message: `the plugins "${first.plugin}" and "${plugin}" both add a ${kind} "${name}"`,
    help: 'Remove one of the plugins, or rename it in one of them.',
    plugin,
    place: place(),
    related: [{ message: `"${first.plugin}" is here`, place: first.place() }],
  };
}
