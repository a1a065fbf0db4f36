// The sidebar that a component stands beside, and the way in it to the page. Under the names that Docusaurus has for them.
import type { SidebarEntry } from '#model/theme';
import { useShownPage } from '../mdx/page-context.tsx';
import { useAsk } from './ask.ts';
import { outside } from './outside.ts';

export interface SidebarOfPage {
  readonly name: string;
  /** As the page shows them: closed categories come without their items. */
  readonly items: readonly SidebarEntry[];
}

/** Null for a page without a sidebar. Throws outside of the docs. */
export function useDocsSidebar(): SidebarOfPage | null {
  const items = useSidebarItems();
  const ask = useAsk();
  return items && { name: ask('here').sidebar ?? '', items };
}

/** The entries from the top of the sidebar to the page; null without a sidebar, and where breadcrumbs are off. */
export function useSidebarBreadcrumbs(): readonly SidebarEntry[] | null {
  const items = useSidebarItems();
  const crumbs = useShownPage()?.breadcrumbs ?? [];
  return items && crumbs.length > 0 ? wayIn(items) : null;
}

/** The same as `useDocsSidebar` for those who need no name. */
export function useSidebarItems(): readonly SidebarEntry[] | null {
  const page = useShownPage();
  if (!page?.version) throw outside('useDocsSidebar', 'DocsSidebarProvider');
  return page.sidebar;
}

function wayIn(items: readonly SidebarEntry[]): readonly SidebarEntry[] {
  for (const item of items) {
    const below = wayIn(item.items);
    if (item.active || below.length > 0) return [item, ...below];
  }
  return [];
}
