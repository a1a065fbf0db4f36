// Reads a built site from its folder: pages, redirects, the sitemap and the feeds.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import pLimit from 'p-limit';
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { readEntries, readSitemap } from './read-lists.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** `folder` is absolute. Rejects as `node:fs` does. */
export async function readBuild(folder: string): Promise<BuiltSite> {
  const paths = (await fastGlob(['**/*.html', '**/{rss,atom,feed}.xml', '**/feed.json', 'sitemap.xml'], { cwd: folder })).sort();
  const limit = pLimit(16);
  const texts = new Map(
    await Promise.all(
      paths.map((path) => limit(async () => [path, await readFile(join(folder, path), 'utf8')] as [string, string])),
    ),
  );
  const read = new Map<string, ReadPage>();
  for (const [path, text] of texts) if (path.endsWith('.html')) read.set(addressOfFile(path), readPage(text));
  const { host, base } = placeOf(read);
  const inSite = (href: string, from = '/'): string => addressOf(href, { host, base, from });
  const pages = new Map<string, BuiltPage>();
  const redirects = new Map<string, string>();
  for (const [address, page] of read) {
    if (page.redirect !== undefined) redirects.set(address, inSite(page.redirect, address));
    else
      pages.set(
        address,
        inSitePage(page, (href) => inSite(href, address)),
      );
  }
  const sitemap = texts.get('sitemap.xml');
  const feeds = [...texts].filter(([path]) => /(?:rss|atom|feed)\.(?:xml|json)$/.test(path));
  return {
    pages,
    redirects,
    sitemap:
      sitemap === undefined
        ? undefined
        : readSitemap(sitemap)
            .map((url) => inSite(url))
            .sort(),
    feeds: new Map(feeds.map(([path, text]) => [path, readEntries(text).map((url) => inSite(url))])),
  };
}

function inSitePage(page: ReadPage, inSite: (href: string) => string): BuiltPage {
  const { canonical: _, redirect: __, previous, next, sidebar, tags, ...rest } = page;
  return {
    ...rest,
    previous: previous === undefined ? undefined : inSite(previous),
    next: next === undefined ? undefined : inSite(next),
    sidebar: sidebar.map((link) => ({ ...link, href: inSite(link.href) })),
    tags: tags.map((link) => ({ ...link, href: inSite(link.href) })),
  };
}

interface Place {
  /** `https://docs.example`; empty where no page names its canonical address. */
  readonly host: string;
  /** Without trailing slash: empty for the root. */
  readonly base: string;
}

/** The canonical address of a page ends with its path: what stands before that is the site's. */
function placeOf(pages: ReadonlyMap<string, ReadPage>): Place {
  for (const [address, { canonical }] of pages) {
    if (canonical === undefined || !URL.canParse(canonical)) continue;
    const { origin, pathname } = new URL(canonical);
    const path = bare(pathname);
    if (path.endsWith(bare(address))) return { host: origin, base: path.slice(0, path.length - bare(address).length) };
  }
  return { host: '', base: '' };
}

/** Without host, base, query, anchor and trailing slash. Addresses on other hosts stay as they are. */
function addressOf(href: string, { host, base, from }: Place & { readonly from: string }): string {
  const site = host === '' ? 'https://site.invalid' : host;
  if (!URL.canParse(href, site)) return href;
  const url = new URL(href, `${site}${base}${from}`);
  if (url.origin !== site) return href;
  const path = bare(url.pathname);
  const inner = base !== '' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return inner === '' ? '/' : inner;
}

function bare(pathname: string): string {
  return decode(pathname).replace(/\/+$/, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `/a` for `a.html` and for `a/index.html`. */
function addressOfFile(path: string): string {
  return `/${path.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}
