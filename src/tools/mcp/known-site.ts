// Finds pages in a resolved site by what agents call them: an address, a URL, an id or a file.

import type { Context } from '#context/context';
import { nearest } from '#model/nearest';
import type { Page } from '#model/page';
import { decoded, parseUrl } from '#model/parse-url';
import { redirectKey } from '#model/redirect';
import { printRoute, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import { pageAt, type Site } from '#model/site';
import { type PlacedVersion, versionFinder } from '#model/version';
import { Refused } from './quoted.ts';

/** A language of the site, of which the first is its own. */
export interface KnownLanguage {
  readonly name: string;
  readonly context: Context;
  readonly site: Site;
}

export interface FoundPage {
  readonly language: KnownLanguage;
  readonly page: Page;
  /** The anchor of the address that was asked for. */
  readonly anchor: string | undefined;
  /** The address that redirects to it. */
  readonly redirectedFrom: string | undefined;
}

/** Throws where there is none, with the nearest that there is. */
export function findPage(languages: readonly KnownLanguage[], asked: string): FoundPage {
  const found = isAddress(asked) ? atAddress(languages, asked) : (ofFile(languages, asked) ?? withId(languages, asked));
  if (found) return found;
  const all = languages.flatMap(({ site }) => site.pages);
  const names = isAddress(asked)
    ? languages.flatMap(routesOf)
    : [...all.map(fileOf), ...all.map(idOf)].flatMap((one) => one ?? []);
  const near = nearest(asked, names);
  throw new Refused(
    `there is no page "${asked}"`,
    `"list_routes" lists all pages, and "search" finds them by their words.${near === undefined ? '' : ' This is the nearest one.'}`,
    near,
  );
}

export function isAddress(asked: string): boolean {
  return /^(?:https?:\/)?\//i.test(asked);
}

/** The path of an address, decoded, without host, query and anchor. Throws for another host than that of the site. */
export function pathOf(asked: string, settings: readonly Pick<Settings, 'url'>[]): { path: string; anchor: string | undefined } {
  const url = parseUrl(asked, 'https://slodocs.invalid');
  const origins = [...settings.map((one) => one.url), 'https://slodocs.invalid'];
  if (!url || !origins.some((origin) => parseUrl(origin)?.origin === url.origin))
    throw new Refused(`"${asked}" is not an address of this site`, `Its address is "${settings[0]?.url}".`);
  const anchor = decoded(url.hash.slice(1));
  return { path: decoded(url.pathname), anchor: anchor === '' ? undefined : anchor };
}

/** With and without the base; an address of a Markdown edition means its page. */
export function withoutBase(path: string, { baseUrl }: Pick<Settings, 'baseUrl'>): readonly string[] {
  const below = `${path}/`.startsWith(baseUrl) ? [`/${path.slice(baseUrl.length)}`] : [];
  const paths = [...below, path];
  return [...paths, ...paths.flatMap((one) => (/\.md$/.test(one) ? one.replace(/(?:(?<=\/)index)?\.md$/, '') || '/' : []))];
}

function atAddress(languages: readonly KnownLanguage[], asked: string): FoundPage | undefined {
  const { path, anchor } = pathOf(
    asked,
    languages.map(({ site }) => site.settings),
  );
  // The base of the site is the beginning of all others.
  for (const language of languages.toReversed()) {
    const { site } = language;
    const isIn = `${path}/`.startsWith(site.settings.baseUrl);
    if (!isIn && language !== languages[0]) continue;
    for (const one of withoutBase(path, site.settings)) {
      const page = pageAt(site, one);
      if (page) return { language, page, anchor, redirectedFrom: undefined };
    }
    const redirect = redirectFrom(site, withoutBase(path, site.settings));
    if (redirect) return { language, page: redirect.page, anchor: anchor ?? redirect.anchor, redirectedFrom: path };
  }
  return undefined;
}

function redirectFrom(site: Site, paths: readonly string[]): { page: Page; anchor: string | undefined } | undefined {
  const keys = new Set(paths.map(redirectKey));
  const to = site.redirects.find(({ from }) => keys.has(redirectKey(from)))?.to;
  const page = to?.kind === 'route' ? pageAt(site, to.route.path) : undefined;
  return page && to?.kind === 'route' ? { page, anchor: to.route.anchor } : undefined;
}

function ofFile(languages: readonly KnownLanguage[], asked: string): FoundPage | undefined {
  const path = asked.replaceAll('\\', '/').replace(/^\.\//, '');
  for (const language of languages.toReversed()) {
    const page = language.site.pages.find((one) => one.kind === 'doc' && one.translation === path);
    if (page) return { language, page, anchor: undefined, redirectedFrom: undefined };
  }
  const [language] = languages;
  const page = language?.site.pages.find((one) => fileOf(one) === path);
  return language && page && { language, page, anchor: undefined, redirectedFrom: undefined };
}

/** That of the latest version, where several have it. */
function withId(languages: readonly KnownLanguage[], asked: string): FoundPage | undefined {
  const [language] = languages;
  if (!language) return undefined;
  const versionOf = versionFinder(language.site.versions);
  const all = language.site.pages.filter((page) => idOf(page) === asked);
  const page = all.find((one) => versionOf(one)?.isLast) ?? all[0] ?? pageAt(language.site, `/${asked}`);
  return page && { language, page, anchor: undefined, redirectedFrom: undefined };
}

function idOf(page: Page): string | undefined {
  return page.kind === 'doc' ? page.id : undefined;
}

/** Relative to the root: the translation, the source, or what a plugin made it from. */
export function fileOf(page: Page): string | undefined {
  if (page.kind === 'listing') return undefined;
  const { source } = page.document;
  return page.translation ?? (source.plugin === undefined ? source.path : source.origin?.file);
}

export function routesOf({ site }: Pick<KnownLanguage, 'site'>): readonly string[] {
  return site.pages.map((page) => printRoute(page.route, site.settings));
}

export function routeOf({ route }: Page, { settings }: Site): string {
  return printRoute(route, settings);
}

/** The pages of a language and of a version; pages without a version belong to all. Throws where the site has none of that name. */
export function pagesOf(
  languages: readonly KnownLanguage[],
  { version, language }: { readonly version?: string | undefined; readonly language?: string | undefined },
): { readonly site: Site; readonly pages: readonly Page[]; readonly versionOf: (page: Page) => PlacedVersion | undefined } {
  const own = language === undefined ? languages[0] : languages.find(({ name }) => name === language);
  const names = languages.map(({ name }) => name);
  if (!own) throw new Refused(`the site has no language "${language}"`, `It has ${names.join(', ')}.`);
  const { site } = own;
  const versionOf = versionFinder(site.versions);
  const isIt = (one: PlacedVersion): boolean => one.name === version || one.label === version;
  if (version !== undefined && !site.versions.some(isIt)) {
    const known = [...new Set(site.versions.map(({ name }) => name))];
    throw new Refused(`the site has no version "${version}"`, `It has ${known.join(', ')}.`);
  }
  const pages = site.pages.filter((page) => {
    const own = versionOf(page);
    return own === undefined || (version === undefined ? own.isLast : isIt(own));
  });
  return { site, pages, versionOf };
}

/** True for addresses that lead to the same page, and to the same section where one is named. */
export function leadsTo(url: string, to: string): boolean {
  const [path = '', anchor = ''] = url.split('#');
  const [wanted = '', section] = to.split('#');
  const key = routeKey(path.replace(/\?.*/, ''));
  return key === routeKey(wanted) && (section === undefined || decoded(anchor) === decoded(section));
}
