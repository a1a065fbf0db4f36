// Indexes the data that page queries may ask for, as plain data that passes to threads.
import { nameOfLanguage } from '#model/i18n';
import type { Json, JsonObject } from '#model/json';
import type { DocInVersion } from '#model/lookups';
import { isStandalone } from '#model/page';
import { printRoute, routeKey } from '#model/route';
import type { Settings, ThemeSettings } from '#model/settings';
import type { Sidebar } from '#model/sidebar';
import type { DraftName, Site } from '#model/site';
import type { PlacedVersion } from '#model/version';

export interface SiteIndex {
  readonly docs: readonly IndexedDoc[];
  readonly drafts: readonly DraftName[];
  readonly versions: readonly PlacedVersion[];
  readonly sidebars: readonly Sidebar[];
  /** Descriptions of pages, by the keys of their routes. */
  readonly descriptions: Readonly<Record<string, string>>;
  readonly settings: Pick<Settings, 'docs' | 'baseUrl' | 'trailingSlash'>;
  /** The answers about the configuration. */
  readonly config: Readonly<Record<'site' | 'themeConfig', JsonObject>>;
  /** Plugins' data for all pages. */
  readonly data: Readonly<Record<string, Json>>;
}

export interface IndexedDoc extends DocInVersion {
  readonly docs: string;
  readonly version: string;
  /** The key of its route. */
  readonly route: string;
}

export function indexSite({ pages, drafts, versions, sidebars, settings, data }: Site): SiteIndex {
  const docs = pages.flatMap((page): readonly IndexedDoc[] => {
    if (page.kind !== 'doc' || isStandalone(page)) return [];
    const { id, docs, version, title, description, unlisted, route } = page;
    const sidebar = page.sidebar ?? null;
    const path = printRoute(route, settings);
    return [{ docs, version, route: routeKey(route.path), id, title, description, path, sidebar, unlisted }];
  });
  const descriptions = pages.map(({ route, description }) => [routeKey(route.path), description]);
  const { docs: folders, baseUrl, trailingSlash } = settings;
  const asked = { docs: folders, baseUrl, trailingSlash };
  const config = { site: siteOf(settings), themeConfig: themeConfigOf(settings.theme) };
  return { docs, drafts, versions, sidebars, descriptions: Object.fromEntries(descriptions), settings: asked, config, data };
}

function siteOf(settings: Settings): JsonObject {
  const { url, icons, trailingSlash, fields } = settings;
  return plain({ url, favicon: icons[0]?.src, trailingSlash, ...fields, i18n: languagesOf(settings) });
}

function languagesOf({ lang, dir, i18n }: Settings): object {
  if (i18n) {
    const configs = i18n.locales.map(({ name, label, lang: htmlLang, dir: direction, calendar }) => {
      return [name, { label, htmlLang, direction, calendar }] as const;
    });
    return {
      currentLocale: i18n.locale.name,
      defaultLocale: i18n.defaultLocale.name,
      locales: i18n.locales.map(({ name }) => name),
      localeConfigs: Object.fromEntries(configs),
    };
  }
  const label = nameOfLanguage(lang);
  const languages = {
    defaultLocale: lang,
    locales: [lang],
    localeConfigs: { [lang]: { htmlLang: lang, direction: dir, label } },
  };
  return { currentLocale: lang, ...languages };
}

function themeConfigOf(theme: ThemeSettings): JsonObject {
  const { navbar, footer, announcement, colorMode, sidebar, tableOfContents, image, metadata } = theme;
  return plain({
    navbar,
    footer: footer && { links: footer.columns, copyright: footer.copyright, logo: footer.logo },
    announcementBar: announcement,
    colorMode,
    docs: { sidebar },
    tableOfContents,
    image,
    metadata,
  });
}

/** As JSON has it: without what is undefined. */
function plain(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
