// Renders the pages that are not in the cache, in the worker threads if there are enough of them.

import type { Context } from '#context/context';
import type { Page } from '#model/page';
import { runsCode } from '#model/page-parts';
import { routeKey } from '#model/route';
import type { SiteCall } from '#model/site-code';
import type { createRenderer } from '../page/render-job.ts';
import { type Rendered, type RenderTask, renderCall, unrendered } from '../page/render-task.ts';
import type { CachedPage, PageCache, Wanted } from './page-cache.ts';
import type { RenderPlan } from './render-plan.ts';

interface Rendering {
  readonly plan: RenderPlan;
  readonly cache: PageCache;
  readonly renderer: ReturnType<typeof createRenderer>;
  /** Gets the results. */
  readonly found: WeakMap<Page, CachedPage>;
}

/** Removes pages from `waiting` as they are rendered. */
export async function renderMissing(
  { workers, work }: Context,
  { plan: { task, queries }, cache, renderer, found }: Rendering,
  waiting: Map<Page, Wanted>,
  then: (page: Page, recipe: Wanted) => void = () => undefined,
): Promise<void> {
  const missing = [...waiting.keys()];
  const pageAt = (index: number): Page => missing[index] as Page;
  const recipeAt = (index: number): Wanted => waiting.get(pageAt(index)) as Wanted;
  await workers.all<RenderTask, Rendered>({
    job: 'render',
    names: missing.map(({ route }) => route.path),
    long: missing.filter(runsCode).length,
    task: async (index) => recipeAt(index).values(),
    site: () => JSON.stringify(task.bundle.queries ? { ...task, index: queries.index() } : task),
    here: renderer.render,
    call: (index) => callOf(pageAt(index)),
    failed: async (_, fault) => unrendered([fault]),
    take(rendered, index) {
      const page = pageAt(index);
      const recipe = recipeAt(index);
      found.set(page, cache.keep(recipe, rendered));
      waiting.delete(page);
      work.rendered(routeKey(page.route.path));
      then(page, recipe);
    },
  });
}

export function callOf(page: Page): SiteCall {
  return renderCall(page.route.path, page.kind === 'doc' ? page.document.source.path : undefined);
}
