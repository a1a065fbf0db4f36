// Bundles the code and styles of a site once, from which pages take what they import.

import type { Context } from '#context/context';
import type { Site } from '#model/site';
import { bundleSite, type SiteModules } from './body/modules.ts';
import { bundleStyles, type SiteStyles } from './body/stylesheets.ts';
import { type SiteLayouts, siteLayouts } from './layouts/site-layouts.ts';
import { bundleBrowserCode, readBrowserModules, type SiteBrowserCode } from './live/browser-code.ts';
import { type SiteScripts, siteScripts } from './live/site-scripts.ts';
import { documentsOf } from './page-documents.ts';
import { canQuery } from './queries/can-query.ts';

/** Plain data: it passes to threads, once for all pages. */
export interface Stock {
  /** Paths of the site's assets. */
  readonly assets: readonly string[];
  readonly code: SiteModules;
  readonly styles: SiteStyles;
  readonly browserCode: SiteBrowserCode;
  /** Those that plugins bring and pages ask for. */
  readonly layouts: SiteLayouts;
  /** True where the site's own code can make page queries. */
  readonly queries: boolean;
}

export interface Bundled {
  readonly stock: Stock;
  readonly scripts: SiteScripts;
}

export async function bundleStock(context: Context, site: Site): Promise<Bundled> {
  const assets = site.assets.map(({ path }) => path);
  const documents = new Set(site.pages.flatMap((page) => documentsOf(page)));
  const importing = [...documents].filter(({ facts }) => facts.imports.length > 0);
  const layouts = siteLayouts(context, site.pages);
  const code = await bundleSite(context, importing, new Set(assets), layouts);
  const browserCode = await bundleBrowserCode(context, await readBrowserModules(context.config.theme), code, layouts);
  const scripts = await siteScripts(context, browserCode);
  const styles = await bundleStyles(context, site, importing, code, layouts);
  // Assets that code requires are recorded as inputs of the page.
  const queries = canQuery(context, importing, code);
  return { stock: { assets, code, styles, browserCode, layouts, queries }, scripts };
}
