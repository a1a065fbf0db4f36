// The links that components made while a page was rendered, checked against the addresses that exist.
import { nearest } from '#model/nearest';
import type { Doc } from '#model/page';
import { wholeFile } from '#model/place';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import type { Context } from '../../context/context.ts';

/** Takes the ready HTML of a body. Links written in content are settled by then: what is found here a component made. */
export type CheckLinks = (page: Doc, html: string) => void;

export function linkChecker({ reporter }: Context, { settings, pages, assets }: Site): CheckLinks {
  const { baseUrl, links } = settings;
  const routes = new Set(pages.map(({ route }) => routeKey(route.path)));
  const files = new Set(assets.flatMap(({ served }) => (served === undefined ? [] : [served])));
  const isExternal = (path: string): boolean =>
    links.external.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
  const exists = (path: string): boolean => routes.has(routeKey(path)) || files.has(path) || isExternal(path);
  return (page, html) => {
    const written = writtenUrls(page);
    for (const [, href = ''] of html.matchAll(/<a\s(?:[^>]*\s)?href="([^"]*)"/g)) {
      const path = pathOf(href, baseUrl);
      if (path === undefined || exists(path) || written.has(href)) continue;
      const meant = nearest(path, routes);
      reporter.report({
        code: 'render/broken-link',
        message: `a component on this page links to "${href}", and no page has that address`,
        help: meant ? `Did you mean "${meant}"?` : 'Addresses that others serve belong in `links.external`.',
        place: wholeFile(page.document.source.path),
      });
    }
  };
}

/** Addresses that the content itself names and that could not be bound: resolve has reported them. */
function writtenUrls({ targets, partials }: Doc): ReadonlySet<string> {
  const all = [...targets, ...Object.values(partials).flatMap((partial) => partial.targets)];
  return new Set(all.flatMap((target) => (target.kind === 'url' ? [target.url] : [])));
}

/** The path of an address under our base, without it; undefined for every other address. */
function pathOf(href: string, baseUrl: string): string | undefined {
  if (!href.startsWith(baseUrl) || href.startsWith('//') || href.includes('\0')) return undefined;
  const path = href
    .slice(baseUrl.length - 1)
    .replace(/[?#].*$/, '')
    .replaceAll('&amp;', '&');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
