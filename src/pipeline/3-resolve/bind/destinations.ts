// Everything that a link may lead to.
import type { PlacedPage } from '#model/page';
import type { AssetFile } from '#model/source-file';
import type { Context } from '../../context/context.ts';
import type { PageTable } from '../page-table.ts';

export interface Destinations {
  /** What printed addresses begin with, and written ones do not. */
  readonly baseUrl: string;
  readonly table: PageTable;
  /** A file by its path relative to the root. */
  asset(path: string): AssetFile | undefined;
  /** A static file by its address without base. */
  served(address: string): AssetFile | undefined;
  /** Addresses of static files. */
  readonly servedAddresses: readonly string[];
  /** Paths of all assets. */
  readonly assetPaths: readonly string[];
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
    servedAddresses: [...bySite.keys()],
    assetPaths: [...byPath.keys()],
    isExternal: (path) =>
      links.external.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) || `${path}/` === entry : path === entry)),
    page: (path) => table.byRoute(path),
  };
}
