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

/** The same for the path of a URL, which has the base and is percent-encoded. */
export function isExternalUrl(pathname: string, { baseUrl }: Pick<Settings, 'baseUrl'>, links: LinkSettings): boolean {
  if (links.external.length === 0 || !pathname.startsWith(baseUrl)) return false;
  const path = pathname.slice(baseUrl.length - 1);
  try {
    return isServedByOthers(decodeURI(path), links);
  } catch {
    return isServedByOthers(path, links);
  }
}
