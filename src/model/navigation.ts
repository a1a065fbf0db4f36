// The items of navbar and footer: as an author writes them, and with what they lead to.

/** Names of Docusaurus. */
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

/** An item of the navbar. Which keys it may have depends on its type, which is `default` where none is written. */
export interface NavbarItem {
  readonly type?: NavbarItemType | undefined;
  readonly label?: string | undefined;
  /** An address of this site or a doc's file. */
  readonly to?: string | undefined;
  /** An outer address. */
  readonly href?: string | undefined;
  readonly position?: 'left' | 'right' | undefined;
  readonly items?: readonly NavbarItem[] | undefined;
  /** Of `doc`. */
  readonly docId?: string | undefined;
  /** Of `docSidebar`. */
  readonly sidebarId?: string | undefined;
  /** The docs folder that an item of the docs belongs to: `default` unless said otherwise. */
  readonly docsPluginId?: string | undefined;
  readonly dropdownItemsBefore?: readonly NavbarItem[] | undefined;
  readonly dropdownItemsAfter?: readonly NavbarItem[] | undefined;
  /** Of `docsVersionDropdown`: names of the versions that it offers, which may bear other labels there. */
  readonly versions?: readonly string[] | Readonly<Record<string, { readonly label?: string | undefined }>> | undefined;
  /** Of `html`. */
  readonly value?: string | undefined;
}

/** A link of the footer, or HTML in its place. */
export interface FooterItem {
  readonly label?: string | undefined;
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly html?: string | undefined;
}

export interface LogoSettings {
  /** A static file or an address. */
  readonly src: string;
  /** What stands for it on a dark ground. */
  readonly srcDark?: string | undefined;
  readonly alt?: string | undefined;
  /** In pixels of CSS. Measured where they are left out. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Where it leads: home, unless said otherwise. */
  readonly href?: string | undefined;
}

/** The services that the theme has a drawing for. */
export const socialIcons = ['bluesky', 'discord', 'github', 'linkedin', 'mastodon', 'rss', 'slack', 'x', 'youtube'] as const;

export interface SocialLink {
  readonly icon: (typeof socialIcons)[number];
  readonly href: string;
  /** What it is called for those who do not see it. */
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

/** A doc, or the start of a sidebar, by the names of the versions that have it: readers stay in theirs. */
export interface BoundDoc {
  readonly kind: 'doc';
  readonly docs: string;
  readonly byVersion: Readonly<Record<string, { readonly label: string; readonly url: string; readonly sidebar?: string }>>;
}

/** The version that is read. */
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

/** A logo with the size that it is shown in, where that is known. */
export interface BoundLogo {
  readonly src: string;
  readonly srcDark: string | undefined;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly url: string | undefined;
}
