// Lists the layouts of plugins that pages of the site ask for, and says which of them only the server renders.

import { browserTraits } from '#code/browser-traits';
import type { Context } from '#context/context';
import type { Page } from '#model/page';
import { layoutOf } from '../props/layout.ts';
import { namedLayout } from '../slots/named.ts';

/** Plain data: it passes between threads. */
export interface SiteLayout {
  /** What bundlers know it by: absolute. */
  readonly entry: string;
  /** Browsers keep its output as it is, and load nothing of it. */
  readonly isStatic: boolean;
}

/** By the names that pages ask for. */
export type SiteLayouts = Readonly<Record<string, SiteLayout>>;

export function siteLayouts({ config, files }: Pick<Context, 'config' | 'files'>, pages: readonly Page[]): SiteLayouts {
  const names = [...new Set(pages.map(layoutOf))].sort();
  const layouts = names.flatMap((name) => {
    const named = namedLayout(config, name);
    if (!named) return [];
    const isStatic = browserTraits(files.text(named.path), named.path).directive === 'static';
    return [[name, { entry: named.entry, isStatic }] as const];
  });
  return Object.fromEntries(layouts);
}
