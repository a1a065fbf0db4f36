// Emits the sitemap, with the addresses of all listed pages, and `robots.txt`.
import { createHash } from 'node:crypto';
import {
  addressMatcher,
  compareText,
  type EmittedFile,
  isNoIndex,
  isNotFound,
  isUntranslated,
  joinPath,
  type Page,
  type Plugin,
  type PluginContext,
  printRoute,
  type Settings,
  type Site,
  wholeFile,
} from 'slodocs/kit';
import type { SitemapOptions } from './options-schema.ts';
import { type Address, fileName, sitemapFiles, splitAddresses } from './sitemap-files.ts';

export type { SitemapOptions };

/**
 * `sitemap.xml`; above 50,000 addresses or 50 MB an index of that name and `sitemap-1.xml`, `sitemap-2.xml`, … And `robots.txt`.
 */
export function sitemap(options: SitemapOptions = {}): Plugin<SitemapOptions> {
  const { changefreq = 'weekly', priority = 0.5, robots = true } = options;
  const frequency = changefreq === false ? {} : { changefreq };
  const weight = priority === false ? {} : { priority };
  return {
    name: 'sitemap',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'not-in-robots': { severity: 'warning', summary: "The site's own robots.txt does not list its sitemap." },
    },
    async why({ page, head }, { settings }) {
      const reason = (await reasonsAgainst(settings, options))(page, isNoIndex(head));
      return [reason === undefined ? 'listed' : `not listed: ${reason}`];
    },
    resolve(site) {
      const addresses = robots && site.settings.baseUrl === '/' ? [`/${fileName}`, `/${robotsName}`] : [`/${fileName}`];
      return { ...site, emitted: [...site.emitted, { plugin: 'sitemap', addresses: () => addresses }] };
    },
    async emit({ site, pages: rendered }, ctx) {
      const { settings, pages } = site;
      const reasonAgainst = await reasonsAgainst(settings, options);
      const hidden = new Set(rendered.flatMap(({ page, noIndex }) => (noIndex ? [page.route.path] : [])));
      const isListed = (page: Page): boolean => reasonAgainst(page, hidden.has(page.route.path)) === undefined;
      const listed = listAddresses(pages.filter(isListed), settings, options).map((one) => ({ ...one, ...frequency, ...weight }));
      const files = sitemapFiles(splitAddresses(listed), settings);
      const address = files.length === 0 ? undefined : `${settings.url}${settings.baseUrl}${fileName}`;
      return robots ? [...files, ...(await robotsFile(site, address, ctx))] : files;
    },
  };
}

/** Makes a function that tells why a page is left out; undefined for a listed page. */
async function reasonsAgainst({ baseUrl }: Settings, { ignorePatterns = [] }: SitemapOptions) {
  const patternOf = await patternFinder(ignorePatterns);
  return (page: Page, noIndex: boolean): string | undefined => {
    const { unlisted, route } = page;
    if (isNotFound(route.path)) return 'it is shown for addresses that do not exist';
    if (isUntranslated(page)) return 'the page is not translated, so its original is listed instead';
    if (unlisted) return 'the page is unlisted';
    const pattern = patternOf(joinPath(baseUrl, route.path));
    if (pattern !== undefined) return `its address matches the pattern "${pattern}" in "ignorePatterns"`;
    // A version or content may ask search engines to leave its pages out, too.
    return noIndex ? 'search engines are told not to index the page' : undefined;
  };
}

async function patternFinder(patterns: readonly string[]): Promise<(address: string) => string | undefined> {
  const matchers = await Promise.all(patterns.map(async (pattern) => ({ pattern, matches: await addressMatcher([pattern]) })));
  return (address) => matchers.find(({ matches }) => matches(address))?.pattern;
}

function listAddresses(pages: readonly Page[], settings: Settings, options: SitemapOptions): readonly Address[] {
  const lastmod = options.lastmod ?? 'date';
  return pages
    .map((page) => {
      const date = lastmod === false ? undefined : page.lastUpdate?.date;
      const url = `${settings.url}${printRoute(page.route, settings)}`;
      return date === undefined ? { url } : { url, lastmod: lastmod === 'date' ? date.slice(0, 10) : date };
    })
    .sort((a, b) => compareText(a.url, b.url));
}

const robotsName = 'robots.txt';

/**
 * Crawlers request it only at the root of a host, so a site under a base has none. An author's own file takes precedence and is
 * checked. `sitemap` is the sitemap's address, undefined without one.
 */
async function robotsFile(site: Site, sitemap: string | undefined, ctx: PluginContext): Promise<readonly EmittedFile[]> {
  const { settings, assets } = site;
  if (settings.baseUrl !== '/') return [];
  const own = assets.find(({ served }) => served === `/${robotsName}`);
  if (own) {
    if (sitemap !== undefined) await checkOwn(own.path, sitemap, ctx);
    return [];
  }
  if (sitemap === undefined && !settings.noIndex) return [];
  const rules = settings.noIndex ? 'Disallow: /' : 'Allow: /';
  const text = `User-agent: *\n${rules}\n${sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`}`;
  return [{ path: robotsName, key: createHash('sha256').update(text).digest('hex'), make: () => text }];
}

async function checkOwn(file: string, sitemap: string, ctx: PluginContext): Promise<void> {
  const text = await ctx.read(file).catch(() => undefined);
  if (text === undefined) return;
  const named = [...text.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)].map(([, address]) => address);
  if (named.includes(sitemap)) return;
  ctx.report({
    code: 'not-in-robots',
    message: `the site's own robots.txt does not list its sitemap "${sitemap}"`,
    help: `Add the line "Sitemap: ${sitemap}".`,
    place: wholeFile(file),
  });
}
