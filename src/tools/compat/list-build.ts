// Lists the files of a built site by their addresses, and finds out where the site is published.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { parseUrl } from '#model/parse-url';
import type { Build, BuiltPage, Place } from './built-site.ts';
import { bare } from './compare-pages.ts';
import { readSitemap } from './read-lists.ts';
import { readPage } from './read-page.ts';

/** The pages that are asked for the base before the answer of most of them holds. */
const asked = 40;

/** `folder` is absolute. Rejects as `node:fs` does. */
export async function listBuild(folder: string): Promise<Build> {
  const paths = (await fastGlob('**/*', { cwd: folder, dot: true, followSymbolicLinks: false })).sort();
  const pages = paths.filter((path) => path.endsWith('.html'));
  const folders = new Set(pages.filter((path) => /(?:^|\/)index\.html$/.test(path)).map(addressOfFile));
  const html = new Map(
    pages.map((path) => {
      const address = addressOfFile(path);
      // Beside `guide/index.html`, hosts serve `guide.html` at its own address alone.
      return [folders.has(address) && !path.endsWith('index.html') ? `/${path}` : address, path];
    }),
  );
  const files = paths.filter((path) => !path.endsWith('.html'));
  const place = await placeOf(folder, html, new Set(paths));
  return { folder, html, files, place: place.host === '' ? { ...place, host: await hostOf(folder, files) } : place };
}

/** As the sitemap tells it, where pages do not. */
async function hostOf(folder: string, files: readonly string[]): Promise<string> {
  const sitemap = files.includes('sitemap.xml') ? readSitemap(await readFile(join(folder, 'sitemap.xml'), 'utf8')) : undefined;
  const [first = ''] = [...(sitemap?.addresses ?? []), ...(sitemap?.sitemaps ?? [])];
  return parseUrl(first)?.origin ?? '';
}

/** `/a` for `a.html` and for `a/index.html`. */
function addressOfFile(path: string): string {
  return `/${path.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}

/** The canonical address of a page ends with its path: what stands before that is the site's. */
async function placeOf(folder: string, html: Build['html'], paths: ReadonlySet<string>): Promise<Place> {
  const votes = new Map<string, { readonly place: Place; count: number }>();
  let seen = 0;
  for (const [address, path] of html) {
    const page = readPage(await readFile(join(folder, path), 'utf8'));
    const place = page.redirect === undefined ? placeOfPage(page, address, paths) : undefined;
    if (!place) continue;
    const key = `${place.host}${place.base}`;
    const vote = votes.get(key) ?? { place, count: 0 };
    vote.count++;
    votes.set(key, vote);
    if (++seen === asked) break;
  }
  const [best] = [...votes.values()].sort((a, b) => b.count - a.count);
  return best?.place ?? { host: '', base: '' };
}

function placeOfPage({ canonical, scripts }: BuiltPage, address: string, paths: ReadonlySet<string>): Place | undefined {
  const url = canonical === undefined ? undefined : parseUrl(canonical);
  if (url) {
    const { origin, pathname } = url;
    const path = bare(pathname);
    const own = bare(address);
    return path.endsWith(own) ? { host: origin, base: path.slice(0, path.length - own.length) } : undefined;
  }
  // Without canonical addresses, the base is what stands before the path of a script or a stylesheet that is there.
  for (const href of scripts) {
    const parts = /^\/[^/]/.test(href) ? bare(href.replace(/[?#].*/, '')).split('/') : [];
    for (let at = 1; at < parts.length; at++)
      if (paths.has(parts.slice(at).join('/'))) return { host: '', base: parts.slice(0, at).join('/') };
  }
  return undefined;
}
