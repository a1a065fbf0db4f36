// Plans the rendering of a site: opens the recipes of its pages, and tells which files they use.

import type { SiteBundle } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import type { OutputFile } from '#model/output';
import { layoutOf, type Page } from '#model/page';
import { documentsOf } from '#model/page-parts';
import type { Site } from '#model/site';
import { type ModuleFiles, openModuleFiles } from '../modules/module-files.ts';
import type { SiteTask } from '../page/render-task.ts';
import { preparePageProps } from '../props/page-props.ts';
import { openPageQueries, type PageQueries } from '../queries/queries.ts';
import { openRecipes, type Recipes } from '../recipe/open-recipe.ts';

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
