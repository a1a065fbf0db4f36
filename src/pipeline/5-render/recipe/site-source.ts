// Prepares the site data that ingredients take, once per resolved site and lazily.

import type { StyleBundle } from '#code/style-bundle';
import type { Context } from '#context/context';
import type { Answers } from '#model/lookups';
import type { Page } from '#model/page';
import type { LinkProps } from '#model/page-props';
import type { Settings } from '#model/settings';
import { collectionKey } from '#model/source-file';
import type { HeadElement } from '#model/theme';
import { type PlacedVersion, versionFinder } from '#model/version';
import { highlighterKey } from '../body/highlighting.ts';
import { openStylesheets, type Stylesheets } from '../body/stylesheets.ts';
import type { SiteLayouts } from '../layouts/site-layouts.ts';
import type { SiteScripts } from '../live/site-scripts.ts';
import { type PageSidebars, pageSidebars } from '../props/page-sidebars.ts';
import { sectionsOf } from '../props/sections.ts';
import { prepareVersions, type VersionsOfPage } from '../props/version-props.ts';
import { type NamedSlot, namedSlots } from '../slots/named.ts';
import type { Bundled, Stock } from '../stock.ts';
import { type Keyed, keyedData } from './keyed.ts';
import { type ModuleDigests, moduleDigests } from './module-digests.ts';
import type { OutlinedSite } from './outlined-site.ts';

export interface SiteSource {
  readonly site: OutlinedSite;
  readonly settings: Settings;
  readonly stock: Stock;
  readonly scripts: SiteScripts;
  readonly slots: readonly NamedSlot[];
  readonly modules: ModuleDigests;
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
  readonly said: readonly (readonly HeadElement[])[];
  readonly ofSite: SiteSource;
}

export async function openSiteSource(context: Context, site: OutlinedSite, { stock, scripts }: Bundled): Promise<SiteSource> {
  const { theme } = site.settings;
  let sections: Keyed<readonly LinkProps[]> | undefined;
  const styles = new Map<StyleBundle, Keyed<StyleBundle>>();
  const modules = moduleDigests(context, stock);
  return {
    site,
    settings: site.settings,
    stock,
    scripts,
    slots: namedSlots(context.config, theme.slots),
    modules,
    stylesheets: openStylesheets(context, stock, theme),
    sidebars: pageSidebars(site),
    versionOf: versionFinder(site.versions),
    versionsOf: prepareVersions(site),
    highlighter: await highlighterKey(context),
    layoutKey: layoutKeys(context, stock.layouts, modules),
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

/** A static layout says texts of its plugin. */
function layoutKeys({ config }: Context, layouts: SiteLayouts, modules: ModuleDigests): SiteSource['layoutKey'] {
  return (name) => {
    const layout = layouts[name];
    if (!layout) return undefined;
    const brought = config.pluginParts.layouts[name]?.plugin;
    const { strings = {} } = config.plugins.find((plugin) => plugin.name === brought) ?? {};
    return JSON.stringify([modules.of(layout.entry), layout.isStatic, strings]);
  };
}

function collectionOwners({ config }: Context): SiteSource['owners'] {
  const owners = config.plugins.flatMap(({ name, collections = [] }) =>
    collections.map(({ id, knownAs = name }) => [collectionKey(name, id), { name: knownAs, id }] as const),
  );
  return new Map(owners);
}
