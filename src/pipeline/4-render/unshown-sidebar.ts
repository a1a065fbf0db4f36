// Leaves out of a page's data what the markup of its sidebar shows.
import { type PrintedData, sidebarId } from '#model/page-data';
import type { SidebarEntry } from '#model/page-props';
import { unshownOf } from '#model/sidebar-markup';
import type { LoadedSlots } from './slots/load-slots.ts';

/** Keeps all entries where the theme's own markup is not what the page shows, or cannot be told from the site's. */
export function unshownSidebar(
  html: string,
  sidebar: readonly SidebarEntry[] | null,
  { Sidebar, SidebarStart }: LoadedSlots['components'],
): PrintedData['page']['sidebar'] {
  const isShown = html.includes(`id="${sidebarId}"`) && !Sidebar && !SidebarStart;
  return (isShown && sidebar && unshownOf(sidebar)) || sidebar;
}
