// Fills generated category indexes with cards of what the categories contain.
import type { CardsOf } from '#model/category-cards';
import type { JsonObject } from '#model/json';
import type { PlacedListing } from '#model/page';
import { routeKey } from '#model/route';
import type { Sidebar, SidebarCategory, SidebarItem } from '#model/sidebar';
import type { Composition } from '../compose.ts';

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

const asks = new Set(['@theme/DocCardList', '@docusaurus/plugin-content-docs/client', '@docusaurus/theme-common']);

/** A site module may show cards, too: its content is known only once it is bundled. Registered components ask by queries. */
const siteModule = /^(?:@site\/|\.{1,2}\/).*?(?:\/[^./]+|\.[cm]?[jt]sx?)$/;

export function showsCards({ document, partials }: Composition): boolean {
  const own = document.facts.imports.some(
    ({ specifier, registered }) => asks.has(specifier) || (!registered && siteModule.test(specifier)),
  );
  return own || [...partials.values()].some(showsCards);
}
