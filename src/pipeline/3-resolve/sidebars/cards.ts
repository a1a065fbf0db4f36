// A category of a sidebar to the cards on its generated index page.
import type { JsonObject } from '#model/json';
import type { PlacedListing } from '#model/page';
import { printRoute, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { Sidebar, SidebarCategory, SidebarItem } from '#model/sidebar';
import type { PageTable } from '../page-table.ts';

/** Fills the listings that categories generated: one card for each child of the category. */
export function cardsOf(
  sidebars: readonly Sidebar[],
  table: PageTable,
  settings: Settings,
): (listing: PlacedListing) => PlacedListing {
  const categories = new Map<string, SidebarCategory>();
  const visit = (item: SidebarItem): void => {
    if (item.type !== 'category') return;
    if (item.to) categories.set(routeKey(item.to.path), item);
    item.items.forEach(visit);
  };
  for (const { items } of sidebars) items.forEach(visit);
  return (listing) => {
    const category = listing.origin === 'sidebar' ? categories.get(routeKey(listing.route.path)) : undefined;
    if (!category) return listing;
    return { ...listing, props: { ...listing.props, items: category.items.flatMap((item) => card(item, table, settings)) } };
  };
}

function card(item: SidebarItem, table: PageTable, settings: Settings): readonly JsonObject[] {
  if (item.type === 'link' && item.unlisted) return [];
  const to = item.type === 'category' ? firstPage(item) : item.to;
  if (to === undefined) return [];
  const page = typeof to === 'object' ? table.byRoute(to.path) : undefined;
  const description = item.type === 'category' ? (item.description ?? countOf(item)) : (page?.description ?? '');
  return [{ label: item.label, href: typeof to === 'object' ? printRoute(to, settings) : to, description }];
}

/** The category's own page, or that of its first listed descendant. */
export function firstPage(item: SidebarCategory): Exclude<SidebarItem, SidebarCategory>['to'] | undefined {
  if (item.to) return item.to;
  for (const child of item.items) {
    if (child.type === 'link' && child.unlisted) continue;
    const found = child.type === 'link' ? child.to : firstPage(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function countOf({ items }: SidebarCategory): string {
  return items.length === 1 ? '1 item' : `${items.length} items`;
}
