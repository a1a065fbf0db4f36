// Creates the props of a sidebar entry from an item.

import type { SidebarEntry } from '#model/page-props';
import { printRoute, type Route } from '#model/route';
import type { Settings } from '#model/settings';
import { customProps, type SidebarHtml, type SidebarItem } from '#model/sidebar';
import { plainEntry } from '#model/sidebar-tree';
import type { Lists } from './sidebar-lists.ts';

/** The state of an entry that depends on the page. */
type EntryState = Pick<SidebarEntry, 'active' | 'open' | 'items'>;

export type EntryOf = (item: SidebarItem, state: EntryState) => SidebarEntry;

export function addressPrinter(settings: Settings): (to: Route | string | undefined) => string | null {
  return (to) => (to === undefined ? null : typeof to === 'object' ? printRoute(to, settings) : to);
}

export function entryPrinter({ firstOf, listed }: Lists, settings: Settings): EntryOf {
  const addressOf = addressPrinter(settings);
  return (item, state) => {
    if (item.type === 'html') return htmlEntry(item);
    const to = state.active ? item.to : firstOf(item);
    return {
      type: item.type,
      label: item.label,
      href: addressOf(to),
      ...(to !== item.to && { leadsInside: true }),
      external: typeof to === 'string' && /^(https?:)?\/\//i.test(to),
      // A category without listed items cannot be opened.
      collapsible: item.type === 'category' && item.collapsible && listed(item.items, undefined).length > 0,
      className: item.className ?? null,
      ...(item.badge && { badge: item.badge }),
      ...customProps(item),
      ...state,
    };
  };
}

function htmlEntry(item: SidebarHtml): SidebarEntry {
  const { html, defaultStyle, className = null } = item;
  return { ...plainEntry, type: 'html', className, html: { content: html, plain: !defaultStyle }, ...customProps(item) };
}
