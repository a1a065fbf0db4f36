// Lists the plugin layouts that a site's pages use, and which of them only the server renders.

import { directiveOf } from '#code/browser-traits';
import { namedLayout } from '#code/site-bundle/named-files';
import type { SiteLayouts } from '#code/site-bundle/site-bundle';
import type { Context } from '#context/context';
import { layoutOf, type Page } from '#model/page';

export function siteLayouts({ config, files }: Pick<Context, 'config' | 'files'>, pages: readonly Page[]): SiteLayouts {
  const names = [...new Set(pages.map(layoutOf))].sort();
  const layouts = names.flatMap((name) => {
    const named = namedLayout(config, name);
    if (!named) return [];
    const isStatic = directiveOf(files.text(named.path)) === 'static';
    return [[name, { entry: named.entry, isStatic }] as const];
  });
  return Object.fromEntries(layouts);
}
