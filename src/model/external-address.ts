// Recognizes addresses under the site's host that are served externally.

import { trimEnd, trimPath } from './cut-text.ts';
import type { LinkSettings } from './linked-site.ts';
import { encodePath, routeKey } from './route.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';

/**
 * True where `links.external` lists the address: `/help` and `/help/` are the same, an entry with a trailing `/` covers
 * everything below it, and `/` alone is only the home page. `path` has neither base nor query nor hash.
 */
export function isServedByOthers(path: string, { external }: LinkSettings): boolean {
  const trimmed = trimPath(path);
  return external.some((entry) => {
    if (entry === '/') return path === '/';
    return entry.endsWith('/') ? `${trimmed}/`.startsWith(entry) : trimmed === entry;
  });
}

/**
 * The pattern for browsers, as `externalPattern` prints it; undefined where there are none. Addresses that do have a page are
 * excluded, because that page is shown like any other.
 */
export function externalOf({ settings, pages }: Pick<Site, 'settings' | 'pages'>): string | undefined {
  const { external: named } = settings.links;
  if (named.length === 0) return undefined;
  const routes = new Set(pages.map(({ route }) => routeKey(route.path)));
  const external = named.filter((entry) => (entry.endsWith('/') && entry !== '/') || !routes.has(routeKey(entry)));
  return external.length > 0 ? externalPattern(external, settings) : undefined;
}

/** Prints them as the source of a regular expression for percent-encoded URL paths with the base. */
export function externalPattern(external: readonly string[], { baseUrl }: Pick<Settings, 'baseUrl'>): string {
  const patterns = external.map((entry) => {
    const path = encodePath(baseUrl.slice(0, -1) + trimEnd(entry, '/')).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return entry === '/' ? `${path}/` : entry.endsWith('/') ? `${path}(?:/.*)?` : `${path}/*`;
  });
  return `^(?:${patterns.join('|')})$`;
}
