// Makes the index by which other sites check their links to this one: the routes of all languages, with their ids.
import { digestOf } from '#files/digest';
import { printSiteIndex } from '#files/site-index';
import { siteIndexFile } from '#model/linked-site';
import type { OutputFile } from '#model/output';
import type { Page, Target } from '#model/page';
import { compareText } from '#model/place';
import { anchorsOf, languageFolder } from '#model/promised';
import { printTarget, redirectKey } from '#model/redirect';
import { isNotFound, printRoute, servedPath } from '#model/route';
import type { Site } from '#model/site';

/** Undefined for a site that publishes none. The first of the sites has the language of the whole. */
export function indexFile(sites: readonly [Site, ...Site[]]): OutputFile | undefined {
  const { links, url, baseUrl } = sites[0].settings;
  if (!links.index) return undefined;
  const languages: [string, string][] = [];
  const pages: [string, readonly string[] | null][] = [];
  const redirects: [string, string][] = [];
  for (const { settings, ...site } of sites) {
    const { trailingSlash, i18n } = settings;
    const folder = languageFolder(i18n?.locale);
    const home = settings.url + settings.baseUrl;
    if (home !== url + baseUrl + folder.slice(1) + (folder && '/')) languages.push([`${folder}/`, home]);
    // Whoever makes a page unlisted does not want its address to be listed here.
    const listed = site.pages.filter((page) => !page.unlisted && !isNotFound(page.route.path));
    for (const page of listed) pages.push([folder + servedPath(page.route.path, trailingSlash), idsOf(page)]);
    const taken = new Set(site.pages.map(({ route }) => redirectKey(route.path)));
    const addressOf = (to: Target): string => {
      if (to.kind === 'route' && !to.route.elsewhere)
        return folder + printRoute(to.route, { baseUrl: '/', trailingSlash }) + to.suffix;
      const printed = printTarget(to, settings);
      return printed.startsWith('/') ? settings.url + printed : printed;
    };
    for (const { from, to } of site.redirects) if (!taken.has(from)) redirects.push([folder + from, addressOf(to)]);
  }
  const text = printSiteIndex({
    url,
    base: baseUrl,
    languages: sorted(languages),
    pages: sorted(pages),
    redirects: sorted(redirects),
  });
  return { path: siteIndexFile, key: digestOf(text), content: { bytes: text } };
}

/** Null where other ids may exist, so that no anchor can be called broken. */
function idsOf(page: Page): readonly string[] | null {
  if (page.kind === 'listing') return page.origin === 'sidebar' ? [] : (page.ids ?? null);
  const documents = [page, ...Object.values(page.partials)].map(({ document }) => document);
  return documents.every(({ facts }) => facts.complete) ? anchorsOf(page) : null;
}

function sorted<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => compareText(a, b)));
}
