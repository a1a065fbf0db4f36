// Finds the sidebar of each page, and the docs version that a category's index belongs to.

import { keyOf } from '#files/digest';
import type { OutputFile } from '#model/output';
import { isStandalone, type Page } from '#model/page';
import type { SidebarEntry } from '#model/page-props';
import { routeKey } from '#model/route';
import type { Sidebar, SidebarItem, SidebarLabels } from '#model/sidebar';
import { currentVersion } from '#model/version';
import type { OutlinedSite } from './outlined-site.ts';
import { prepareSidebar, type SidebarOfPages } from './sidebar-entries.ts';

/** The sidebar data of a page. */
export interface TakenSidebar {
  readonly shown: Keyed<readonly SidebarEntry[]> | undefined;
  /** What readers are told that it is, where it holds no docs. */
  readonly labels: SidebarLabels | undefined;
  /** The path of the file with the whole sidebar; undefined where every page shows all of it. */
  readonly tree: string | undefined;
  /** The docs version that a category's index belongs to. */
  readonly group: { readonly docs: string; readonly version: string } | undefined;
}

export interface PageSidebars {
  of(page: Page): TakenSidebar;
  /** Files with whole sidebars, which browsers fetch on demand. */
  trees(): readonly OutputFile[];
}

/** Prepares each sidebar on first use. */
export function pageSidebars({ sidebars, settings }: OutlinedSite): PageSidebars {
  const byKey = new Map(sidebars.map((sidebar) => [sidebarKey(sidebar), sidebar]));
  const prepared = new Map<Sidebar, SidebarOfPages>();
  const prepare = (sidebar: Sidebar): SidebarOfPages => {
    const known = prepared.get(sidebar) ?? prepareSidebar(sidebar, settings);
    prepared.set(sidebar, known);
    return known;
  };
  let indexes: ReadonlyMap<string, Sidebar> | undefined;
  const indexed = (page: Page): Sidebar | undefined => {
    indexes ??= sidebarsOfIndexes(sidebars);
    return indexes.get(routeKey(page.route.path));
  };
  const sidebarOf = (page: Page): Sidebar | undefined => {
    if (page.sidebar === undefined) return undefined;
    if (page.standing?.sidebar) return byKey.get(sidebarKey({ ...page.standing.sidebar, version: currentVersion }));
    if (page.kind === 'doc') return byKey.get(sidebarKey({ ...page, name: page.sidebar }));
    return indexed(page);
  };
  return {
    of(page) {
      const sidebar = sidebarOf(page);
      const own = sidebar && prepare(sidebar);
      const { path } = page.route;
      const index = page.kind === 'doc' && !isStandalone(page) ? undefined : indexed(page);
      return {
        shown: own ? keyed(own.key(routeKey(path)), () => own.entries(path)) : undefined,
        labels: own && sidebar.labels,
        tree: own?.tree?.path,
        group: index ? { docs: index.docs, version: index.version } : undefined,
      };
    },
    trees: () => sidebars.flatMap((sidebar) => prepare(sidebar).tree ?? []),
  };
}

function sidebarKey({ docs, version, name }: { docs: string; version: string; name: string }): string {
  return [docs, version, name].join('\n');
}

/** The index of a category belongs to the docs folder of its sidebar; of several, to the last. */
function sidebarsOfIndexes(sidebars: readonly Sidebar[]): ReadonlyMap<string, Sidebar> {
  const found = new Map<string, Sidebar>();
  for (const sidebar of sidebars) {
    const visit = (item: SidebarItem): void => {
      if (item.type !== 'category') return;
      if (item.to) found.set(routeKey(item.to.path), sidebar);
      item.items.forEach(visit);
    };
    sidebar.items.forEach(visit);
  }
  return found;
}

export interface Keyed<Value> {
  readonly key: string;
  /** Made on first use. */
  value(): Value;
  /** Serializes to the key instead of the value. */
  toJSON(): string;
}

/** Equal keys must mean equal values. */
export function keyed<Value>(key: string, make: () => Value): Keyed<Value> {
  let made: { readonly value: Value } | undefined;
  return {
    key,
    value() {
      made ??= { value: make() };
      return made.value;
    },
    toJSON: () => key,
  };
}

/** Digests plain data once that many pages share. */
export function keyedData<Value>(value: Value): Keyed<Value> {
  return keyed(keyOf(JSON.stringify(value)), () => value);
}
