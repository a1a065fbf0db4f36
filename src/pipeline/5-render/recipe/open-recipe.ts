// Opens the recipes of a site's pages: shared ingredients once, then each page independently.

import type { SiteBundle } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import { frozenPage } from '#context/frozen-site';
import { digestOf } from '#files/digest';
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import type { Ingredient } from '#model/why';
import { foldOf } from './ingredient.ts';
import { type PageValues, pageIngredients, type SiteValues, siteIngredients } from './recipe.ts';
import { openSiteSource, type PageSource, type SiteSource } from './site-source.ts';

/** The key of each ingredient. */
export type RecipeKeys = Readonly<Record<Ingredient, string>>;

export interface PageRecipe {
  /** Equal keys mean equal HTML. */
  readonly key: string;
  keys(): RecipeKeys;
  /** Values are made lazily. */
  values(): PageValues;
}

/**
 * Valid while the settings, the routes, titles and sidebars of the site, and the modules of its pages are unchanged: a page of
 * which only the content changed gets its new recipe from the same object.
 */
export interface Recipes {
  /** The values that all pages share. */
  readonly values: SiteValues;
  readonly source: SiteSource;
  of(page: Page): Promise<PageRecipe>;
}

const foldSite = foldOf<SiteSource, typeof siteIngredients>(siteIngredients);
const foldPage = foldOf<PageSource, typeof pageIngredients>(pageIngredients);

export async function openRecipes(context: Context, site: Site, bundle: SiteBundle): Promise<Recipes> {
  const source = await openSiteSource(context, site, bundle);
  const shared = foldSite(source);
  // `engine` identifies the running slodocs, whose theme is part of every page.
  const sharedKey = digestOf(`${context.engine}\0${shared.text}`);
  const ask = askPlugins(context);
  return {
    values: shared.values(),
    source,
    async of(page) {
      const said = ask(page);
      const own = foldPage({ page, pluginHead: said instanceof Promise ? await said : said, ofSite: source });
      return {
        key: digestOf(`${sharedKey}\0${page.route.path}\0${own.text}`).slice(0, 32),
        keys: () => ({ ...shared.keys(), ...own.keys() }),
        values: own.values,
      };
    },
  };
}

type Said = readonly (readonly HeadElement[])[];

/** Calls plugins' `head` hooks once per page. */
function askPlugins({ config, hooks }: Context): (page: Page) => Said | Promise<Said> {
  if (!config.plugins.some(({ head }) => head)) return () => [];
  const known = new WeakMap<Page, Said>();
  return async (page) => {
    const before = known.get(page);
    if (before) return before;
    const answers = await hooks.collect('head', (plugin, ctx) => plugin.head?.(frozenPage(page), ctx));
    const said = answers.map(({ answer }) => answer);
    known.set(page, said);
    return said;
  };
}
