// The items of a sidebar's category to cards: on its generated index, and where content asks for them.

import type { Card, CategoryCards } from '#model/card';
import type { JsonObject } from '#model/json';
import type { Neighbourhood, PlacedDoc, PlacedListing } from '#model/page';
import { printRoute, type Route, routeKey } from '#model/route';
import type { Settings } from '#model/settings';
import type { Sidebar, SidebarCategory, SidebarItem } from '#model/sidebar';
import type { PageTable } from '../page-table.ts';

type CardsOf = (items: readonly SidebarItem[]) => readonly Card[];

export function cardMaker(table: PageTable, settings: Settings): CardsOf {
  const print = (to: Route | string): string => (typeof to === 'object' ? printRoute(to, settings) : to);
  return (items) =>
    items.flatMap((item): readonly Card[] => {
      const to = firstListed(item);
      if (to === undefined || item.type === 'html') return [];
      const common = { type: item.type, label: item.label, href: print(to), docId: item.doc ?? null };
      if (item.type === 'category')
        return [{ ...common, description: item.description ?? null, count: item.items.filter(isCard).length }];
      const page = typeof to === 'object' ? table.byRoute(to.path) : undefined;
      return [{ ...common, description: item.description ?? page?.description ?? null, count: null }];
    });
}

/** Fills the listings that categories generated: one card for each child of the category. */
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

/** The category of a page in the sidebar that it shows. */
export function categoryFinder(
  sidebars: readonly Sidebar[],
  cardsOf: CardsOf,
  settings: Settings,
): (page: PlacedDoc, shown: Neighbourhood) => CategoryCards | undefined {
  const maps = new Map<Sidebar, ReadonlyMap<string, SidebarCategory | undefined>>();
  return ({ docs, version, route }, { sidebar: name }) => {
    const sidebar = sidebars.find((one) => one.docs === docs && one.version === version && one.name === name);
    if (!sidebar) return undefined;
    const categories = maps.get(sidebar) ?? categoriesByRoute(sidebar);
    maps.set(sidebar, categories);
    const category = categories.get(routeKey(route.path));
    return {
      label: category?.label ?? null,
      href: category?.to ? printRoute(category.to, settings) : null,
      description: category?.description ?? null,
      items: cardsOf((category ?? sidebar).items),
    };
  };
}

/** The category of each page of a sidebar, where the page stands first; undefined for the top level. */
function categoriesByRoute({ items }: Sidebar): ReadonlyMap<string, SidebarCategory | undefined> {
  const found = new Map<string, SidebarCategory | undefined>();
  const add = (to: Route | string | undefined, category: SidebarCategory | undefined): void => {
    if (typeof to === 'object' && !found.has(routeKey(to.path))) found.set(routeKey(to.path), category);
  };
  const visit = (item: SidebarItem, above: SidebarCategory | undefined): void => {
    if (item.type === 'html') return;
    add(item.to, item.type === 'category' ? item : above);
    if (item.type === 'category') for (const inner of item.items) visit(inner, item);
  };
  for (const item of items) visit(item, undefined);
  return found;
}

function isCard(item: SidebarItem): boolean {
  return firstListed(item) !== undefined;
}

/** Where an item leads: a category without a listed page of its own, to its first listed descendant. */
function firstListed(item: SidebarItem): Route | string | undefined {
  if (item.type === 'html') return undefined;
  if (!item.unlisted && item.to !== undefined) return item.to;
  if (item.type === 'link') return undefined;
  for (const inner of item.items) {
    const to = firstListed(inner);
    if (to !== undefined) return to;
  }
  return undefined;
}
