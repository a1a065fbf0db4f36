// Everything that a link may lead to.
import { isServedByOthers } from '#model/external-address';
import type { PlacedPage } from '#model/page';
import type { AssetFile } from '#model/source-file';
import type { Context } from '../../context/context.ts';
import { createFinder, type Finder } from '../likeliest.ts';
import type { PageTable } from '../page-table.ts';

export interface Destinations {
  /** What printed addresses begin with, and written ones do not. */
  readonly baseUrl: string;
  readonly table: PageTable;
  /** A file by its path relative to the root. */
  asset(path: string): AssetFile | undefined;
  /** A static file by its address without base. */
  served(address: string): AssetFile | undefined;
  /** Finders of what may have been meant: files of pages, assets, addresses of static files, and all that has a route. */
  readonly like: Readonly<Record<'file' | 'asset' | 'served' | 'route', Finder>>;
  /** True for an address under our own host that others serve. */
  isExternal(path: string): boolean;
  page(path: string): PlacedPage | undefined;
}

export function destinationsOf(context: Context, table: PageTable, assets: readonly AssetFile[]): Destinations {
  const byPath = new Map(assets.map((asset) => [asset.path, asset]));
  const bySite = new Map(assets.flatMap((asset) => (asset.served === undefined ? [] : [[asset.served, asset] as const])));
  const { baseUrl, links } = context.config.settings;
  return {
    baseUrl,
    table,
    asset: (path) => byPath.get(path),
    served: (address) => bySite.get(address) ?? bySite.get(`${address.replace(/\/$/, '')}/index.html`),
    like: {
      file: createFinder(() => table.pages.flatMap((page) => (page.kind === 'doc' ? [page.document.source.path] : []))),
      asset: createFinder(() => byPath.keys()),
      served: createFinder(() => bySite.keys()),
      route: createFinder(() => [...table.pages.map(({ route }) => route.path), ...bySite.keys()]),
    },
    isExternal: (path) => isServedByOthers(path, links),
    page: (path) => table.byRoute(path),
  };
}
