// Chooses the layout of a page.
import { isStandalone, type Page } from '#model/page';
import { isNotFound } from '#model/route';

export function layoutOf(page: Page): string {
  if (page.kind === 'listing') return page.layout;
  if (page.layout !== undefined) return page.layout;
  if (!isStandalone(page)) return 'doc';
  if (!/\.mdx?$/.test(page.document.source.path)) return 'component';
  return isNotFound(page.route.path) ? 'not-found' : 'page';
}

/** True for a page whose readers still look for their content. */
export function leadsOn(page: Page): boolean {
  return layoutOf(page) === 'not-found' || (page.kind === 'listing' && page.role === 'search');
}
