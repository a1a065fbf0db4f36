// What plugins add to the theme, with every path settled.
import type { Place } from './place.ts';

export interface PluginFile {
  /** The name of the plugin. */
  readonly plugin: string;
  /** Relative to the root; begins with `..` for a package that stands outside of it. */
  readonly path: string;
  /** Where the site's config names the plugin; the config itself for a member of the preset. */
  readonly place: () => Place;
}

export interface PluginComponent extends PluginFile {
  /** The name of the export. */
  readonly exported: string;
}

export interface PluginParts {
  /** By the names that pages ask for. */
  readonly layouts: Readonly<Record<string, PluginFile>>;
  /** By the names that content uses. */
  readonly components: Readonly<Record<string, PluginComponent>>;
  /** In the order of the plugins. */
  readonly css: readonly PluginFile[];
  readonly clientModules: readonly PluginFile[];
}
