// Prints the file with the whole sidebar, which browsers fetch when a page does not show the wanted part.

import { keyOf } from '#files/digest';
import type { OutputFile } from '#model/output';
import type { SidebarEntry } from '#model/page-props';
import type { Settings } from '#model/settings';
import type { Sidebar, SidebarItem } from '#model/sidebar';
import { printTree } from '#model/sidebar-tree';
import type { EntryOf } from './sidebar-entry.ts';
import type { Items, Lists } from './sidebar-lists.ts';
import { mostEntries } from './sidebar-windows.ts';

/** Undefined where every page shows all of the sidebar. */
export function sidebarTree(
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
