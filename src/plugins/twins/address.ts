// Decides which pages have a Markdown twin, and where it stands.
import { encodePath, isNotFound, joinPath, type Page, routeKey, type Settings } from 'slodocs/kit';

/** The length limit of file names. */
const longestName = 255;

/** False for the 404 page and the search page, and for pages whose twin's file name would be too long. */
export function hasTwin(page: Pick<Page, 'route'> & { readonly role?: string }): boolean {
  const { path } = page.route;
  if (isNotFound(path) || page.role === 'search') return false;
  return Buffer.byteLength(twinPath(path).replace(/^.*\//, '')) <= longestName;
}

/** The path of the twin's file, relative to the output folder: `x.md` for `/x`, `index.md` for `/`. */
export function twinPath(path: string): string {
  const key = routeKey(path).slice(1);
  return `${key === '' ? 'index' : key}.md`;
}

/** Under the base, percent-encoded. */
export function twinAddress(path: string, { baseUrl }: Pick<Settings, 'baseUrl'>): string {
  return joinPath(baseUrl, encodePath(twinPath(path)));
}
