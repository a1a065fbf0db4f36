// A category of a sidebar to the cards on its generated index page.
import type { JsonObject } from '#model/json';
import type { PlacedListing } from '#model/page';
import { printRoute, type Route, routeKey } from '#model/route';
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
  const to = firstListed(item);
  if (to === undefined || item.type === 'html') return [];
  const page = typeof to === 'object' ? table.byRoute(to.path) : undefined;
  const description = item.type === 'category' ? (item.description ?? countOf(item)) : (page?.description ?? '');
  return [{ label: item.label, href: typeof to === 'object' ? printRoute(to, settings) : to, description }];
}

/** Where an item leads: a category without a listed page of its own, to its first listed descendant. */
function firstListed(item: SidebarItem): Route | string | undefined {
  if (item.type === 'html') return undefined;
  if (!item.unlisted && item.to !== undefined) return item.to;
  return item.type === 'link' ? undefined : item.items.map(firstListed).find((to) => to !== undefined);
}

function countOf({ items }: SidebarCategory): string {
  return items.length === 1 ? '1 item' : `${items.length} items`;
}
