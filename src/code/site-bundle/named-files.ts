// Locates the files that the theme's settings name: slots, stylesheets and client modules.
import { join } from 'node:path';
import type { Config, PluginFile } from '#model/config';
import type { Place } from '#model/place';
import type { ThemeSettings } from '#model/settings';
import type { SlotName } from '#model/slots';

export interface Named {
  /** Relative to the root. */
  readonly path: string;
  /** The same, absolute. */
  readonly entry: string;
  readonly place: () => Place;
}

export interface NamedSlot extends Named {
  readonly name: SlotName;
}

type Located = Pick<Config, 'root' | 'locate' | 'pluginParts'>;

/** Sorted by name. */
export function namedSlots(
  { root, locate }: Pick<Located, 'root' | 'locate'>,
  slots: ThemeSettings['slots'],
): readonly NamedSlot[] {
  return Object.entries(slots).map(([name, path]) => ({
    name: name as SlotName,
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'slots', name]),
  }));
}

/** Those of plugins first, so that the site's own come after them. */
export function namedClientModules({ root, locate, pluginParts }: Located, clientModules: readonly string[]): readonly Named[] {
  const own = clientModules.map((path, index) => ({
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'clientModules', index]),
  }));
  return [...pluginParts.clientModules.map((file) => namedOf(root, file)), ...own];
}

/** The client modules, and those of analytics services. */
export function namedScripts({ root, locate, pluginParts }: Located, theme: ThemeSettings): readonly Named[] {
  return [...namedClientModules({ root, locate, pluginParts }, theme.clientModules), ...namedAnalytics({ root, locate }, theme)];
}

/** In the order of the services. */
export function namedAnalytics(
  { root, locate }: Pick<Located, 'root' | 'locate'>,
  { analytics }: Pick<ThemeSettings, 'analytics'>,
): readonly Named[] {
  return analytics.map(({ module }) => ({
    path: module,
    entry: join(root, module),
    place: () => locate(['theme', 'analytics']),
  }));
}

export function namedStylesheets({ root, locate, pluginParts }: Located, css: readonly string[]): readonly Named[] {
  const own = css.map((path, index) => ({
    path,
    entry: join(root, path),
    place: () => locate(['theme', 'css', index]),
  }));
  return [...pluginParts.css.map((file) => namedOf(root, file)), ...own];
}

export interface NamedLayout extends Named {
  readonly name: string;
  readonly plugin: string;
}

/** The layout of a plugin, by the name that a page asks for; undefined for one of the theme's. */
export function namedLayout({ root, pluginParts }: Pick<Located, 'root' | 'pluginParts'>, name: string): NamedLayout | undefined {
  const file = Object.hasOwn(pluginParts.layouts, name) ? pluginParts.layouts[name] : undefined;
  return file && { ...namedOf(root, file), name, plugin: file.plugin };
}

function namedOf(root: string, { path, place }: PluginFile): Named {
  return { path, entry: join(root, path), place };
}
