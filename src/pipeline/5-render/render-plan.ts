// Plans the rendering of a site: bundles the code that its pages share, and opens their recipes.

import type { Context } from '#context/context';
import type { OutputFile } from '#model/output';
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import { type ModuleFiles, openModuleFiles } from './body/module-files.ts';
import { documentsOf } from './page-documents.ts';
import { layoutOf } from './props/layout.ts';
import { preparePageProps } from './props/page-props.ts';
import { openPageQueries, type PageQueries } from './queries/queries.ts';
import { openRecipes, type Recipes } from './recipe/open-recipe.ts';
import type { SiteTask } from './render-task.ts';
import { bundleStock } from './stock.ts';

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

export async function planRendering(context: Context, site: Site): Promise<RenderPlan> {
  const bundled = await context.trace.span('step', 'bundle components', () => bundleStock(context, site));
  const recipes = await openRecipes(context, site, bundled);
  const { stock } = bundled;
  const { stylesheets, sidebars } = recipes.source;
  const moduleFiles = openModuleFiles(context, stock);
  return {
    recipes,
    task: { values: recipes.values, stock },
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
