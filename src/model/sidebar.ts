// Sidebars: trees of links, after resolve has settled what each item leads to.
import type { JsonObject } from './json.ts';
import type { Route } from './route.ts';

/** What an author hands to plugins with an item. */
export type CustomProps = Readonly<Record<string, unknown>>;

/** A word or two behind a label, such as the method of an operation. */
export interface SidebarBadge {
  readonly text: string;
  /** `neutral`, or the kind of admonition whose colour it has. */
  readonly kind?: BadgeKind;
}

export const badgeKinds = ['neutral', 'note', 'tip', 'info', 'warning', 'danger'] as const;

export type BadgeKind = (typeof badgeKinds)[number];

export function badgeOf(badge: string | SidebarBadge | undefined): SidebarBadge | undefined {
  return typeof badge === 'string' ? { text: badge } : badge;
}

/** Where a plugin puts a page that it makes in the sidebars of its docs. */
export interface SidebarSpot {
  /** The name of a sidebar. Absent for wherever the folder of the page is listed. A sidebar of another name is made. */
  readonly name?: string;
  /** The categories around it, the outermost first, instead of its folders. Those that are not there are made. */
  readonly categories?: readonly (string | SpotCategory)[];
  /** Orders it among its neighbours, as `sidebar_position` does. */
  readonly position?: number;
  readonly label?: string;
  readonly badge?: string | SidebarBadge;
  readonly className?: string;
  readonly customProps?: JsonObject;
}

/** A category that a plugin makes. Of several that describe the same one, the first counts. */
export interface SpotCategory {
  readonly label: string;
  readonly position?: number;
  readonly badge?: string | SidebarBadge;
  readonly collapsed?: boolean;
  readonly collapsible?: boolean;
  readonly description?: string;
  readonly className?: string;
  readonly customProps?: JsonObject;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** A page of this site, or an address outside. */
  readonly to: Route | string;
  /** The id of the doc; absent for links and `ref` items, which do not take part in previous and next. */
  readonly doc?: string;
  readonly unlisted?: boolean;
  readonly badge?: SidebarBadge;
  /** What its card says; a page without one says its own. */
  readonly description?: string;
  readonly className?: string;
  readonly customProps?: CustomProps;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** The page of the category itself. */
  readonly to?: Route;
  /** The id of the doc that is the category's page. */
  readonly doc?: string;
  /** That doc is unlisted: the category stands for its items alone. */
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
  /** It is to look like an entry. */
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

/** The data of an item as components are handed it: sidebars and front matter hold nothing but plain data. */
export function customProps({ customProps }: Pick<SidebarItem, 'customProps'>): { readonly customProps?: JsonObject } {
  return customProps === undefined ? {} : { customProps: customProps as JsonObject };
}

/** The first doc of a sidebar, by the name that it has there. */
export function firstEntry(items: readonly SidebarItem[]): { readonly to: Route; readonly label: string } | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.doc !== undefined && !item.unlisted && typeof item.to === 'object') return { to: item.to, label: item.label };
    const inside = item.type === 'category' ? firstEntry(item.items) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
