// Checks links that components made during rendering against the site's addresses.
import type { Context } from '#context/context';
import { hrefsIn, readAttribute } from '#kit/printed-html';
import { cutAt } from '#kit/without-marks';
import { isServedByOthers } from '#model/external-address';
import { nearest } from '#model/nearest';
import type { Parts } from '#model/page-parts';
import type { Place } from '#model/place';
import { redirectKey } from '#model/redirect';
import { routeKey } from '#model/route';
import { emitterFinder, type Site } from '#model/site';

/** An address under the base in a page's HTML that comes neither from its content nor from the theme's props. */
export interface MadeLink {
  /** As a browser reads it. */
  readonly href: string;
  /** Without base, query and hash, decoded. */
  readonly path: string;
  /** True where one of the site's slots made it. */
  readonly ofLayout?: true;
  /** True where the page loads it: an image, a video, a frame. */
  readonly isShown?: true;
}

/** Finds links in the ready HTML of a body. Links written in content are bound already, so these were made by components. */
export function linksMadeBy(page: Parts, html: string, baseUrl: string): readonly MadeLink[] {
  const written = writtenUrls(page);
  const made = (href: string): MadeLink[] => {
    const path = pathOf(href, baseUrl);
    return path === undefined || written.has(href) ? [] : [{ href, path }];
  };
  const shown = [...shownIn(html)].flatMap(made).map((link) => ({ ...link, isShown: true as const }));
  return [...[...hrefsIn(html)].flatMap(made), ...shown];
}

/** Checks a link: undefined for a valid one, else the nearest route to an address that no page or file has. */
export type CheckLink = (link: MadeLink) => BrokenLink | undefined;

export interface BrokenLink {
  readonly meant: string | undefined;
  /** The language lacks the page, and has nothing in its place. */
  readonly isAbsent: boolean;
}

/** `made` are the addresses of files that modules import. */
export function linkChecker(site: Site, made: ReadonlySet<string>): CheckLink {
  const { settings, pages, assets, redirects } = site;
  const emitterOf = emitterFinder(site);
  const routes = new Set(pages.map(({ route }) => routeKey(route.path)));
  const redirected = new Set(redirects.map(({ from }) => from));
  const absent = new Set(site.absent?.map(routeKey));
  // A language that shares the files of its site has none below its own base.
  const own = settings.filesBase === settings.baseUrl ? assets : [];
  const files = new Set(own.flatMap(({ served }) => (served === undefined ? [] : [served])));
  return ({ path, isShown }) => {
    const isServed = files.has(path) || made.has(path) || isServedByOthers(path, settings.links);
    const exists = routes.has(routeKey(path)) || isServed || emitterOf(path) !== undefined;
    const isAbsent = absent.has(routeKey(path));
    if (exists || (isAbsent && redirected.has(redirectKey(path)))) return undefined;
    return { meant: nearest(path, isShown ? files : routes), isAbsent };
  };
}

/** Only links of content are led to the original: a component makes its addresses itself. */
const absentHelp =
  'That page is not translated. Translate it, redirect its address with `fallback: "redirect"`, or show the original with `fallback: "show"`.';

/** Reports a link at each component that makes it. */
export function reportBroken(
  { reporter }: Context,
  { href, isShown }: MadeLink,
  { meant, isAbsent }: BrokenLink,
  places: readonly Place[],
): void {
  for (const place of places) {
    reporter.report({
      code: 'render/broken-link',
      message: isShown
        ? `this component shows "${href}", but the site has nothing at that address`
        : `this component links to "${href}", but no page has that address`,
      help: isAbsent
        ? absentHelp
        : meant
          ? `Did you mean "${meant}"?`
          : 'If something else serves this address, add it to `links.external`.',
      place,
    });
  }
}

/** Addresses in content that could not be bound, which resolve has reported. */
function writtenUrls({ targets, partials }: Parts): ReadonlySet<string> {
  const all = [...targets, ...Object.values(partials).flatMap((partial) => partial.targets)];
  return new Set(all.flatMap((target) => (target.kind === 'url' ? [target.url] : [])));
}

/** The path of an address under the base, without it; undefined for any other address. */
export function pathOf(href: string, baseUrl: string): string | undefined {
  if (!href.startsWith(baseUrl) || href.startsWith('//') || href.includes('\0')) return undefined;
  const path = cutAt(href.slice(baseUrl.length - 1), '?#')[0];
  // An original, which resolve has found.
  if (path.startsWith('/../')) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const tag = /<(?:img|source|video|audio|track|iframe|embed|object|image|use)\s((?:[^>"]|"[^"]*(?:"|$))*)/g;
const attribute = /(?:^|\s)(src|srcset|poster|data|href|xlink:href)="([^"]*)"/gi;

/** As browsers read them; every attribute is printed in double quotes. */
export function shownIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, attributes = ''] of html.matchAll(tag)) {
    for (const [, name = '', printed = ''] of attributes.matchAll(attribute)) {
      const value = readAttribute(printed);
      const addresses =
        name.toLowerCase() === 'srcset' ? value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? '') : [value];
      for (const address of addresses) found.add(address);
    }
  }
  return found;
}
