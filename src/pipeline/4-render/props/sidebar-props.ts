// A sidebar as one page shows it: the open branch, the top level, and no more entries than a page can carry.
import { printRoute, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { Sidebar, SidebarHtml, SidebarItem } from '#model/sidebar';
import type { SidebarEntry } from '#model/theme';
import { sidebarKeys } from './sidebar-keys.ts';
import { prepareLists } from './sidebar-lists.ts';

/** The most entries of one list in a page; a longer list is cut around the active one. */
const longestList = 200;

/** What the page at a route shows of a sidebar. */
export interface SidebarOfPages {
  entries(path: string): readonly SidebarEntry[];
  /** Equal keys mean equal entries. It costs less than they do. */
  key(path: string): string;
}

/** Prepares a sidebar once, so that a page costs no more than what it shows. */
export function prepareSidebar(sidebar: Sidebar, settings: Settings): SidebarOfPages {
  const ways = waysTo(sidebar.items);
  const lists = prepareLists();
  const { firstOf, listed } = lists;
  // What is not on the way to the page looks the same on every page.
  const closed = new Map<SidebarItem, SidebarEntry>();
  const entriesAt = (path: string): readonly SidebarEntry[] => {
    const way = ways.get(routeKey(path)) ?? [];
    const entries = (items: readonly SidebarItem[], depth: number): readonly SidebarEntry[] => {
      const active = way[depth];
      return windowAround(listed(items, active), active).map((item) => entry(item, depth));
    };
    const entry = (item: SidebarItem, depth: number): SidebarEntry => {
      if (way[depth] === item) return makeEntry(item, depth);
      const made = closed.get(item) ?? makeEntry(item, depth);
      closed.set(item, made);
      return made;
    };
    const makeEntry = (item: SidebarItem, depth: number): SidebarEntry => {
      if (item.type === 'html') return htmlEntry(item);
      const onWay = way[depth] === item;
      const active = onWay && depth === way.length - 1;
      const open = item.type === 'category' && (onWay || !item.collapsed);
      const to = active ? item.to : firstOf(item);
      return {
        type: item.type,
        label: item.label,
        href: to === undefined ? null : typeof to === 'object' ? printRoute(to, settings) : to,
        external: typeof to === 'string' && /^(https?:)?\/\//i.test(to),
        active,
        open,
        collapsible: item.type === 'category' && item.collapsible,
        className: item.className ?? null,
        items: item.type === 'category' && open ? entries(item.items, depth + 1) : [],
      };
    };
    return entries(sidebar.items, 0);
  };
  return { entries: entriesAt, key: sidebarKeys(sidebar, ways, lists) };
}

/** The items that lead to each page of a sidebar, the page's own last. */
function waysTo(items: readonly SidebarItem[]): ReadonlyMap<string, readonly SidebarItem[]> {
  const ways = new Map<string, readonly SidebarItem[]>();
  const visit = (items: readonly SidebarItem[], above: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (item.type === 'html') continue;
      const way = [...above, item];
      if (typeof item.to === 'object' && !ways.has(routeKey(item.to.path))) ways.set(routeKey(item.to.path), way);
      if (item.type === 'category') visit(item.items, way);
    }
  };
  visit(items, []);
  return ways;
}

function htmlEntry({ html, defaultStyle, className }: SidebarHtml): SidebarEntry {
  const none = { label: '', href: null, external: false, active: false, open: false, collapsible: false, items: [] };
  return { type: 'html', ...none, className: className ?? null, html: { content: html, plain: !defaultStyle } };
}

function windowAround(items: readonly SidebarItem[], active: SidebarItem | undefined): readonly SidebarItem[] {
  if (items.length <= longestList) return items;
  const at = active ? Math.max(0, items.indexOf(active)) : 0;
  const from = Math.min(Math.max(0, at - longestList / 2), items.length - longestList);
  return items.slice(from, from + longestList);
}
