// Provides hooks for the current sidebar and for sidebars by name, under Docusaurus' names.

import type { SidebarOfVersion } from '#model/lookups';
import type { SidebarEntry } from '#model/page-props';
import type { Card, CategoryCards } from '#model/sidebar';
import { usePage } from '../page/page-context.tsx';
import { useAsk } from './ask.ts';
import { usePreferredName } from './versions.ts';

export interface SidebarOfPage {
  readonly name: string;
  /** As the page shows them: closed categories come without their items. */
  readonly items: readonly SidebarEntry[];
}

/** Null for a page without a sidebar. Throws outside of the docs. */
export function useDocsSidebar(): SidebarOfPage | null {
  const name = useAsk('useDocsSidebar', 'DocsSidebarProvider')('sidebar');
  const { sidebar } = usePage();
  return name === null || !sidebar ? null : { name, items: sidebar };
}

/** The entries from the top of the sidebar to the page; null without a sidebar, and where breadcrumbs are off. */
export function useSidebarBreadcrumbs(): readonly SidebarEntry[] | null {
  const sidebar = useDocsSidebar();
  const { breadcrumbs } = usePage();
  return sidebar && breadcrumbs.length > 0 ? wayIn(sidebar.items) : null;
}

function wayIn(items: readonly SidebarEntry[]): readonly SidebarEntry[] {
  for (const item of items) {
    const below = wayIn(item.items);
    if (item.active || below.length > 0) return [item, ...below];
  }
  return [];
}

/** Returns a sidebar of the page's version, else of the reader's preferred one, else of the latest. Throws if there is none. */
export function useLayoutDocsSidebar(id: string, pluginId = 'default'): SidebarOfVersion {
  const { found, preferred } = useAsk('useLayoutDocsSidebar')('layoutSidebar', pluginId, id);
  const [name] = usePreferredName(pluginId);
  return preferred[name ?? ''] ?? found ?? { link: null };
}

/** The entries beside the page, or those of the category that the page belongs to. Throws outside of sidebars. */
export function useCurrentSidebarSiblings(): readonly Card[] {
  const ask = useAsk('useDocsSidebar', 'DocsSidebarProvider');
  // Pages whose content may show cards have them without a query.
  return usePage().category?.items ?? ask('siblings');
}

/** The category that the page belongs to. Throws where it belongs to none. */
export function useCurrentSidebarCategory(): CategoryCards {
  const ask = useAsk('useDocsSidebar', 'DocsSidebarProvider');
  const { category } = usePage();
  return category && category.label !== null ? category : ask('category');
}

/** Shows all entries, since they are cards already. */
export function filterDocCardListItems<Item>(items: readonly Item[]): readonly Item[] {
  return items;
}
