// Reduces long sidebar lists to windows around the current page.
import { type Route, routeKey } from '#model/route';
import type { SidebarCategory, SidebarItem } from '#model/sidebar';

/** The maximum number of entries in a sidebar that is shown whole. */
export const mostEntries = 200;

/** How many neighbours are shown on both sides in the innermost list, and in all lists above it together. */
const around = 12;
const aroundAbove = 12;
/** The maximum and minimum number in each list above it. */
const [mostAbove, fewestAbove] = [6, 2];

/** The part of a sidebar that a page shows. */
export interface Shown {
  /** True where categories outside the page's branch are shown without items, even open ones. */
  readonly cut: boolean;
  /** Lists from the top level down to the children of the page's own entry. */
  readonly levels: readonly Level[];
}

/** A list, or its visible part. */
export interface Level {
  readonly items: Items;
  /** The item in the page's branch. */
  readonly active: SidebarItem | undefined;
  readonly earlier?: Rest;
  readonly later?: Rest;
}

/** The hidden rest of a list on one side. */
export interface Rest {
  readonly count: number;
  /** The nearest page in it, from which readers see more. */
  readonly to: Route | string;
}

/** Returns a function of the path of items to a page, the page's own last. */
export function windowsOf(items: Items, ways: ReadonlyMap<string, Items>, lists: Lists): (way: Items) => Shown {
  const { firstOf, listed, sizeOf, placeOf } = lists;

  const listsOn = (way: Items): readonly Level[] => {
    const levels: Level[] = [];
    let below: Items = items;
    for (const active of [...way, undefined]) {
      levels.push({ items: listed(below, active), active });
      if (active?.type !== 'category') break;
      below = active.items;
    }
    return levels;
  };
  const sizeOn = (way: Items): number =>
    way.reduce((sum, item) => sum + (item.type === 'category' && item.collapsed ? sizeOf(item.items) : 0), sizeOf(items));

  const leadsOn = (item: SidebarItem): boolean => {
    const to = firstOf(item);
    return typeof to === 'object' && (ways.get(routeKey(to.path))?.includes(item) ?? false);
  };
  /** The hidden rest of a list from index `at`, forwards or backwards. */
  const restOf = (items: Items, at: number, step: 1 | -1): Rest | undefined => {
    let nearest: SidebarItem | undefined;
    for (let next = at; ; next += step) {
      const item = items[next];
      if (!item) break;
      if (!nearest && firstOf(item) !== undefined) nearest = item;
      if (!leadsOn(item)) continue;
      nearest = item;
      break;
    }
    const to = nearest && firstOf(nearest);
    return to === undefined ? undefined : { count: step === 1 ? items.length - at : at + 1, to };
  };
  const cutLevel = ({ items, active }: Level, sides: number): Level => {
    const length = 2 * sides + 1;
    // Shows a single hidden entry itself instead of "1 more".
    if (items.length <= length + 1) return { items, active };
    const at = active ? placeOf(items, active) : 0;
    let from = Math.min(Math.max(0, at - sides), items.length - length);
    let to = from + length;
    if (from === 1) from = 0;
    if (to === items.length - 1) to = items.length;
    const earlier = restOf(items, from - 1, -1);
    const later = restOf(items, to, 1);
    return { items: items.slice(from, to), active, ...(earlier && { earlier }), ...(later && { later }) };
  };

  // A list above a page is cut alike for all pages below the same item.
  const cuts = new WeakMap<SidebarItem, { readonly of: Level; readonly sides: number; readonly level: Level }>();
  const cutAbove = (of: Level, sides: number): Level => {
    const known = of.active && cuts.get(of.active);
    if (known?.of.items === of.items && known.sides === sides) return known.level;
    const level = cutLevel(of, sides);
    if (of.active) cuts.set(of.active, { of, sides, level });
    return level;
  };

  return (way) => {
    const levels = listsOn(way);
    if (sizeOn(way) <= mostEntries) return { cut: false, levels };
    const above = levels.length - 1;
    const sidesAbove = Math.max(fewestAbove, Math.min(mostAbove, Math.floor(aroundAbove / above)));
    return {
      cut: true,
      levels: levels.map((level, depth) => (depth === above ? cutLevel(level, around) : cutAbove(level, sidesAbove))),
    };
  };
}

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
