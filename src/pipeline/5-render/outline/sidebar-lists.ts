// Prepares the lists of a sidebar: unlisted items removed, and an address for every category.
import type { Route } from '#model/route';
import type { SidebarCategory, SidebarItem } from '#model/sidebar';

export type Items = readonly SidebarItem[];

export interface Lists {
  /** The target of an item: for a category without a listed page, its first listed descendant. */
  firstOf(item: SidebarItem): Route | string | undefined;
  /** Removes unlisted items, except the one that leads to the current page. */
  listed(items: Items, active: SidebarItem | undefined): Items;
  /** The number of entries in a list, including open categories. */
  sizeOf(items: Items): number;
  /** The index of an item in a list, as returned by `listed`. */
  placeOf(items: Items, item: SidebarItem): number;
}

/** Memoizes facts that every page asks about every item. */
export function prepareLists(): Lists {
  const firsts = new Map<SidebarCategory, Route | string | undefined>();
  const lists = new Map<Items, Items>();
  const sizes = new Map<Items, number>();
  const places = new WeakMap<Items, ReadonlyMap<SidebarItem, number>>();
  const firstOf = (item: SidebarItem): Route | string | undefined => {
    if (item.type === 'html') return undefined;
    if (!item.unlisted && item.to !== undefined) return item.to;
    if (item.type === 'link') return undefined;
    if (!firsts.has(item))
      firsts.set(
        item,
        item.items.map(firstOf).find((to) => to !== undefined),
      );
    return firsts.get(item);
  };
  const isListed = (item: SidebarItem): boolean => item.type === 'html' || firstOf(item) !== undefined;
  const listed = (items: Items, active: SidebarItem | undefined): Items => {
    if (active && !isListed(active)) return items.filter((item) => item === active || isListed(item));
    const known = lists.get(items) ?? items.filter(isListed);
    lists.set(items, known);
    return known;
  };
  const sizeOf = (items: Items): number => {
    const known = sizes.get(items);
    if (known !== undefined) return known;
    const inner = listed(items, undefined).map((item) => (item.type === 'category' && !item.collapsed ? sizeOf(item.items) : 0));
    const size = inner.reduce((sum, one) => sum + one, inner.length);
    sizes.set(items, size);
    return size;
  };
  const placeOf = (items: Items, item: SidebarItem): number => {
    const known = places.get(items) ?? new Map(items.map((one, at) => [one, at]));
    places.set(items, known);
    return known.get(item) ?? -1;
  };
  return { firstOf, listed, sizeOf, placeOf };
}
