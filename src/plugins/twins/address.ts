// Pages to the addresses of their twins.
import type { Page } from '#model/page';
import { isNotFound, joinPath, routeKey } from '#model/route';
import type { Settings } from '#model/settings';

/** A page that stands for others, or shows what is asked of it, has none. */
export function hasTwin(page: Pick<Page, 'route' | 'kind'> & { readonly layout?: string | undefined }): boolean {
  return !isNotFound(page.route.path) && !(page.kind === 'listing' && page.layout === 'search');
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
