// Creates cards for the items in a sidebar category, for generated indexes and for components.

import { type Addressing, printRoute, type Route, routeKey } from './route.ts';
import { type Card, type CategoryCards, customProps, type Sidebar, type SidebarCategory, type SidebarItem } from './sidebar.ts';

export type CardsOf = (items: readonly SidebarItem[]) => readonly Card[];

/** `describe` returns a page's description, by the path of its route. */
export function cardMaker(describe: (path: string) => string | undefined, settings: Addressing): CardsOf {
  const print = (to: Route | string): string => (typeof to === 'object' ? printRoute(to, settings) : to);
  return (items) =>
    items.flatMap((item): readonly Card[] => {
      const to = firstListed(item);
      if (to === undefined || item.type === 'html') return [];
      const lang = typeof to === 'object' ? to.elsewhere?.lang : undefined;
      const own = { ...(lang === undefined ? {} : { lang }), docId: item.doc ?? null, ...customProps(item) };
      const common = { type: item.type, label: item.label, href: print(to), ...own };
      if (item.type === 'category')
        return [{ ...common, description: item.description ?? null, count: item.items.filter(isCard).length }];
      const said = typeof to === 'object' ? describe(to.path) : undefined;
      return [{ ...common, description: item.description ?? said ?? null, count: null }];
    });
}

/** A page in a sidebar: its route, and the sidebar that it shows. */
export interface InSidebar {
  readonly path: string;
  readonly docs: string;
  readonly version: string;
  readonly sidebar: string | undefined;
}

/** The category of a page in the sidebar that it shows; undefined outside of sidebars. */
export function categoryFinder(
  sidebars: readonly Sidebar[],
  cardsOf: CardsOf,
  settings: Addressing,
): (page: InSidebar) => CategoryCards | undefined {
  const maps = new Map<Sidebar, ReadonlyMap<string, SidebarCategory | undefined>>();
  return ({ docs, version, path, sidebar: name }) => {
    const sidebar = sidebars.find((one) => one.docs === docs && one.version === version && one.name === name);
    if (!sidebar) return undefined;
    const categories = maps.get(sidebar) ?? categoriesByRoute(sidebar);
    maps.set(sidebar, categories);
    const category = categories.get(routeKey(path));
    return {
      label: category?.label ?? null,
      href: category?.to ? printRoute(category.to, settings) : null,
      description: category?.description ?? null,
      ...customProps(category ?? {}),
      items: cardsOf((category ?? sidebar).items),
    };
  };
}

/** The category of each page at its first entry in a sidebar; undefined for the top level. */
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

/** The target of an item: for a category without a listed page, its first listed descendant. */
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
