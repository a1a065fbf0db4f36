// Pages to the addresses of their twins.
import type { Page } from '#model/page';
import { isNotFound, joinPath, routeKey } from '#model/route';
import type { Settings } from '#model/settings';

/** What disks hold in a name. */
const longestName = 255;

/** A page that stands for others, or shows what is asked of it, has none; nor has one whose twin no disk could hold. */
export function hasTwin(page: Pick<Page, 'route'> & { readonly role?: string }): boolean {
  const { path } = page.route;
  if (isNotFound(path) || page.role === 'search') return false;
  return Buffer.byteLength(twinPath(path).replace(/^.*\//, '')) <= longestName;
}

/** Of the file, relative to the output folder: `x.md` for `/x`, `index.md` for `/`. */
export function twinPath(path: string): string {
  const key = routeKey(path).slice(1);
  return `${key === '' ? 'index' : key}.md`;
}

/** Under the base, percent-encoded. */
export function twinAddress(path: string, { baseUrl }: Pick<Settings, 'baseUrl'>): string {
  return joinPath(baseUrl, encodeURI(twinPath(path)));
}
