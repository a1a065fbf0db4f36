// Addresses under the site's host that others serve.
import { routeKey } from './route.ts';
import type { LinkSettings, Settings } from './settings.ts';
import type { Site } from './site.ts';

/**
 * True where `links.external` has the address: `/help` and `/help/` are one, an entry that ends with `/` covers all that
 * lies below it, and `/` alone is the home page and no more. `path` has neither base nor query nor hash.
 */
export function isServedByOthers(path: string, { external }: LinkSettings): boolean {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  return external.some((entry) => {
    if (entry === '/') return path === '/';
    return entry.endsWith('/') ? `${trimmed}/`.startsWith(entry) : trimmed === entry;
  });
}

/**
 * What browsers are told of them, as `externalPattern` prints it; undefined where there are none. Those that have a page all the same are left
 * out: it is shown like any other.
 */
export function externalOf({ settings, pages }: Pick<Site, 'settings' | 'pages'>): string | undefined {
  const { external: named } = settings.links;
  if (named.length === 0) return undefined;
  const routes = new Set(pages.map(({ route }) => routeKey(route.path)));
  const external = named.filter((entry) => (entry.endsWith('/') && entry !== '/') || !routes.has(routeKey(entry)));
  return external.length > 0 ? externalPattern(external, settings) : undefined;
}

/** The same as the source of a regular expression for paths of URLs, which have the base and are percent-encoded. */
export function externalPattern(external: readonly string[], { baseUrl }: Pick<Settings, 'baseUrl'>): string {
  const patterns = external.map((entry) => {
    const path = encodeURI(baseUrl.slice(0, -1) + entry.replace(/\/+$/, '')).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return entry === '/' ? `${path}/` : entry.endsWith('/') ? `${path}(?:/.*)?` : `${path}/*`;
  });
  return `^(?:${patterns.join('|')})$`;
}
