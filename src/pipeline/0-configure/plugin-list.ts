// Merges the preset and the site's own plugins into one list of unique names.
import type { Catalogue, DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import { codeOf, type Plugin } from '#model/plugin';
import { type ConfigSource, renameKey } from './config-source.ts';

export interface PluginList {
  /** The preset in order, each plugin replaced by the site's one of the same name; then the site's others in order. */
  readonly plugins: readonly Plugin[];
  /** The indexes of the site's own plugins in its config. */
  readonly indexes: ReadonlyMap<Plugin, number>;
  readonly faults: readonly DiagnosticDraft[];
}

/**
 * `reserved` are the prefixes of the core's codes. `optionFaults`, by index, replace other faults of a plugin, which may be their
 * consequences.
 */
export async function listPlugins(
  source: ConfigSource,
  preset: readonly Plugin[],
  reserved: ReadonlySet<string>,
  optionFaults: ReadonlyMap<number, readonly DiagnosticDraft[]>,
): Promise<PluginList> {
  const written = Array.isArray(source.value['plugins']) ? (source.value['plugins'] as readonly unknown[]) : [];
  const faults: DiagnosticDraft[] = [];
  const { checkPlugin } = written.length > 0 ? await import('./plugin-shape.ts') : noShape;
  const own = new Map<string, { plugin: Plugin; index: number }>();
  for (const [index, value] of written.entries()) {
    const fault = checkPlugin(source, index, value, reserved);
    const ofOptions = optionFaults.get(index) ?? [];
    if (ofOptions.length > 0) faults.push(...ofOptions);
    else if (fault) faults.push(fault);
    if (!fault) {
      const plugin = value as Plugin;
      const first = own.get(plugin.name);
      if (first) faults.push(duplicate(source, plugin.name, first.index, index));
      else own.set(plugin.name, { plugin, index });
    }
  }
  const dropped = droppedNames(source, preset);
  const members = preset.flatMap((member) => own.get(member.name)?.plugin ?? (dropped.names.has(member.name) ? [] : member));
  const inPreset = new Set(preset.map(({ name }) => name));
  const others = [...own.values()].filter(({ plugin }) => !inPreset.has(plugin.name)).map(({ plugin }) => plugin);
  return {
    plugins: [...members, ...others],
    indexes: new Map([...own.values()].map(({ plugin, index }) => [plugin, index])),
    faults: [...faults, ...dropped.faults],
  };
}

/** Without plugins of its own, a site does not load what checks them. */
const noShape = { checkPlugin: () => undefined };

/** The plugins' own codes, each prefixed with its plugin's name. */
export function pluginCatalogue(plugins: readonly Plugin[]): Catalogue {
  const entries = plugins.flatMap((plugin) =>
    Object.entries(plugin.diagnostics ?? {}).map(([code, entry]) => [codeOf(plugin, code), entry] as const),
  );
  return Object.fromEntries(entries);
}

function duplicate(source: ConfigSource, name: string, first: number, index: number): DiagnosticDraft {
  return {
    code: 'configure/duplicate-plugin',
    message: `two plugins are named "${name}"`,
    help: 'Remove one of them, or give it another name if its factory takes one.',
    place: source.locate(['plugins', index, 'name']),
    related: [{ message: 'the first of that name', place: source.locate(['plugins', first, 'name']) }],
  };
}

function droppedNames(source: ConfigSource, preset: readonly Plugin[]): { names: Set<string>; faults: DiagnosticDraft[] } {
  const value = source.value['preset'];
  const names = new Set(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []);
  const known = preset.map((member) => member.name);
  const faults = [...names].flatMap((name) => {
    if (known.includes(name)) return [];
    const near = nearest(name, known);
    const fix = near && renameKey(source, ['preset', name], near);
    return {
      code: 'configure/unknown-preset-member',
      message: `the preset has no plugin "${name}"`,
      help: near ? `Did you mean "${near}"?` : `The plugins are ${known.join(', ')}.`,
      place: source.locate(['preset', name], 'key'),
      ...(fix ? { fix } : {}),
    };
  });
  return { names, faults };
}
