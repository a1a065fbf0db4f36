// A sidebar as one page shows it: the open branch, the top level, and no more entries than a page can carry.
import { printRoute, type Route, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { Sidebar, SidebarCategory, SidebarItem } from '#model/sidebar';
import type { SidebarEntry } from '#model/theme';

/** The most entries of one list in a page; a longer list is cut around the active one. */
const longestList = 200;

/** The entries of a sidebar for the page at a route. */
export type SidebarPropsOf = (path: string) => readonly SidebarEntry[];

/** Prepares a sidebar once, so that a page costs no more than what it shows. */
export function prepareSidebar(sidebar: Sidebar, settings: Settings): SidebarPropsOf {
  const ways = new Map<string, readonly SidebarItem[]>();
  const visit = (items: readonly SidebarItem[], above: readonly SidebarItem[]): void => {
    for (const item of items) {
      const way = [...above, item];
      if (typeof item.to === 'object' && !ways.has(routeKey(item.to.path))) ways.set(routeKey(item.to.path), way);
      if (item.type === 'category') visit(item.items, way);
    }
  };
  visit(sidebar.items, []);
  const firsts = new Map<SidebarCategory, Route | string | undefined>();
  const firstOf = (category: SidebarCategory): Route | string | undefined => {
    if (!firsts.has(category)) firsts.set(category, category.to ?? firstPage(category.items, firstOf));
    return firsts.get(category);
  };
  return (path) => {
    const way = ways.get(routeKey(path)) ?? [];
    const entry = (item: SidebarItem, depth: number): SidebarEntry => {
      const onWay = way[depth] === item;
      const open = item.type === 'category' && (onWay || !item.collapsed);
      const to = item.type === 'category' ? firstOf(item) : item.to;
      return {
        type: item.type,
        label: item.label,
        href: to === undefined ? null : typeof to === 'object' ? printRoute(to, settings) : to,
        external: typeof to === 'string' && /^(https?:)?\/\//i.test(to),
        active: onWay && depth === way.length - 1,
        open,
        collapsible: item.type === 'category' && item.collapsible,
        className: item.className ?? null,
        items: item.type === 'category' && open ? entries(item.items, depth + 1) : [],
      };
    };
    const entries = (items: readonly SidebarItem[], depth: number): readonly SidebarEntry[] =>
      windowAround(listed(items), way[depth]).map((item) => entry(item, depth));
    return entries(sidebar.items, 0);
  };
}

function firstPage(
  items: readonly SidebarItem[],
  firstOf: (category: SidebarCategory) => Route | string | undefined,
): Route | string | undefined {
  for (const item of listed(items)) {
    const found = item.type === 'category' ? firstOf(item) : item.to;
    if (found !== undefined) return found;
  }
  return undefined;
}

function listed(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.some((item) => item.type === 'link' && item.unlisted)
    ? items.filter((item) => item.type !== 'link' || !item.unlisted)
    : items;
}

function windowAround(items: readonly SidebarItem[], active: SidebarItem | undefined): readonly SidebarItem[] {
  if (items.length <= longestList) return items;
  const at = active ? Math.max(0, items.indexOf(active)) : 0;
  const from = Math.min(Math.max(0, at - longestList / 2), items.length - longestList);
  return items.slice(from, from + longestList);
}
