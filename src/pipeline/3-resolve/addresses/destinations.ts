// Looks up everything that a link may lead to: pages, assets, static and emitted files, redirects.
import type { Context } from '#context/context';
import { inAnyForm } from '#kit/normal-form';
import { isServedByOthers } from '#model/external-address';
import type { LinkedSite } from '#model/linked-site';
import type { PlacedDoc, PlacedPage } from '#model/page';
import { compareText, type Place } from '#model/place';
import type { Settings } from '#model/settings';
import { type AwaitedFile, emitterFinder, type PlacedSite, type Site } from '#model/site';
import type { AssetFile, Version } from '#model/source-file';
import { currentVersion, versionFinder, versionKey } from '#model/version';
import { createFinder, type Finder } from '../likeliest.ts';
import type { PageTable } from '../page-table.ts';
import { type OwnAddress, ownAddressReader } from './found.ts';
import { type FindThere, linkedSiteFinder } from './linked-sites.ts';

export interface WrittenUrl {
  readonly written: string;
  readonly place: Place;
}

export interface Destinations {
  /** The prefix of printed addresses, which written ones may have. */
  readonly baseUrl: string;
  /** What addresses of the language may begin with below the base of the site, such as `/fr/`; `/` where there is one language. */
  readonly languagePath: string;
  /** The paths below the base of the site under which languages are served, such as `/fr/`, and the URLs of these. */
  readonly languages: readonly { readonly path: string; readonly url: string }[];
  /** The file that is read for a path: its translation, or the file itself. */
  standIn(path: string): string;
  readonly trailingSlash: boolean | undefined;
  readonly table: PageTable;
  /** An asset by its path relative to the root. */
  asset(path: string): AssetFile | undefined;
  /** A static file by its address without base. */
  served(address: string): AssetFile | undefined;
  /** Finders of similar assets, static file addresses and routes. */
  readonly like: Readonly<Record<'asset' | 'served' | 'route', Finder>>;
  /** A finder of similar page files that links of this version may lead to; without one, of those that are still written. */
  likeFile(version: Version | undefined): Finder;
  /** A finder of similar routes of a version. */
  likeRoute(version: Version): Finder;
  /** The start of the URL of a file that a plugin will emit at an address: the base, or that of the original of a language that lacks it. */
  emittedBase(address: string): string | undefined;
  /** Records that a link leads to such a file. */
  awaitFile(address: string): void;
  /** The recorded files, sorted by address. */
  awaited(): readonly AwaitedFile[];
  /** Records an address with a host that is written outside of content. */
  noteOuter(written: string, place: Place): void;
  /** The recorded addresses, in the order in which they were bound. */
  outer(): readonly WrittenUrl[];
  /** True for an address under the site's host that another server answers. */
  isExternal(path: string): boolean;
  /** Undefined for an address of another site. */
  ownAddress(address: string): OwnAddress | undefined;
  /** Finds an address of a linked site. */
  readonly there: FindThere;
  page(path: string): PlacedPage | undefined;
  /** The target of the redirect from an address: an address without base, or a URL. */
  redirectTarget(path: string): string | undefined;
}

/** All but the redirects, which are themselves bound to these. */
export type Reachable = Omit<Destinations, 'redirectTarget'>;

/** The default language has no path of its own. */
function languagesOf({ url: own, i18n }: Settings): Destinations['languages'] {
  return (i18n?.locales ?? []).flatMap(({ url, baseUrl, outFolder }) =>
    outFolder === '' ? [] : [{ path: `/${outFolder}`, url: url === own ? baseUrl : url + baseUrl }],
  );
}

/** `pages` are passed to plugins that announce emitted files. */
export function reachableOf(
  context: Context,
  table: PageTable,
  { assets, emitted }: PlacedSite,
  pages: readonly PlacedPage[],
  { original, linked }: { readonly original: Site | undefined; readonly linked: readonly LinkedSite[] },
): Reachable {
  const awaited = new Map<string, string>();
  const outer: WrittenUrl[] = [];
  const emitterOf = emitterFinder({ emitted, pages });
  const ofOriginal = original && emitterFinder(original);
  const byPath = new Map(assets.map((asset) => [asset.path, asset]));
  const bySite = new Map(assets.flatMap((asset) => (asset.served === undefined ? [] : [[asset.served, asset] as const])));
  const servedAt = inAnyForm(bySite);
  const { baseUrl, trailingSlash, links, i18n } = context.config.settings;
  return {
    baseUrl,
    languagePath: i18n ? `/${i18n.locale.outFolder || `${i18n.locale.name}/`}` : '/',
    languages: languagesOf(context.config.settings),
    standIn: context.files.standIn,
    trailingSlash,
    table,
    asset: inAnyForm(byPath),
    served: (address) => servedAt(address) ?? servedAt(`${address.replace(/\/$/, '')}/index.html`),
    like: {
      asset: createFinder(() => byPath.keys()),
      served: createFinder(() => bySite.keys()),
      route: createFinder(() => [...table.pages.map(({ route }) => route.path), ...bySite.keys()]),
    },
    likeFile: findersOf((version) =>
      table.pages.flatMap((page) => (page.kind === 'doc' && isOffered(page, version) ? [page.document.source.path] : [])),
    ),
    likeRoute: findersOf((version) => {
      const versionOf = versionFinder(table.versions);
      return table.pages.flatMap((page) => (versionOf(page) === version ? [page.route.path] : []));
    }),
    emittedBase(address) {
      if (emitterOf(address) !== undefined) return baseUrl;
      if (!original || ofOriginal?.(address) === undefined) return undefined;
      const { url, baseUrl: base } = original.settings;
      return url === context.config.settings.url ? base : url + base;
    },
    awaitFile(address) {
      const plugin = emitterOf(address);
      if (plugin !== undefined) awaited.set(address, plugin);
    },
    awaited: () =>
      [...awaited].map(([address, plugin]) => ({ address, plugin })).sort((a, b) => compareText(a.address, b.address)),
    noteOuter: (written, place) => void outer.push({ written, place }),
    outer: () => outer,
    isExternal: (path) => isServedByOthers(path, links),
    ownAddress: ownAddressReader(context.config.settings),
    there: linkedSiteFinder(linked),
    page: (path) => table.byRoute(path),
  };
}

/** Nobody means a copy that a cut has made who links from outside of its version. */
function isOffered(page: PlacedDoc, version: Version | undefined): boolean {
  return isReachable(page, version) && (page.version === currentVersion || page.docs === version?.docs);
}

/** Creates one finder per version, on demand. */
function findersOf<V extends Version | undefined>(pathsFor: (version: V) => readonly string[]): (version: V) => Finder {
  const finders = new Map<string, Finder>();
  return (version) => {
    const key = version ? versionKey(version.docs, version.name) : '';
    const finder = finders.get(key) ?? createFinder(() => pathsFor(version));
    finders.set(key, finder);
    return finder;
  };
}

/** As in Docusaurus, files of other versions of the same docs are out of reach. `from` is undefined outside of content. */
export function isReachable({ docs, version }: PlacedDoc, from: Version | undefined): boolean {
  return from === undefined || docs !== from.docs || version === from.name;
}
