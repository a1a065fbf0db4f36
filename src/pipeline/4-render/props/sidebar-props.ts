// A sidebar as one page shows it: the open branch, the top level, and no more entries than a page can carry.
import { printRoute, type Route, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { Sidebar, SidebarHtml, SidebarItem } from '#model/sidebar';
import type { SidebarEntry } from '#model/theme';
import { sidebarKeys } from './sidebar-keys.ts';
import { type Items, type Lists, prepareLists } from './sidebar-lists.ts';
import { type Level, type Rest, type Shown, windowsOf } from './sidebar-windows.ts';

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
  const windows = windowsOf(sidebar.items, ways, lists);
  const shownAt = (path: string): Shown => windows(ways.get(path) ?? []);
  const key = sidebarKeys(lists);
  const entries = entryMaker(lists, settings);
  return { entries: (path) => entries(shownAt(routeKey(path))), key: (path) => key(shownAt(path)) };
}

function entryMaker({ firstOf, listed }: Lists, settings: Settings): (shown: Shown) => readonly SidebarEntry[] {
  const addressOf = (to: Route | string | undefined): string | null =>
    to === undefined ? null : typeof to === 'object' ? printRoute(to, settings) : to;
  const make = (item: SidebarItem, state: Pick<SidebarEntry, 'active' | 'open' | 'items'>): SidebarEntry => {
    if (item.type === 'html') return htmlEntry(item);
    const to = state.active ? item.to : firstOf(item);
    return {
      type: item.type,
      label: item.label,
      href: addressOf(to),
      external: typeof to === 'string' && /^(https?:)?\/\//i.test(to),
      // Nothing would open.
      collapsible: item.type === 'category' && item.collapsible && listed(item.items, undefined).length > 0,
      className: item.className ?? null,
      ...state,
    };
  };
  // What is not on the way to the page looks the same on every page.
  const whole = new Map<SidebarItem, SidebarEntry>();
  const closed = new Map<SidebarItem, SidebarEntry>();
  const offWay = (item: SidebarItem, cut: boolean): SidebarEntry => {
    const known = (cut ? closed : whole).get(item);
    if (known) return known;
    const open = !cut && item.type === 'category' && !item.collapsed;
    const items = open ? listed(item.items, undefined).map((inner) => offWay(inner, cut)) : [];
    const made = make(item, { active: false, open, items });
    (cut ? closed : whole).set(item, made);
    return made;
  };
  const rest = (type: 'earlier' | 'later', left: Rest | undefined): readonly SidebarEntry[] =>
    left ? [{ ...plain, type, href: addressOf(left.to), count: left.count }] : [];
  const entriesFrom = ([level, ...below]: readonly Level[], cut: boolean): readonly SidebarEntry[] => {
    if (!level) return [];
    const { items, active, earlier, later } = level;
    const entries = items.map((item) => {
      if (item !== active) return offWay(item, cut);
      const isEnd = below.every((inner) => inner.active === undefined);
      return make(item, { active: isEnd, open: item.type === 'category', items: entriesFrom(below, cut) });
    });
    return [...rest('earlier', earlier), ...entries, ...rest('later', later)];
  };
  return ({ cut, levels }) => entriesFrom(levels, cut);
}

/** The items that lead to each page of a sidebar, the page's own last. */
function waysTo(items: Items): ReadonlyMap<string, Items> {
  const ways = new Map<string, Items>();
  const visit = (items: Items, above: Items): void => {
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

const plain = {
  label: '',
  href: null,
  external: false,
  active: false,
  open: false,
  collapsible: false,
  className: null,
  items: [],
};

function htmlEntry({ html, defaultStyle, className }: SidebarHtml): SidebarEntry {
  return { ...plain, type: 'html', className: className ?? null, html: { content: html, plain: !defaultStyle } };
}
