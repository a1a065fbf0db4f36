// The links that components made while a page was rendered, checked against the addresses that exist.
import { isServedByOthers } from '#model/external-address';
import { nearest } from '#model/nearest';
import type { Doc } from '#model/page';
import type { Place } from '#model/place';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import type { Context } from '../../context/context.ts';

export interface BrokenHref {
  /** As it stands in the HTML. */
  readonly href: string;
  /** The nearest route. */
  readonly meant: string | undefined;
}

/** Takes the ready HTML of a body. Links written in content are settled by then: what is found here a component made. */
export type FindBroken = (page: Doc, html: string) => readonly BrokenHref[];

export function linkChecker({ settings, pages, assets }: Site): FindBroken {
  const { baseUrl, links } = settings;
  const routes = new Set(pages.map(({ route }) => routeKey(route.path)));
  const files = new Set(assets.flatMap(({ served }) => (served === undefined ? [] : [served])));
  const exists = (path: string): boolean => routes.has(routeKey(path)) || files.has(path) || isServedByOthers(path, links);
  return (page, html) => {
    const written = writtenUrls(page);
    const hrefs = new Set(Array.from(html.matchAll(/<a\s(?:[^>]*\s)?href="([^"]*)"/g), ([, href = '']) => href));
    return [...hrefs].flatMap((href) => {
      const path = pathOf(href, baseUrl);
      return path === undefined || exists(path) || written.has(href) ? [] : [{ href, meant: nearest(path, routes) }];
    });
  };
}

/** Reports a link at every component that makes it. */
export function reportBroken({ reporter }: Context, { href, meant }: BrokenHref, places: readonly Place[]): void {
  for (const place of places) {
    reporter.report({
      code: 'render/broken-link',
      message: `this component links to "${href}", and no page has that address`,
      help: meant ? `Did you mean "${meant}"?` : 'Addresses that others serve belong in `links.external`.',
      place,
    });
  }
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
