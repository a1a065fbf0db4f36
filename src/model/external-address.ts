// Addresses under the site's host that others serve.
import type { LinkSettings } from './settings.ts';

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
