// The configuration of one build: settings as plain data, with plugins and theme beside them.

import type { Observation } from './observation.ts';
import type { Locate } from './place.ts';
import type { MarkdownSteps, Plugin } from './plugin.ts';
import type { PluginParts } from './plugin-parts.ts';
import type { Settings } from './settings.ts';
import type { Theme } from './theme.ts';
import type { NumberPrefixParser } from './user-config.ts';

export interface Config {
  /** Absolute. The folder of the site's config; paths in settings and diagnostics are relative to it. */
  readonly root: string;
  /** The config's own file, relative to the root. */
  readonly source: string;
  readonly settings: Settings;
  readonly plugins: readonly Plugin[];
  /** The plugins of remark and rehype that the config names, as those of a plugin that stands in no list. */
  readonly steps: SiteSteps | undefined;
  /** Where the site's own config names a plugin in its list; members of the preset have no entry. */
  readonly pluginIndexes: ReadonlyMap<Plugin, number>;
  /** By the ids of docs folders: how those read number prefixes that bring a function of their own. */
  readonly prefixParsers: ReadonlyMap<string, NumberPrefixParser>;
  readonly theme: Theme;
  /** What plugins add to the theme. */
  readonly pluginParts: PluginParts;
  /** Absolute. */
  readonly outDir: string;
  /** Absolute. What this slodocs keeps between builds. */
  readonly cacheDir: string;
  /** Absolute. Where bundled code and stylesheets stand: the same, or a folder that lives as long as the run. */
  readonly bundleDir: string;
  /** How many pages are worked on at once. */
  readonly concurrency: number;
  /** Where a value of the configuration stands in its source. */
  readonly locate: Locate;
  /** Files that the config and its plugins were made from, relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** What was asked of the disk to make it, with digests of the answers. */
  readonly observed: readonly Observation[];
  /** The config as it was bundled, absolute. */
  readonly file: string;
  /** Of what the config exports. */
  readonly digest: string;
}

export interface SiteSteps extends Plugin {
  markdown(): MarkdownSteps;
}
