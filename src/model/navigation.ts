// Defines the types of navbar and footer items: as written, and bound to final addresses.

/** The names are Docusaurus's. */
export const navbarItemTypes = [
  'default',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'html',
  'localeDropdown',
  'search',
] as const;

export type NavbarItemType = (typeof navbarItemTypes)[number];

/** An item of the navbar. Its type, `default` if omitted, decides which keys it may have. */
export interface NavbarItem {
  readonly type?: NavbarItemType | undefined;
  readonly label?: string | undefined;
  /** An address of this site or a doc's file. */
  readonly to?: string | undefined;
  /** An external address. */
  readonly href?: string | undefined;
  readonly position?: 'left' | 'right' | undefined;
  readonly items?: readonly NavbarItem[] | undefined;
  /** For type `doc`. */
  readonly docId?: string | undefined;
  /** For type `docSidebar`. */
  readonly sidebarId?: string | undefined;
  /** The docs folder of a docs item: `default` if omitted. */
  readonly docsPluginId?: string | undefined;
  readonly dropdownItemsBefore?: readonly NavbarItem[] | undefined;
  readonly dropdownItemsAfter?: readonly NavbarItem[] | undefined;
  /** For type `docsVersionDropdown`: the names of its versions, optionally with other labels. */
  readonly versions?: readonly string[] | Readonly<Record<string, { readonly label?: string | undefined }>> | undefined;
  /** For type `html`. */
  readonly value?: string | undefined;
}

/** A link of the footer, or HTML instead of one. */
export interface FooterItem {
  readonly label?: string | undefined;
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly html?: string | undefined;
}

export interface LogoSettings {
  /** A static file or an address. */
  readonly src: string;
  /** The logo for dark pages. */
  readonly srcDark?: string | undefined;
  readonly alt?: string | undefined;
  /** In CSS pixels. Measured if omitted. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The logo's link: the home page if omitted. */
  readonly href?: string | undefined;
}

/** The services for which the theme has an icon. */
export const socialIcons = ['bluesky', 'discord', 'github', 'linkedin', 'mastodon', 'rss', 'slack', 'x', 'youtube'] as const;

export interface SocialLink {
  readonly icon: (typeof socialIcons)[number];
  readonly href: string;
  /** The accessible name. */
  readonly label: string;
}

/** An item whose addresses are final. */
export type BoundItem = { readonly position: 'left' | 'right' } & (
  | BoundLink
  | BoundDoc
  | BoundVersion
  | BoundVersions
  | BoundLocales
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'search' }
);

export interface BoundLink {
  readonly kind: 'link';
  readonly label: string;
  readonly url: string | undefined;
  readonly items: readonly BoundItem[];
}

/** A doc, or the first page of a sidebar, by version: readers stay in their version. */
export interface BoundDoc {
  readonly kind: 'doc';
  readonly docs: string;
  readonly byVersion: Readonly<Record<string, { readonly label: string; readonly url: string; readonly sidebar?: string }>>;
}

/** The current version of the reader. */
export interface BoundVersion {
  readonly kind: 'version';
  readonly docs: string;
  readonly label: string | undefined;
  readonly url: string | undefined;
}

interface BoundMenu {
  readonly before: readonly BoundItem[];
  readonly after: readonly BoundItem[];
}

/** All versions of a docs folder. */
export interface BoundVersions extends BoundMenu {
  readonly kind: 'versions';
  readonly docs: string;
  readonly only: readonly { readonly name: string; readonly label: string | undefined }[] | undefined;
}

export interface BoundLocales extends BoundMenu {
  readonly kind: 'locales';
}

export interface BoundColumn {
  readonly title: string;
  readonly items: readonly BoundItem[];
}

/** A logo with its displayed size, where known. */
export interface BoundLogo {
  readonly src: string;
  readonly srcDark: string | undefined;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly url: string | undefined;
}
