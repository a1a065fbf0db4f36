// Prepares the site data that ingredients take, once per resolved site and lazily.

import { type NamedSlot, namedSlots } from '#code/site-bundle/named-files';
import type { SiteBundle } from '#code/site-bundle/site-bundle';
import { entryOf } from '#code/site-bundle/styles-of';
import type { StyleBundle } from '#code/style-bundle';
import type { Context } from '#context/context';
import { inputsDigest } from '#context/plugin-inputs';
import { keyOf } from '#files/digest';
import type { Config } from '#model/config';
import type { Highlighter } from '#model/highlighter';
import type { Answers } from '#model/lookups';
import type { Page } from '#model/page';
import type { PartDocument } from '#model/page-parts';
import type { LinkProps } from '#model/page-props';
import type { Plugin } from '#model/plugin';
import type { Settings } from '#model/settings';
import { collectionKey } from '#model/source-file';
import type { HeadElement } from '#model/theme';
import { type PlacedVersion, versionFinder } from '#model/version';
import { openStylesheets, type Stylesheets } from '../modules/stylesheets.ts';
import type { OutlinedSite } from '../outline/outlined-site.ts';
import { type Keyed, keyedData, type PageSidebars, pageSidebars } from '../outline/page-sidebars.ts';
import { prepareVersions, type VersionsOfPage } from '../outline/page-versions.ts';
import { sectionsOf } from '../outline/sections.ts';

export interface SiteSource {
  readonly site: OutlinedSite;
  readonly settings: Settings;
  readonly bundle: SiteBundle;
  readonly slots: readonly NamedSlot[];
  /** The digests of all imports of documents; partials, stylesheets and files are listed by name. */
  readonly digestsOf: (documents: readonly PartDocument[]) => readonly string[];
  readonly stylesheets: Stylesheets;
  readonly sidebars: PageSidebars;
  readonly versionOf: (page: Page) => PlacedVersion | undefined;
  readonly versionsOf: (page: Page) => VersionsOfPage;
  /** The key of the highlighter plugin. */
  readonly highlighter: string;
  /** Of a layout that a plugin brings; undefined for one of the theme's. */
  readonly layoutKey: (name: string) => string | undefined;
  /** The plugins of collections, by the `docs` of their pages. */
  readonly owners: ReadonlyMap<string, Answers['plugin']>;
  sections(): Keyed<readonly LinkProps[]>;
  readonly keyedStyle: (bundle: StyleBundle) => Keyed<StyleBundle>;
  /** The text of a compiled body. */
  readonly body: (key: string) => string;
}

/** A page with plugins' head elements. */
export interface PageSource {
  readonly page: Page;
  readonly pluginHead: readonly (readonly HeadElement[])[];
  readonly ofSite: SiteSource;
}

export async function openSiteSource(context: Context, site: OutlinedSite, bundle: SiteBundle): Promise<SiteSource> {
  const { theme } = site.settings;
  let sections: Keyed<readonly LinkProps[]> | undefined;
  const styles = new Map<StyleBundle, Keyed<StyleBundle>>();
  return {
    site,
    settings: site.settings,
    bundle,
    slots: namedSlots(context.config, theme.slots),
    digestsOf: importDigests(context, bundle),
    stylesheets: openStylesheets(context, bundle, theme),
    sidebars: pageSidebars(site),
    versionOf: versionFinder(site.versions),
    versionsOf: prepareVersions(site),
    highlighter: await highlighterKey(context),
    layoutKey: layoutKeys(context, bundle),
    owners: collectionOwners(context),
    sections() {
      sections ??= keyedData(sectionsOf(site));
      return sections;
    },
    keyedStyle(bundle) {
      const known = styles.get(bundle) ?? keyedData(bundle);
      styles.set(bundle, known);
      return known;
    },
    body: (key) => context.store.unpack('bodies', key),
  };
}

function importDigests({ config }: Context, { assets: paths, digests }: SiteBundle): SiteSource['digestsOf'] {
  const assets = new Set(paths);
  return (documents) =>
    documents.flatMap((document) =>
      document.facts.imports.map((imported) => {
        const entry = entryOf(config, document, imported, assets);
        return entry === undefined ? imported.specifier : (digests[entry] ?? '');
      }),
    );
}

/** A static layout says texts of its plugin. */
function layoutKeys({ config }: Context, { layouts, digests }: SiteBundle): SiteSource['layoutKey'] {
  return (name) => {
    const layout = layouts[name];
    if (!layout) return undefined;
    const brought = config.pluginParts.layouts[name]?.plugin;
    const { strings = {} } = config.plugins.find((plugin) => plugin.name === brought) ?? {};
    return JSON.stringify([digests[layout.entry], layout.isStatic, strings]);
  };
}

function collectionOwners({ config }: Context): SiteSource['owners'] {
  const owners = config.plugins.flatMap(({ name, collections = [] }) =>
    collections.map(({ id, knownAs = name }) => [collectionKey(name, id), { name: knownAs, id }] as const),
  );
  return new Map(owners);
}

/**
 * The key of the highlighter. The preset is covered by slodocs' own version; any other plugin may depend on any module of the
 * config.
 */
async function highlighterKey({ config, files }: Context): Promise<string> {
  const plugin = highlighting(config);
  if (!plugin || !config.pluginIndexes.has(plugin)) return plugin?.name ?? '';
  return keyOf(config.digest, await inputsDigest(files, plugin), ...config.inputs.map((path) => `${path} ${files.digest(path)}`));
}

/** Of several highlighters, the last one is used. */
export function highlighting({ plugins }: Pick<Config, 'plugins'>): (Plugin & { readonly highlighter: Highlighter }) | undefined {
  return plugins.findLast((plugin): plugin is Plugin & { readonly highlighter: Highlighter } => plugin.highlighter !== undefined);
}
