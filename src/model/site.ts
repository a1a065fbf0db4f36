// Defines the site: all pages, routes and sidebars, on which every later stage depends.
import type { Collected, Order } from './document.ts';
import type { PageLanguages } from './i18n.ts';
import type { Json } from './json.ts';
import type { BoundColumn, BoundItem, BoundLogo, SocialLink } from './navigation.ts';
import type { ImageSize, Page, PlacedPage } from './page.ts';
import type { Place } from './place.ts';
import type { Sources } from './policy.ts';
import type { BoundRedirect, LateRedirects, Redirect } from './redirect.ts';
import { routeKey } from './route.ts';
import type { Settings } from './settings.ts';
import type { Sidebar } from './sidebar.ts';
import type { AssetFile, Version } from './source-file.ts';
import type { PlacedVersion } from './version.ts';

/** The site after its pages have routes and before links are bound: the input of `resolve` hooks. */
export interface PlacedSite {
  readonly settings: Settings;
  readonly versions: readonly Version[];
  /** In the order of their routes. */
  readonly pages: readonly PlacedPage[];
  readonly assets: readonly AssetFile[];
  /** Images that plugins' steps have ordered in these pages and in partials. */
  readonly orders: readonly Order[];
  /** Data that plugins' steps have collected from these pages and from partials. */
  readonly collected: readonly CollectedFrom[];
  /** The images that plugins have drawn for these orders. */
  readonly drawn: readonly DrawnImage[];
  /** Sidebars that plugins made for their own pages; those of docs are added later. Their version is `current`. */
  readonly sidebars: readonly Sidebar[];
  /** Redirects that plugins have added. */
  readonly redirects: readonly (Redirect | LateRedirects)[];
  /** What plugins answer to `useData(key)`, on any page. */
  readonly data: Readonly<Record<string, Json>>;
  /** Addresses of files that plugins will emit and links may lead to. */
  readonly emitted: readonly Emitted[];
  /** Addresses that plugins print on pages, which are checked like links of content. */
  readonly addresses: readonly PrintedAddress[];
  /** What code of plugins loads from other hosts, for the CSP: `{ 'connect-src': ['https://api.example'] }`. */
  readonly loads: Sources;
}

export interface CollectedFrom extends Collected {
  /** The source, relative to the root. The place of a virtual source is in its origin. */
  readonly path: string;
}

/** The site before and after one plugin's `resolve` hook. */
export interface Reshaping {
  readonly plugin: string;
  readonly before: PlacedSite;
  readonly after: PlacedSite;
}

/** An address as written for a plugin, relative to the site's root. */
export interface PrintedAddress {
  /** An `image` is a static file, or has a host. */
  readonly kind: 'link' | 'image';
  readonly target: string;
  readonly place: Place;
}

/** An image that a plugin has drawn for an order. */
export interface DrawnImage extends Pick<Order, 'plugin' | 'request'> {
  /** The name of its file, such as `diagram.svg`, to which a content hash is added. */
  readonly name: string;
  readonly content: string;
  readonly size: ImageSize;
}

/** The name of an unpublished doc. */
export interface DraftName {
  readonly docs: string;
  readonly version: string;
  readonly id: string;
}

export interface Site {
  readonly settings: Settings;
  /** By docs folder, newest first. */
  readonly versions: readonly PlacedVersion[];
  /** In the order of their routes. */
  readonly pages: readonly Page[];
  readonly drafts: readonly DraftName[];
  readonly sidebars: readonly Sidebar[];
  readonly navbar: readonly BoundItem[];
  readonly footer: readonly BoundColumn[];
  readonly navbarLogo: BoundLogo | undefined;
  readonly footerLogo: BoundLogo | undefined;
  readonly social: readonly SocialLink[];
  /** The size of `settings.theme.image`, where it can be measured. */
  readonly imageSize: ImageSize | undefined;
  /** Assets that pages refer to, and all static files. */
  readonly assets: readonly AssetFile[];
  /** What plugins have drawn. */
  readonly drawn: readonly DrawnImage[];
  /** Sorted by source, without duplicates. */
  readonly redirects: readonly BoundRedirect[];
  /** What plugins answer to `useData(key)`, on any page. */
  readonly data: Readonly<Record<string, Json>>;
  readonly emitted: readonly Emitted[];
  /** Paths of pages that the language lacks. */
  readonly absent?: readonly string[];
  /** The other languages of a page; undefined for a site of one. */
  readonly languages: SiteLanguages | undefined;
  /** What code of plugins loads from other hosts. */
  readonly loads: Sources;
  /** Files to be emitted by plugins to which links lead, sorted by address. */
  readonly awaited: readonly AwaitedFile[];
  /** The input and output of each `resolve` hook in plugin order, compared only when somebody asks about a page. */
  readonly resolveChanges: readonly Reshaping[];
}

export interface SiteLanguages {
  of(page: Pick<Page, 'kind' | 'route'>): PageLanguages;
}

/** Resolve creates new objects for everything else where more than the content of pages has changed. */
export function sharesAllButPages(before: Site, site: Site): boolean {
  return Object.entries(site).every(([name, value]) => name === 'pages' || before[name as keyof Site] === value);
}

export interface Emitted {
  /** The name of the plugin. */
  readonly plugin: string;
  /**
   * Without base: `/feed.xml`. Called once all pages have routes, and only if a link matches neither a page nor a static file.
   */
  addresses(pages: readonly PlacedPage[]): readonly string[];
}

/** A file that a link leads to, and the plugin that is to emit it. */
export interface AwaitedFile {
  readonly address: string;
  readonly plugin: string;
}

interface EmittingSite {
  readonly emitted: readonly Emitted[];
  readonly pages: readonly PlacedPage[];
}

/** Finds the plugin that emits a file at an address. */
export function emitterFinder({ emitted, pages }: EmittingSite): (address: string) => string | undefined {
  let plugins: ReadonlyMap<string, string> | undefined;
  return (address) => {
    plugins ??= new Map(emitted.flatMap((one) => one.addresses(pages).map((path) => [path, one.plugin] as const)));
    return plugins.get(address);
  };
}

/** The address has no base. A page whose address differs only by case or a slash answers where no other does. */
export function pageAt({ pages }: Pick<Site, 'pages'>, path: string): Page | undefined {
  const key = routeKey(path);
  return pages.find(({ route }) => route.path === path) ?? pages.find(({ route }) => routeKey(route.path) === key);
}
