// Cuts the lists on the way to a page around that way, where all of them together are more than a page can carry.
import type { Route } from '#model/route';
import { routeKey } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import type { Items, Lists } from './sidebar-lists.ts';

/** A sidebar with no more entries is shown whole. */
export const mostEntries = 200;

/** How many neighbours stand on both sides in the innermost list, and in all lists above it together. */
const around = 12;
const aroundAbove = 12;
/** In each of those above it: no more, and no fewer, than so many. */
const [mostAbove, fewestAbove] = [6, 2];

/** What a page shows of a sidebar. */
export interface Shown {
  /** Categories off the way to the page are shown without their items, even those that are not collapsed. */
  readonly cut: boolean;
  /** From the top level down to the list below the page's own entry. */
  readonly levels: readonly Level[];
}

/** A list or the part of it that is shown. */
export interface Level {
  readonly items: Items;
  /** The item on the way to the page. */
  readonly active: SidebarItem | undefined;
  readonly earlier?: Rest;
  readonly later?: Rest;
}

/** What is left of a list at one side. */
export interface Rest {
  readonly count: number;
  /** The nearest page of it, from which a reader sees on. */
  readonly to: Route | string;
}

/** The function that comes back takes the items on the way to a page, the page's own last. */
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
  /** What is left of a list from its `at`-th item on, forwards or backwards. */
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
    // An entry that says "1 more" takes the place of that one.
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

  return (way) => {
    const levels = listsOn(way);
    if (sizeOn(way) <= mostEntries) return { cut: false, levels };
    const above = levels.length - 1;
    const sidesAbove = Math.max(fewestAbove, Math.min(mostAbove, Math.floor(aroundAbove / above)));
    return { cut: true, levels: levels.map((level, depth) => cutLevel(level, depth === above ? around : sidesAbove)) };
  };
}
