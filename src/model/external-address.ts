// Addresses under the site's host that others serve.
import type { LinkSettings, Settings } from './settings.ts';

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

/** The same as the source of a regular expression for paths of URLs, which have the base and are percent-encoded. */
export function externalPattern(external: readonly string[], { baseUrl }: Pick<Settings, 'baseUrl'>): string {
  const patterns = external.map((entry) => {
    const path = encodeURI(baseUrl.slice(0, -1) + entry.replace(/\/+$/, '')).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return entry === '/' ? `${path}/` : entry.endsWith('/') ? `${path}(?:/.*)?` : `${path}/*`;
  });
  return `^(?:${patterns.join('|')})$`;
}
