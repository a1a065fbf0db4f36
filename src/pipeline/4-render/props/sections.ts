// Lists where the parts of a site begin, for a page from which readers have to find their way by themselves.

import type { LinkProps } from '#model/page-props';
import { printRoute, routeKey } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import type { Site } from '#model/site';
import { prepareLists } from './sidebar-lists.ts';

/** Of one sidebar: a page that leads to all parts of a large site leads nowhere. */
const mostSections = 24;

/** The upper entries of the sidebars of what readers are meant to read, and all tags. Outer addresses are no part of the site. */
export function sectionsOf({ settings, versions, sidebars, pages }: Site): readonly LinkProps[] {
  const { firstOf } = prepareLists();
  const known = new Set<string>(['/']);
  const read = sidebars.filter(({ docs, version }) =>
    versions.some((own) => own.isLast && own.docs === docs && own.name === version),
  );
  const ofItem = (item: SidebarItem): readonly LinkProps[] => {
    const to = firstOf(item);
    if (item.type === 'html' || typeof to !== 'object' || known.has(routeKey(to.path))) return [];
    known.add(routeKey(to.path));
    return [{ label: item.label, href: printRoute(to, settings) }];
  };
  const tags = pages.filter((page) => {
    if (page.kind !== 'listing' || page.role !== 'tags' || page.unlisted) return false;
    return versions.some(({ isLast, name, path }) => isLast && page.route.version === name && page.route.path.startsWith(path));
  });
  return [
    ...read.flatMap(({ items }) => upper(items).flatMap(ofItem)),
    ...tags.slice(0, 1).map(({ title, route }) => ({ label: title, href: printRoute(route, settings) })),
  ];
}

/** Of a long list its categories, or where it begins. */
function upper(items: readonly SidebarItem[]): readonly SidebarItem[] {
  if (items.length <= mostSections) return items;
  const categories = items.filter(({ type }) => type === 'category');
  return categories.length > 0 ? categories.slice(0, mostSections) : items.slice(0, 1);
}
