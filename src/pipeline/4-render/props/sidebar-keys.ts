// A sidebar to keys of what its pages show of it: two pages with one key show the same entries.
import type { Sidebar, SidebarItem } from '#model/sidebar';
import { keyOf } from '../../context/digest.ts';
import type { prepareLists } from './sidebar-lists.ts';

type Items = readonly SidebarItem[];

/** A page shows the lists on the way to it, each around its own item. Every list is printed once for all pages. */
export function sidebarKeys(
  sidebar: Sidebar,
  ways: ReadonlyMap<string, Items>,
  { firstOf, listed }: ReturnType<typeof prepareLists>,
): (path: string) => string {
  const lists = new Map<Items, { readonly key: string; readonly places: ReadonlyMap<SidebarItem, number> }>();
  const print = (item: SidebarItem): string => {
    if (item.type === 'html') return JSON.stringify(item);
    const { items, ...own } = { items: [], ...item };
    const open = item.type === 'category' && !item.collapsed ? listOf(listed(items, undefined)).key : '';
    return JSON.stringify([own, firstOf(item), open]);
  };
  const listOf = (items: Items) => {
    const known = lists.get(items);
    if (known) return known;
    const made = { key: keyOf(...items.map(print)), places: new Map(items.map((item, at) => [item, at])) };
    lists.set(items, made);
    return made;
  };
  return (path) => {
    const way = ways.get(path) ?? [];
    const levels: string[] = [];
    let items: Items = sidebar.items;
    for (const active of [...way, undefined]) {
      const { key, places } = listOf(listed(items, active));
      levels.push(`${key} ${active ? places.get(active) : ''}`);
      if (active?.type !== 'category') break;
      items = active.items;
    }
    return levels.join(' ');
  };
}
