// Renders the pages that are not in the cache, in the worker threads if there are enough of them.

import type { SiteBundle } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import type { OutputFile } from '#model/output';
import { layoutOf, type Page } from '#model/page';
import { documentsOf, runsCode } from '#model/page-parts';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import type { SiteCall } from '#model/site-code';
import { type ModuleFiles, openModuleFiles } from '../modules/module-files.ts';
import type { createRenderer } from '../page/render-job.ts';
import { type Rendered, type RenderTask, renderCall, type SiteTask, unrendered } from '../page/render-task.ts';
import { preparePageProps } from '../props/page-props.ts';
import { openPageQueries, type PageQueries } from '../queries/queries.ts';
import { openRecipes, type Recipes } from '../recipe/open-recipe.ts';
import type { CachedPage, PageCache, Wanted } from './page-cache.ts';

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

export interface RenderPlan {
  readonly recipes: Recipes;
  readonly task: SiteTask;
  readonly queries: PageQueries;
  readonly moduleFiles: ModuleFiles;
  /** Names of the files that a page's stylesheets and modules use. */
  assetsOf(page: Page): readonly string[];
  /** Files that browsers fetch besides pages. */
  files(): readonly OutputFile[];
}

export async function planRendering(context: Context, site: Site, bundle: SiteBundle): Promise<RenderPlan> {
  const recipes = await openRecipes(context, site, bundle);
  const { stylesheets, sidebars } = recipes.source;
  const moduleFiles = openModuleFiles(context, bundle);
  return {
    recipes,
    task: { values: recipes.values, bundle },
    queries: openPageQueries(site, preparePageProps(recipes.values)),
    moduleFiles,
    assetsOf(page) {
      const documents = documentsOf(page);
      const layout = layoutOf(page);
      const bundles = [...stylesheets.shared, ...stylesheets.usedBy(documents, layout)];
      return [...bundles.flatMap(({ assets }) => assets), ...moduleFiles.of(documents, layout)];
    },
    files: () => sidebars.trees(),
  };
}
