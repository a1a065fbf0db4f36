// Fills generated category indexes with cards of what the categories contain.
import type { CardsOf } from '#model/category-cards';
import type { JsonObject } from '#model/json';
import type { PlacedListing } from '#model/page';
import { routeKey } from '#model/route';
import type { Sidebar, SidebarCategory, SidebarItem } from '#model/sidebar';

/** Adds one card for each child of the category. */
export function indexFiller(sidebars: readonly Sidebar[], cardsOf: CardsOf): (listing: PlacedListing) => PlacedListing {
  const categories = new Map<string, SidebarCategory>();
  const visit = (item: SidebarItem): void => {
    if (item.type !== 'category') return;
    if (item.to) categories.set(routeKey(item.to.path), item);
    item.items.forEach(visit);
  };
  for (const { items } of sidebars) items.forEach(visit);
  return (listing) => {
    const category = listing.origin === 'sidebar' ? categories.get(routeKey(listing.route.path)) : undefined;
    const items = category && (cardsOf(category.items) as unknown as readonly JsonObject[]);
    return items ? { ...listing, props: { ...listing.props, items } } : listing;
  };
}
