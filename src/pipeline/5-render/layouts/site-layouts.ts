// Lists the plugin layouts that a site's pages use, and which of them only the server renders.

import { directiveOf } from '#code/browser-traits';
import type { Context } from '#context/context';
import type { Page } from '#model/page';
import { layoutOf } from '../props/layout.ts';
import { namedLayout } from '../slots/named.ts';

/** Plain data: it passes between threads. */
export interface SiteLayout {
  /** The entry for bundlers, absolute. */
  readonly entry: string;
  /** True for a static layout: browsers keep its output unchanged, and load none of its code. */
  readonly isStatic: boolean;
}

/** By the names that pages use. */
export type SiteLayouts = Readonly<Record<string, SiteLayout>>;

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
