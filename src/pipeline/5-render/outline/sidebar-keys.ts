// Makes keys of the part of a sidebar that a page shows: equal keys mean equal entries.

import { keyOf } from '#files/digest';
import type { SidebarItem } from '#model/sidebar';
import type { Items, Lists } from './sidebar-lists.ts';
import type { Level, Shown } from './sidebar-windows.ts';

/** Items and whole lists have one key for all pages. A part of a list has its own key. */
export function sidebarKeys({ firstOf, listed }: Lists): (shown: Shown) => string {
  const whole = keysOfLists((item) => print(item, true));
  const closed = keysOfLists((item) => print(item, false));
  const print = (item: SidebarItem, opens: boolean): string => {
    if (item.type === 'html') return JSON.stringify(item);
    const { items, ...own } = { items: [], ...item };
    const isOpen = opens && item.type === 'category' && !item.collapsed;
    return JSON.stringify([
      own,
      listed(items, undefined).length > 0,
      firstOf(item),
      isOpen ? whole(listed(items, undefined)) : '',
    ]);
  };
  const levelKey = ({ items, active, earlier, later }: Level, cut: boolean): string => {
    const rests = earlier || later ? JSON.stringify([earlier, later]) : '';
    return `${(cut ? closed : whole)(items)} ${active ? items.indexOf(active) : ''} ${rests}`;
  };
  return ({ cut, levels }) => levels.map((level) => levelKey(level, cut)).join(' ');
}

function keysOfLists(print: (item: SidebarItem) => string): (items: Items) => string {
  const itemKeys = new Map<SidebarItem, string>();
  const keys = new WeakMap<Items, string>();
  const keyOfItem = (item: SidebarItem): string => {
    // Short item keys, because there are many parts of lists.
    const known = itemKeys.get(item) ?? keyOf(print(item));
    itemKeys.set(item, known);
    return known;
  };
  return (items) => {
    const known = keys.get(items) ?? keyOf(items.map(keyOfItem).join('\n'));
    keys.set(items, known);
    return known;
  };
}
