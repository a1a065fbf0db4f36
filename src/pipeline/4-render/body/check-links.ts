// Checks the links that components made while a page was rendered against the addresses that exist.

import type { Context } from '#context/context';
import { emitterFinder } from '#model/emitted';
import { isServedByOthers } from '#model/external-address';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import type { Parts } from './parts.ts';
import { shownIn } from './shown-files.ts';

/** An address under our base that stands in the HTML of a page and neither in its content nor in what the theme was given. */
export interface MadeLink {
  /** As it stands in the HTML. */
  readonly href: string;
  /** Without base, query and hash, decoded. */
  readonly path: string;
  /** A part of the theme made it, which the site has replaced. */
  readonly ofLayout?: true;
  /** The page loads what is there: an image, a clip, a frame. */
  readonly isShown?: true;
}

/** Takes the ready HTML of a body. Links written in content are settled by then: what is found here a component made. */
export function linksMadeBy(page: Parts, html: string, baseUrl: string): readonly MadeLink[] {
  const written = writtenUrls(page);
  const hrefs = new Set(Array.from(html.matchAll(/<a\s(?:[^>]*\s)?href="([^"]*)"/g), ([, href = '']) => href));
  const made = (href: string): MadeLink[] => {
    const path = pathOf(href, baseUrl);
    return path === undefined || written.has(href.replaceAll('&amp;', '&')) ? [] : [{ href, path }];
  };
  const shown = [...shownIn(html)].flatMap(made).map((link) => ({ ...link, isShown: true as const }));
  return [...[...hrefs].flatMap(made), ...shown];
}

/** What is wrong with a link: nothing, or that no page and no file has its address, with the nearest route. */
export type CheckLink = (link: MadeLink) => { readonly meant: string | undefined } | undefined;

/** `made` are addresses of files that modules import. */
export function linkChecker(site: Site, made: ReadonlySet<string>): CheckLink {
  const { settings, pages, assets } = site;
  const emitterOf = emitterFinder(site);
  const routes = new Set(pages.map(({ route }) => routeKey(route.path)));
  const files = new Set(assets.flatMap(({ served }) => (served === undefined ? [] : [served])));
  return ({ path, isShown }) => {
    const isServed = files.has(path) || made.has(path) || isServedByOthers(path, settings.links);
    const exists = routes.has(routeKey(path)) || isServed || emitterOf(path) !== undefined;
    return exists ? undefined : { meant: nearest(path, isShown ? files : routes) };
  };
}

/** Reports a link at every component that makes it. */
export function reportBroken(
  { reporter }: Context,
  { href, isShown }: MadeLink,
  meant: string | undefined,
  places: readonly Place[],
): void {
  for (const place of places) {
    reporter.report({
      code: 'render/broken-link',
      message: isShown
        ? `this component shows "${href}", and the site has nothing at that address`
        : `this component links to "${href}", and no page has that address`,
      help: meant ? `Did you mean "${meant}"?` : 'Addresses that others serve belong in `links.external`.',
      place,
    });
  }
}

/** Addresses that the content itself names and that could not be bound: resolve has reported them. */
function writtenUrls({ targets, partials }: Parts): ReadonlySet<string> {
  const all = [...targets, ...Object.values(partials).flatMap((partial) => partial.targets)];
  return new Set(all.flatMap((target) => (target.kind === 'url' ? [target.url] : [])));
}

/** The path of an address under our base, without it; undefined for every other address. */
export function pathOf(href: string, baseUrl: string): string | undefined {
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
