// Defines the types of the page props: the plain data, with final addresses, that a theme renders a page from.

import type { PageLanguages } from './i18n.ts';
import type { JsonObject } from './json.ts';
import type { SocialLink } from './navigation.ts';
import type { SidebarSettings } from './settings.ts';
import type { CategoryCards, SidebarBadge, SidebarLabels } from './sidebar.ts';
import type { Words } from './strings/say.ts';
import type { TocSettings } from './toc-levels.ts';
import type { ShownTo, VariantValue } from './variants.ts';

/** The only interface between pipeline and theme. Plain JSON; every `href` is final and ready to print. */
export interface PageProps {
  /**
   * `doc`, `page` for a standalone page, `component` for one made by a module, `not-found`, `category`, a listing's own, or what
   * front matter names: of the theme, or of a plugin.
   */
  readonly layout: string;
  readonly site: SiteProps;
  /** The title of the page, without the site's. */
  readonly title: string;
  readonly description: string;
  /** The page's own address under the base. */
  readonly href: string;
  readonly unlisted: boolean;
  /** True for an unpublished page, which only its author sees. */
  readonly draft: boolean;
  /** The version of the docs that the page belongs to; null outside of the docs. */
  readonly version: VersionProps | null;
  /** Print the title as the page's h1: false where the content brings its own or the author hides it. */
  readonly showTitle: boolean;
  /** The description below the title, where the site shows it. */
  readonly lead?: string;
  /** Where the page is in another language than the rest of the site, since nobody has translated it. */
  readonly original?: OriginalProps;
  /** Set for a translation that is older than it, where readers are told. */
  readonly newer?: OriginalProps;
  /** How long reading takes, and what the page offers to do with its Markdown. */
  readonly actions?: readonly PageActionProps[];
  /** What agents are told at the start of the page, which readers do not see. */
  readonly directive?: string;
  readonly toc: readonly TocItem[];
  /** The levels of headings shown in the table of contents, both included; null hides it. */
  readonly tocLevels: readonly [number, number] | null;
  readonly sidebar: readonly SidebarEntry[] | null;
  /** What the sidebar is called, where it holds no docs. */
  readonly sidebarLabels?: SidebarLabels;
  /**
   * The address of the file with the whole sidebar, as `#model/sidebar-tree` prints it; null where every page shows all of it.
   */
  readonly sidebarHref: string | null;
  readonly breadcrumbs: readonly LinkProps[];
  readonly previous: LinkProps | null;
  readonly next: LinkProps | null;
  readonly editHref: string | null;
  readonly lastUpdate: LastUpdateProps | null;
  /** The tags of a doc, each with the page that lists its docs. */
  readonly tags: readonly LinkProps[];
  /** The category that content may show as cards; null on pages without cards, and outside sidebars. */
  readonly category: CategoryCards | null;
  /** The first pages of the site's parts, for layouts without other navigation: `not-found` and `search`. */
  readonly sections: readonly LinkProps[];
  /** The plugin's data for the layout of its page; empty for other pages. */
  readonly props: JsonObject;
  readonly data: JsonObject;
  /** HTML from a static layout. */
  readonly printed?: PrintedProps;
  /** The theme's non-English texts; absent on an English page. Browsers load them from a module of the site. */
  readonly words?: Words | undefined;
  /** The answers to its components' page queries, by `questionKey`; absent where there were none. */
  readonly answers?: JsonObject;
}

/** HTML around the body of a page, or the class of the element that contains what replaces the body. */
export interface PrintedProps {
  readonly before: string;
  readonly after: string;
  readonly bodyClass?: string;
}

export interface SiteProps {
  /** The title in the navbar. */
  readonly title: string;
  /** The site's title within page titles. */
  readonly name: string;
  readonly tagline: string;
  /** The prefix of this site's addresses. */
  readonly baseUrl: string;
  /** That of static files, in a language that shares them. */
  readonly filesBase?: string;
  /** The address of the home page: the base, or the main page of the docs where nothing is at the base. */
  readonly homeHref: string;
  readonly logo: LogoProps | null;
  readonly navbar: readonly NavItemProps[];
  readonly footer: readonly { readonly title: string; readonly items: readonly NavItemProps[] }[];
  readonly footerLogo: LogoProps | null;
  readonly social: readonly SocialLink[];
  readonly copyright: string | null;
  readonly announcement: { readonly id: string; readonly html: string; readonly closeable: boolean } | null;
  /** The default colour mode; null where readers cannot choose. */
  readonly colorMode: 'light' | 'dark' | 'system' | null;
  readonly sidebar: SidebarSettings;
  /** The heading levels of inline tables of contents; absent where the site does not set them. */
  readonly tableOfContents?: TocSettings;
  /** The search page; null for a site without one. */
  /** The axes along which readers choose what they see. */
  readonly variants?: readonly VariantProps[];
  readonly search: { readonly href: string; readonly position: 'left' | 'right' } | null;
}

export interface LogoProps {
  readonly src: string;
  readonly srcDark: string | null;
  readonly alt: string;
  /** The displayed size in CSS pixels; null where unknown. */
  readonly width: number | null;
  readonly height: number | null;
  readonly href: string;
}

export interface VersionProps {
  /** The id of the docs folder. */
  readonly docs: string;
  readonly name: string;
  readonly label: string;
  readonly banner: 'unreleased' | 'unmaintained' | null;
  readonly badge: boolean;
  /** All versions of the docs folder, newest first, this one among them. */
  readonly all: readonly VersionLinkProps[];
}

/** A link to a version: to its page of the same doc, or to its main page. */
export interface VersionLinkProps extends LinkProps {
  readonly name: string;
  readonly isLast: boolean;
}

export interface LinkProps {
  readonly label: string;
  readonly href: string | null;
  /** Its language, where it leads to the original of a page that the language of the page lacks. */
  readonly lang?: string;
}

export interface PageActionProps {
  readonly label: string;
  /** Absent where nothing is offered, only told. */
  readonly href?: string;
  /** A button copies what is at the address. */
  readonly copies?: boolean;
}

/** The original of a page, and what readers are told of it. */
export interface OriginalProps extends Omit<NonNullable<PageLanguages['original']>, 'url'> {
  readonly title: string;
  readonly message: string;
}

export interface NavItemProps extends LinkProps {
  readonly external: boolean;
  /** `here` if it leads to the current page, true if to a section that has it. */
  readonly active: boolean | 'here';
  readonly position: 'left' | 'right';
  readonly items: readonly NavItemProps[];
  /** The author's HTML instead of a link. */
  readonly html?: string;
  /** What its items let the reader choose: languages, or the versions of the named docs folder. */
  readonly choice?: { readonly of: 'languages' } | { readonly of: 'versions'; readonly docs: string };
  /** The language that it chooses. */
  readonly lang?: string;
  /** The name of the version that it chooses. */
  readonly version?: string;
  /** On a page outside the docs folder's versions: the item for each version, for readers who prefer one. */
  readonly inVersions?: { readonly docs: string; readonly byName: Readonly<Record<string, LinkProps>> };
}

export interface VariantProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly VariantValue[];
  /** What is shown before readers choose; all where absent. */
  readonly initial?: string | undefined;
}

export interface TocItem {
  readonly depth: number;
  readonly id: string;
  /** Inline HTML without links. */
  readonly html: string;
  readonly text: string;
  /** Set where only some readers see it. */
  readonly shownTo?: ShownTo;
}

/**
 * A sidebar entry as one page shows it: closed categories have no items. Where a long list is cut, an `earlier` and a `later`
 * entry stand for the omitted parts, with links to the nearest page in them.
 */
export interface SidebarEntry {
  readonly type: 'link' | 'category' | 'html' | 'earlier' | 'later';
  readonly label: string;
  /** The number of omitted entries that an `earlier` or `later` one stands for; it has no label. */
  readonly count?: number;
  /** The content of an `html` entry, which has no label; `plain` unless it should look like an entry. */
  readonly html?: { readonly content: string; readonly plain: boolean };
  /** For a category without a page of its own: its first listed descendant. */
  readonly href: string | null;
  /** True where its address is that of a page inside it. */
  readonly leadsInside?: boolean;
  /** As of a link. */
  readonly lang?: string;
  readonly external: boolean;
  /** True for the entry of the current page. */
  readonly active: boolean;
  /** True for a category that contains the current page or is not collapsed, so that its items are included. */
  readonly open: boolean;
  /** True for a non-empty category that can be closed. */
  readonly collapsible: boolean;
  readonly className: string | null;
  /** A short badge after the label. */
  readonly badge?: SidebarBadge;
  /** The author's custom data for components; absent where there is none. */
  readonly customProps?: JsonObject;
  readonly items: readonly SidebarEntry[];
}

/** At least one of them is known. */
export interface LastUpdateProps {
  /** ISO 8601. */
  readonly dateTime: string | null;
  /** A formatted date in UTC. */
  readonly date: string | null;
  readonly author: string | null;
}
