// The sitemap: the addresses of all listed pages, for search engines.
import { createHash } from 'node:crypto';
import { isNoIndex } from '#model/head';
import type { EmittedFile } from '#model/output';
import type { Page } from '#model/page';
import { compareText } from '#model/place';
import type { Plugin } from '#model/plugin';
import { isNotFound, joinPath, printRoute } from '#model/route';
import type { Settings } from '#model/settings';
import { type Address, printIndex, printSitemap, splitAddresses } from './print.ts';

export interface SitemapOptions {
  /** How the last change of a page is told: as a day, as an instant, or not at all. `date` */
  readonly lastmod?: 'date' | 'datetime' | false;
  /** Globs of addresses that are left out, under the site's base: `/docs/tags/**`. */
  readonly ignorePatterns?: readonly string[];
}

/** `sitemap.xml`; above 50,000 addresses or 50 MB an index of that name and `sitemap-1.xml`, `sitemap-2.xml`, … */
export function sitemap(options: SitemapOptions = {}): Plugin<SitemapOptions> {
  return {
    name: 'sitemap',
    apiVersion: 1,
    options,
    async emit({ site: { settings, pages }, pages: rendered }) {
      // A version or content may ask search engines to leave its pages out, too.
      const hidden = new Set(rendered.filter(({ head }) => isNoIndex(head)).map(({ page }) => page.route.path));
      const shown = pages.filter(({ route }) => !hidden.has(route.path));
      const parts = splitAddresses(listAddresses(shown, settings, options, await matcherOf(options)));
      if (parts.length === 0) return [];
      const [only] = parts;
      if (only && parts.length === 1) return [offer('sitemap.xml', only, () => printSitemap(only))];
      const files = parts.map((part, index) => offer(`sitemap-${index + 1}.xml`, part, () => printSitemap(part)));
      const urls = files.map(({ path }) => `${settings.url}${settings.baseUrl}${path}`);
      return [offer('sitemap.xml', urls, () => printIndex(urls)), ...files];
    },
  };
}

type Matches = (address: string) => boolean;

/** Few sites leave addresses out by globs. */
async function matcherOf({ ignorePatterns = [] }: SitemapOptions): Promise<Matches> {
  return ignorePatterns.length === 0 ? () => false : (await import('./match-address.ts')).matchAddress(ignorePatterns);
}

function listAddresses(
  pages: readonly Page[],
  settings: Settings,
  options: SitemapOptions,
  isIgnored: Matches,
): readonly Address[] {
  const lastmod = options.lastmod ?? 'date';
  return pages
    .filter((page) => !page.unlisted && !isNotFound(page.route.path) && !isIgnored(joinPath(settings.baseUrl, page.route.path)))
    .map((page) => {
      const date = lastmod === false ? undefined : page.lastUpdate?.date;
      const url = `${settings.url}${printRoute(page.route, settings)}`;
      return date === undefined ? { url } : { url, lastmod: lastmod === 'date' ? date.slice(0, 10) : date };
    })
    .sort((a, b) => compareText(a.url, b.url));
}

function offer(path: string, printed: unknown, make: () => Promise<string>): EmittedFile {
  return { path, key: createHash('sha256').update(JSON.stringify(printed)).digest('hex'), make };
}
