// Opens the recipes of a site's pages: shared ingredients once, then each page independently.

import type { Context } from '#context/context';
import { digestOf } from '#files/digest';
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import type { HeadElement } from '#model/theme';
import type { Ingredient } from '#model/why';
import type { Bundled } from '../stock.ts';
import { fold } from './ingredient.ts';
import { type PageValues, pageIngredients, type SiteValues, siteIngredients } from './recipe.ts';
import { openSiteSource, type SiteSource } from './site-source.ts';

/** The key of each ingredient. */
export type RecipeKeys = Readonly<Record<Ingredient, string>>;

export interface PageRecipe {
  /** Equal keys mean equal HTML. */
  readonly key: string;
  readonly keys: RecipeKeys;
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

const siteNames = Object.keys(siteIngredients).sort() as (keyof typeof siteIngredients)[];
const pageNames = Object.keys(pageIngredients).sort() as (keyof typeof pageIngredients)[];

export async function openRecipes(context: Context, site: Site, bundled: Bundled): Promise<Recipes> {
  const source = await openSiteSource(context, site, bundled);
  const shared = fold(siteIngredients, source);
  // `engine` identifies the running slodocs, whose theme is part of every page.
  const sharedKey = digestOf(JSON.stringify([context.engine, ...siteNames.map((name) => [name, shared.keys[name]])]));
  const ask = askPlugins(context);
  return {
    values: shared.values(),
    source,
    async of(page) {
      const own = fold(pageIngredients, { page, said: await ask(page), ofSite: source });
      const parts = pageNames.map((name) => own.keys[name]);
      return {
        key: digestOf([sharedKey, page.route.path, ...parts].join('\0')).slice(0, 32),
        keys: { ...shared.keys, ...own.keys },
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
    const answers = await hooks.collect('head', (plugin, ctx) => plugin.head?.(page, ctx));
    const said = answers.map(({ answer }) => answer);
    known.set(page, said);
    return said;
  };
}
