// Defines the types of sidebars: trees of links after resolve has settled their targets.
import type { JsonObject } from './json.ts';
import type { Route } from './route.ts';

/** The author's custom data of an item. */
export type CustomProps = Readonly<Record<string, unknown>>;

/** A short badge after a label, such as the method of an operation. */
export interface SidebarBadge {
  readonly text: string;
  /** `neutral`, or the admonition kind whose colour it has. */
  readonly kind?: BadgeKind;
}

export const badgeKinds = ['neutral', 'note', 'tip', 'info', 'warning', 'danger'] as const;

export type BadgeKind = (typeof badgeKinds)[number];

export function badgeOf(badge: string | SidebarBadge): SidebarBadge;
export function badgeOf(badge: string | SidebarBadge | undefined): SidebarBadge | undefined;
export function badgeOf(badge: string | SidebarBadge | undefined): SidebarBadge | undefined {
  return typeof badge === 'string' ? { text: badge } : badge;
}

/** The place that a plugin gives its page in the sidebars of docs. */
export interface SidebarSpot {
  /** The name of a sidebar, which is created if it does not exist. If absent, the page goes where its folder is listed. */
  readonly name?: string;
  /** The name of a sidebar for it where nothing lists its folder, so that its categories are somewhere. */
  readonly otherwise?: string;
  /** Its categories instead of its folders, outermost first. Missing ones are created. */
  readonly categories?: readonly (string | SpotCategory)[];
  /** Orders it among its neighbours, as `sidebar_position` does. */
  readonly position?: number;
  readonly label?: string;
  readonly badge?: string | SidebarBadge;
  readonly className?: string;
  readonly customProps?: JsonObject;
}

/** A category that a plugin creates. The first of several descriptions is used. */
export interface SpotCategory {
  readonly label: string;
  readonly position?: number;
  readonly badge?: string | SidebarBadge;
  readonly collapsed?: boolean;
  readonly collapsible?: boolean;
  readonly description?: string;
  /** The page that lists its items. Without a slug, its address is made from the label. */
  readonly link?: SpotIndex;
  readonly className?: string;
  readonly customProps?: JsonObject;
}

export interface SpotIndex {
  readonly type: 'generated-index';
  /** Below the route of the docs, with a leading slash. */
  readonly slug?: string;
  readonly title?: string;
  readonly description?: string;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** A page of this site, or an external address. */
  readonly to: Route | string;
  /** The id of the doc; absent for links and `ref` items, which are not part of previous and next. */
  readonly doc?: string;
  /** True for a `ref`: pages have breadcrumbs of it, as of a doc. */
  readonly isRef?: boolean;
  readonly unlisted?: boolean;
  readonly badge?: SidebarBadge;
  /** The description on its card; defaults to that of its page. */
  readonly description?: string;
  readonly className?: string;
  readonly customProps?: CustomProps;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** The category's own page. */
  readonly to?: Route;
  /** The id of the doc that is the category's page. */
  readonly doc?: string;
  /** True where that doc is unlisted, so that the category only groups its items. */
  readonly unlisted?: boolean;
  readonly badge?: SidebarBadge;
  readonly description?: string;
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  readonly className?: string;
  readonly customProps?: CustomProps;
  readonly items: readonly SidebarItem[];
}

/** HTML of the author's own between the entries, such as a line or a heading. */
export interface SidebarHtml {
  readonly type: 'html';
  readonly html: string;
  /** True where it should look like an entry. */
  readonly defaultStyle: boolean;
  readonly className?: string;
  readonly customProps?: CustomProps;
}

export interface Sidebar {
  readonly docs: string;
  readonly version: string;
  readonly name: string;
  readonly items: readonly SidebarItem[];
  /** What readers are told that it is, where it holds no docs. */
  readonly labels?: SidebarLabels;
}

export interface SidebarLabels {
  /** For screen readers. */
  readonly nav: string;
  /** On the button that opens it on phones. */
  readonly menu: string;
}

/** The custom data of an item for components: sidebars and front matter contain only plain data. */
export function customProps({ customProps }: Pick<SidebarItem, 'customProps'>): { readonly customProps?: JsonObject } {
  return customProps === undefined ? {} : { customProps: customProps as JsonObject };
}

/** The first doc of a sidebar, with its label there. */
export function firstEntry(items: readonly SidebarItem[]): { readonly to: Route; readonly label: string } | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.doc !== undefined && !item.unlisted && typeof item.to === 'object') return { to: item.to, label: item.label };
    const inside = item.type === 'category' ? firstEntry(item.items) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/** The category of a page, as cards: the innermost one that contains it, else the sidebar's top level. */
export interface CategoryCards {
  /** Null for the top level. */
  readonly label: string | null;
  readonly href: string | null;
  readonly description: string | null;
  /** The author's custom data for components; absent where there is none. */
  readonly customProps?: JsonObject;
  readonly items: readonly Card[];
}

/** An entry of a sidebar as a card. */
export interface Card {
  readonly type: 'link' | 'category';
  readonly label: string;
  /** A final URL. A category without a page of its own links to its first entry. */
  readonly href: string;
  /** Its language, where it leads to the original of a page that the language of the site lacks. */
  readonly lang?: string;
  readonly description: string | null;
  /** The number of cards inside a category. */
  readonly count: number | null;
  /** The id of its doc. */
  readonly docId: string | null;
  readonly customProps?: JsonObject;
}
