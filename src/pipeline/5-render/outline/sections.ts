// Lists the first pages of a site's parts, for pages such as not-found from which readers navigate on.

import type { LinkProps } from '#model/page-props';
import { printRoute, routeKey } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import type { OutlinedSite } from './outlined-site.ts';
import { prepareLists } from './sidebar-windows.ts';

/** The maximum number per sidebar: too many links do not help. */
const mostSections = 24;

/** The top entries of the last versions' sidebars, and the page of all tags. External addresses are excluded. */
export function sectionsOf({ settings, versions, sidebars, pages }: OutlinedSite): readonly LinkProps[] {
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

/** Of a long list only its categories, or its first entries. */
function upper(items: readonly SidebarItem[]): readonly SidebarItem[] {
  if (items.length <= mostSections) return items;
  const categories = items.filter(({ type }) => type === 'category');
  return categories.length > 0 ? categories.slice(0, mostSections) : items.slice(0, 1);
}
