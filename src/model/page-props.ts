// What the theme is handed of a page: plain data, every address in it final.
import type { CategoryCards } from './card.ts';
import type { JsonObject } from './json.ts';
import type { SocialLink } from './navigation.ts';
import type { SidebarSettings } from './settings.ts';
import type { SidebarBadge, SidebarLabels } from './sidebar.ts';
import type { Words } from './strings/say.ts';
import type { TocSettings } from './toc-levels.ts';

/** The one window between pipeline and theme. Plain JSON; every `href` is final and ready to print. */
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
  /** It is not published: only its author sees it. */
  readonly draft: boolean;
  /** The version of the docs that the page belongs to; null outside of the docs. */
  readonly version: VersionProps | null;
  /** Print the title as the page's h1: false where the content brings its own or the author hides it. */
  readonly showTitle: boolean;
  /** Stands below the title, where the site shows it. */
  readonly lead?: string;
  readonly toc: readonly TocItem[];
  /** The levels of headings shown in the table of contents, both included; null hides it. */
  readonly tocLevels: readonly [number, number] | null;
  readonly sidebar: readonly SidebarEntry[] | null;
  /** What the sidebar is called, where it holds no docs. */
  readonly sidebarLabels?: SidebarLabels;
  /** The file that holds all of the sidebar, as `#model/sidebar-tree` prints it; null where every page shows that. */
  readonly sidebarHref: string | null;
  readonly breadcrumbs: readonly LinkProps[];
  readonly previous: LinkProps | null;
  readonly next: LinkProps | null;
  readonly editHref: string | null;
  readonly lastUpdate: LastUpdateProps | null;
  /** The tags of a doc, each with the page that lists what bears it. */
  readonly tags: readonly LinkProps[];
  /** What content may show as cards; null on pages that show none, and outside of sidebars. */
  readonly category: CategoryCards | null;
  /** Where the parts of the site begin, for pages that lead on from nowhere: the layout `not-found` and the page that searches. */
  readonly sections: readonly LinkProps[];
  /** What the plugin that made the page hands to its layout; empty for other pages. */
  readonly props: JsonObject;
  readonly data: JsonObject;
  /** What a static layout has printed. Browsers find it in the page. */
  readonly printed?: PrintedProps;
  /** What the theme says otherwise than English; absent on an English page. Browsers have it from a module of the site. */
  readonly words?: Words | undefined;
  /** What its components asked of the site while it was rendered, by `questionKey`; absent where they asked nothing. */
  readonly answers?: JsonObject;
}

/** HTML around the body of a page, or the class of the element that holds what was printed in its place. */
export interface PrintedProps {
  readonly before: string;
  readonly after: string;
  readonly bodyClass?: string;
}

export interface SiteProps {
  /** As the navbar says it. */
  readonly title: string;
  /** The title of the site in titles of pages. */
  readonly name: string;
  readonly tagline: string;
  /** What addresses of this site begin with. */
  readonly baseUrl: string;
  /** The source of a regular expression for the paths that others serve; absent where there are none. */
  readonly external?: string;
  /** The address of the home page: the base, or the main page of the docs where nothing is at the base. */
  readonly homeHref: string;
  readonly logo: LogoProps | null;
  readonly navbar: readonly NavItemProps[];
  readonly footer: readonly { readonly title: string; readonly items: readonly NavItemProps[] }[];
  readonly footerLogo: LogoProps | null;
  readonly social: readonly SocialLink[];
  readonly copyright: string | null;
  readonly announcement: { readonly id: string; readonly html: string; readonly closeable: boolean } | null;
  /** The mode of readers who have not chosen; null where nobody can choose. */
  readonly colorMode: 'light' | 'dark' | 'system' | null;
  readonly sidebar: SidebarSettings;
  /** The levels of headings that tables of contents in the text show; absent where the site does not say. */
  readonly tableOfContents?: TocSettings;
  /** The page that searches; null for a site without one. */
  readonly search: { readonly href: string; readonly position: 'left' | 'right' } | null;
  /** On pages that belong to no version: by the id of each docs folder the names of its versions. */
  readonly versions?: Readonly<Record<string, readonly string[]>>;
}

export interface LogoProps {
  readonly src: string;
  readonly srcDark: string | null;
  readonly alt: string;
  /** As it is shown, in pixels of CSS; null where that is not known. */
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

/** A version as a page of any version leads to it: to its own page of the same doc, or to where its readers begin. */
export interface VersionLinkProps extends LinkProps {
  readonly name: string;
  readonly isLast: boolean;
}

export interface LinkProps {
  readonly label: string;
  readonly href: string | null;
}

export interface NavItemProps extends LinkProps {
  readonly external: boolean;
  readonly active: boolean;
  readonly position: 'left' | 'right';
  readonly items: readonly NavItemProps[];
  /** What the author wrote, in the place of a link. */
  readonly html?: string;
  /** What its items are a choice of: languages, or the versions of a docs folder, which is named. */
  readonly choice?: { readonly of: 'languages' } | { readonly of: 'versions'; readonly docs: string };
  /** The name of the version that it chooses. */
  readonly version?: string;
  /** Where the page belongs to no version of a docs folder: what the item is in each, for readers who prefer one. */
  readonly inVersions?: { readonly docs: string; readonly byName: Readonly<Record<string, LinkProps>> };
}

export interface TocItem {
  readonly depth: number;
  readonly id: string;
  /** Inline HTML without links. */
  readonly html: string;
  readonly text: string;
}

/**
 * An entry of the sidebar as one page shows it: closed categories come without their items. In place of what is cut off a long
 * list stands `earlier` before and `later` after the rest, which lead to the nearest page of it.
 */
export interface SidebarEntry {
  readonly type: 'link' | 'category' | 'html' | 'earlier' | 'later';
  readonly label: string;
  /** How many entries an `earlier` or `later` one stands for; it has no label. */
  readonly count?: number;
  /** The content of an entry of the type `html`, which has no label; `plain` unless it is to look like an entry. */
  readonly html?: { readonly content: string; readonly plain: boolean };
  /** For a category without a page of its own: its first listed descendant. */
  readonly href: string | null;
  /** Its address is that of a page inside. */
  readonly leadsInside?: boolean;
  readonly external: boolean;
  /** The page shown is this entry's. */
  readonly active: boolean;
  /** A category that holds the page shown, or that is not collapsed: its items are there. */
  readonly open: boolean;
  /** Of a category that has something to show. */
  readonly collapsible: boolean;
  readonly className: string | null;
  /** A word or two behind the label. */
  readonly badge?: SidebarBadge;
  /** What the author hands to components with the entry; absent where there is nothing. */
  readonly customProps?: JsonObject;
  readonly items: readonly SidebarEntry[];
}

export interface LastUpdateProps {
  /** ISO 8601. */
  readonly dateTime: string | null;
  /** For people, in UTC. */
  readonly date: string | null;
  readonly author: string | null;
}
