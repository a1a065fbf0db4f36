// Keeps what is known of a site's pages while only pages change.
import type { SiteBundle } from '#code/site-bundle/site-bundle';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import type { createRenderer } from '../page/render-job.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { RenderPlan } from './render-missing.ts';

/** The state kept in memory while only pages of a site change. */
export interface Memory {
  readonly site: Site;
  readonly bundle: SiteBundle;
  readonly plan: RenderPlan;
  /** Faults of what is on every page. */
  readonly planned: readonly DiagnosticDraft[];
  readonly cache: PageCache;
  readonly renderer: ReturnType<typeof createRenderer>;
  readonly found: WeakMap<Page, CachedPage>;
  /** Files that the plan, hooks or pages have read. */
  readonly inputs: Set<string>;
}
