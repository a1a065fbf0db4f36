// Presents a cached page: its text is read when somebody asks for it.
import type { RenderedPage } from '#model/output';
import type { Page } from '#model/page';
import type { CachedPage, PageCache } from './page-cache.ts';

/** `assets` are files that its modules name. */
export function renderedPage(cache: PageCache, assets: readonly string[], page: Page, found: CachedPage): RenderedPage {
  return {
    page,
    get head() {
      return JSON.parse(found.head) as RenderedPage['head'];
    },
    noIndex: found.noIndex,
    assets: [...new Set([...found.marked, ...assets])],
    loads: found.loads,
    digest: found.digest,
    html: () => cache.html(found),
    body: () => cache.body(found),
  };
}
