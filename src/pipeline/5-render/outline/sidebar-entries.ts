// Creates the sidebar entries of a page: the open branch and the top level, up to a maximum size.
import { keyOf } from '#files/digest';
import type { OutputFile } from '#model/output';
import { plainEntry, printTree } from '#model/page-data';
import type { SidebarEntry } from '#model/page-props';
import { printRoute, type Route, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import { customProps, type Sidebar, type SidebarHtml, type SidebarItem } from '#model/sidebar';
import {
  type Items,
  type Level,
  type Lists,
  mostEntries,
  prepareLists,
  type Rest,
  type Shown,
  windowsOf,
} from './sidebar-windows.ts';

/** The view of a sidebar by page. */
export interface SidebarOfPages {
  entries(path: string): readonly SidebarEntry[];
  /** Equal keys mean equal entries. Cheaper to compute than those. */
  key(path: string): string;
  /** The file with the whole sidebar; undefined where every page shows all of it. */
  readonly tree: OutputFile | undefined;
}

/** Prepares a sidebar once, so that each page costs only what it shows. */
export function prepareSidebar(sidebar: Sidebar, settings: Settings): SidebarOfPages {
  const ways = waysTo(sidebar.items);
  const lists = prepareLists();
  const windows = windowsOf(sidebar.items, ways, lists);
  const shownAt = (path: string): Shown => windows(ways.get(path) ?? []);
  const key = sidebarKeys(lists);
  const entryOf = entryPrinter(lists, settings);
  const entries = entriesMaker(lists, entryOf, settings);
  return {
    entries: (path) => entries(shownAt(routeKey(path))),
    key: (path) => key(shownAt(path)),
    tree: sidebarTree(sidebar, lists, entryOf, settings),
  };
}

function entriesMaker({ listed }: Lists, entryOf: EntryOf, settings: Settings): (shown: Shown) => readonly SidebarEntry[] {
  const addressOf = addressPrinter(settings);
  // Caches entries outside the page's branch, which are the same on every page.
  const whole = new Map<SidebarItem, SidebarEntry>();
  const closed = new Map<SidebarItem, SidebarEntry>();
  const offWay = (item: SidebarItem, cut: boolean): SidebarEntry => {
    const known = (cut ? closed : whole).get(item);
    if (known) return known;
    const open = !cut && item.type === 'category' && !item.collapsed;
    const items = open ? listed(item.items, undefined).map((inner) => offWay(inner, cut)) : [];
    const made = entryOf(item, { active: false, open, items });
    (cut ? closed : whole).set(item, made);
    return made;
  };
  const rest = (type: 'earlier' | 'later', left: Rest | undefined): readonly SidebarEntry[] =>
    left ? [{ ...plainEntry, type, href: addressOf(left.to), count: left.count }] : [];
  const entriesFrom = ([level, ...below]: readonly Level[], cut: boolean): readonly SidebarEntry[] => {
    if (!level) return [];
    const { items, active, earlier, later } = level;
    const entries = items.map((item) => {
      if (item !== active) return offWay(item, cut);
      const isEnd = below.every((inner) => inner.active === undefined);
      return entryOf(item, { active: isEnd, open: item.type === 'category', items: entriesFrom(below, cut) });
    });
    return [...rest('earlier', earlier), ...entries, ...rest('later', later)];
  };
  return ({ cut, levels }) => entriesFrom(levels, cut);
}

/** The path of items to each page of a sidebar, the page's own last. */
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

/** Items and whole lists have one key for all pages. A part of a list has its own key. */
function sidebarKeys({ firstOf, listed }: Lists): (shown: Shown) => string {
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

/** Undefined where every page shows all of the sidebar. */
function sidebarTree(
  { docs, version, name, items }: Sidebar,
  { listed, sizeOf }: Lists,
  entryOf: EntryOf,
  { baseUrl, trailingSlash }: Settings,
): OutputFile | undefined {
  const isClosed = (item: SidebarItem): boolean =>
    item.type === 'category' && ((item.collapsed && listed(item.items, undefined).length > 0) || item.items.some(isClosed));
  if (sizeOf(items) <= mostEntries && !items.some(isClosed)) return undefined;
  const grow = (items: Items): readonly SidebarEntry[] =>
    listed(items, undefined).map((item) => {
      if (item.type !== 'category') return entryOf(item, { active: false, open: false, items: [] });
      return entryOf(item, { active: false, open: !item.collapsed, items: grow(item.items) });
    });
  return {
    path: pathOf([docs, version, name]),
    key: keyOf('sidebar 1', baseUrl, String(trailingSlash), JSON.stringify(items)),
    content: { make: () => printTree(grow(items)) },
  };
}

/** Pages contain the file's name, so that has no content hash: a new label makes no page stale. */
function pathOf(names: readonly string[]): string {
  const written = names.join('-');
  const safe = written
    .replace(/[^\w.-]+/g, '-')
    .toLowerCase()
    .slice(0, 80);
  // Only then is the name unique, on any disk.
  const isOwn = safe === written && names.every((name) => !name.includes('-'));
  return `sidebars/${isOwn ? safe : `${safe}-${keyOf(...names).slice(0, 8)}`}.json`;
}

/** The state of an entry that depends on the page. */
type EntryState = Pick<SidebarEntry, 'active' | 'open' | 'items'>;

type EntryOf = (item: SidebarItem, state: EntryState) => SidebarEntry;

function addressPrinter(settings: Settings): (to: Route | string | undefined) => string | null {
  return (to) => (to === undefined ? null : typeof to === 'object' ? printRoute(to, settings) : to);
}

function entryPrinter({ firstOf, listed }: Lists, settings: Settings): EntryOf {
  const addressOf = addressPrinter(settings);
  return (item, state) => {
    if (item.type === 'html') return htmlEntry(item);
    const to = state.active ? item.to : firstOf(item);
    return {
      type: item.type,
      label: item.label,
      href: addressOf(to),
      ...(to !== item.to && { leadsInside: true }),
      ...(typeof to === 'object' && to.elsewhere && { lang: to.elsewhere.lang }),
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
