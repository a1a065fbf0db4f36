// Defines the configuration of one build: settings as plain data, plus plugins and theme.

import type { NumberPrefixParser } from './content-settings.ts';
import type { AskedLabel } from './label.ts';
import type { MarkdownSteps } from './markdown-steps.ts';
import type { Locate, Place } from './place.ts';
import type { Plugin } from './plugin.ts';
import type { RemoteCacheConfig } from './remote-cache.ts';
import type { Settings } from './settings.ts';
import type { Theme } from './theme.ts';

export interface Config {
  /** Absolute. The folder of the site's config; paths in settings and diagnostics are relative to it. */
  readonly root: string;
  /** The config's own file, relative to the root. */
  readonly source: string;
  readonly settings: Settings;
  /** The same for each language that pages are translated to: only its settings differ. */
  readonly translated: readonly Config[];
  /** The labels of navbar and footer that languages translate, as the default language has them. */
  readonly labels: readonly AskedLabel[];
  readonly plugins: readonly Plugin[];
  /** The config's own remark and rehype plugins, wrapped as a plugin that is in no list. */
  readonly steps: SiteSteps | undefined;
  /** The indexes of plugins in the config's list; plugins of the preset have none. */
  readonly pluginIndexes: ReadonlyMap<Plugin, number>;
  /** Custom parsers of number prefixes, by the ids of docs folders. */
  readonly prefixParsers: ReadonlyMap<string, NumberPrefixParser>;
  readonly theme: Theme;
  /** What plugins add to the theme. */
  readonly pluginParts: PluginParts;
  /** Absolute. */
  readonly outDir: string;
  /** Absolute. The archive that the build writes instead of the output folder, if any. */
  readonly archive?: string | undefined;
  /** Absolute. The cache folder of this version of slodocs. */
  readonly cacheDir: string;
  /** Absolute. The folder of bundled code and stylesheets: the cache folder, or a temporary one for this run. */
  readonly bundleDir: string;
  /** How many pages are processed at once. */
  readonly concurrency: number;
  /** True where drafts are published as well, with their banner. */
  readonly drafts: boolean;
  readonly remoteCache: RemoteCacheConfig;
  /** Locates a value of the configuration in its source. */
  readonly locate: Locate;
  /** Input files of the config and its plugins, relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** The questions asked of the disk to make it, with digests of the answers. */
  readonly observed: readonly Observation[];
  /** The bundled config file, absolute. */
  readonly file: string;
  /** The digest of the config's export. */
  readonly digest: string;
}

export interface SiteSteps extends Plugin {
  markdown(): MarkdownSteps;
}

/** A question to the disk, or to the settings by key. Paths are relative to the root. */
export type Ask = readonly ['bytes' | 'stat' | 'list' | 'real' | 'glob' | 'setting', string];

/** A question and a digest of its answer. Equal digests mean equal answers. */
export type Observation = readonly [Ask, string];

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
