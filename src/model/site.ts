// The site: all pages, routes and sidebars. The frozen middle; everything after it is a function of it.
import type { Order } from './document.ts';
import type { AwaitedFile, Emitted } from './emitted.ts';
import type { Json } from './json.ts';
import type { BoundColumn, BoundItem, BoundLogo, SocialLink } from './navigation.ts';
import type { ImageSize, Page, PlacedPage } from './page.ts';
import type { Place } from './place.ts';
import type { BoundRedirect, LateRedirects, Redirect } from './redirect.ts';
import type { Settings } from './settings.ts';
import type { Sidebar } from './sidebar.ts';
import type { AssetFile, Version } from './source-file.ts';
import type { PlacedVersion } from './version.ts';

/** The site when its pages have routes and nothing is bound yet: what `resolve` hooks reshape. */
export interface PlacedSite {
  readonly settings: Settings;
  readonly versions: readonly Version[];
  /** In the order of their routes. */
  readonly pages: readonly PlacedPage[];
  readonly assets: readonly AssetFile[];
  /** What plugins' steps have ordered in the content of these pages, and in partials. */
  readonly orders: readonly Order[];
  /** What plugins have drawn of that. */
  readonly drawn: readonly DrawnImage[];
  /** Sidebars that plugins have made for their own pages; those of docs come later. Versions bear the name `current`. */
  readonly sidebars: readonly Sidebar[];
  /** What plugins have added. */
  readonly redirects: readonly (Redirect | LateRedirects)[];
  /** What plugins answer to `useData(key)`, on any page. */
  readonly data: Readonly<Record<string, Json>>;
  /** Where plugins will emit files that links may lead to. */
  readonly emitted: readonly Emitted[];
  /** Addresses that plugins print on pages: they are checked with the links of content. */
  readonly addresses: readonly PrintedAddress[];
}

/** One plugin's part in what became of the site. */
export interface Reshaping {
  readonly plugin: string;
  readonly before: PlacedSite;
  readonly after: PlacedSite;
}

/** An address as an author wrote it for a plugin, which counts from the root of the site. */
export interface PrintedAddress {
  /** An `image` is a static file, or has a host. */
  readonly kind: 'link' | 'image';
  readonly target: string;
  readonly place: Place;
}

/** An image that a plugin has drawn for an order. */
export interface DrawnImage extends Pick<Order, 'plugin' | 'request'> {
  /** Of its file, such as `diagram.svg`, to which a hash of its content is added. */
  readonly name: string;
  readonly content: string;
  readonly size: ImageSize;
}

/** A doc that is not published. */
export interface DraftName {
  readonly docs: string;
  readonly version: string;
  readonly id: string;
}

export interface Site {
  readonly settings: Settings;
  /** By docs folder, the newest version of each first. */
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
  /** Of `settings.theme.image`, where it can be measured. */
  readonly imageSize: ImageSize | undefined;
  /** Assets that pages refer to, and all static files. */
  readonly assets: readonly AssetFile[];
  /** What plugins have drawn. */
  readonly drawn: readonly DrawnImage[];
  /** In the order of their sources, each source once. */
  readonly redirects: readonly BoundRedirect[];
  /** What plugins answer to `useData(key)`, on any page. */
  readonly data: Readonly<Record<string, Json>>;
  readonly emitted: readonly Emitted[];
  /** Files of plugins to which links lead, in the order of their addresses. */
  readonly awaited: readonly AwaitedFile[];
  /** What each `resolve` hook was given, and gave, in the order of the plugins: compared where somebody asks about a page. */
  readonly reshapings: readonly Reshaping[];
}
