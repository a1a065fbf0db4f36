// Defines the types of what plugins add to the theme (layouts, components, styles, client modules), with resolved paths.
import type { Place } from './place.ts';

export interface PluginFile {
  /** The name of the plugin. */
  readonly plugin: string;
  /** Relative to the root; begins with `..` for a package outside the root. */
  readonly path: string;
  /** The place of the plugin in the site's config; the config itself for a plugin of the preset. */
  readonly place: () => Place;
}

export interface PluginComponent extends PluginFile {
  /** The name of the export. */
  readonly exported: string;
}

export interface PluginParts {
  /** By the names that pages use. */
  readonly layouts: Readonly<Record<string, PluginFile>>;
  /** By the names that content uses. */
  readonly components: Readonly<Record<string, PluginComponent>>;
  /** In the order of the plugins. */
  readonly css: readonly PluginFile[];
  readonly clientModules: readonly PluginFile[];
}
