// Maps listings to their addresses after a move, such as the index of a category whose folder moves.
import type { SidebarItem } from '#model/sidebar';
import type { BoundSite } from '#pipeline/3-resolve/addressing';
import type { NewPath } from './planned-move.ts';

/** Matches a category by its pages, any other listing by its address or else by its title. */
export function movedListings(before: BoundSite, after: BoundSite, newPath: NewPath): (path: string) => string {
  const held = pagesHeld(before, newPath);
  const holders = new Map<string, string[]>();
  for (const [path, pages] of pagesHeld(after, (file) => file)) holders.set(pages, [...(holders.get(pages) ?? []), path]);
  const fresh = after.site.pages.filter(({ kind, route }) => kind === 'listing' && !before.destinations.page(route.path));
  const found = new Map<string, string>();
  for (const page of before.site.pages) {
    if (page.kind !== 'listing') continue;
    const { path, version } = page.route;
    const [holder, ...others] = holders.get(held.get(path) ?? '') ?? [];
    if (holder !== undefined && others.length === 0) found.set(path, holder);
    else if (!after.destinations.page(path)) {
      const heirs = fresh.filter(
        (heir) =>
          heir.kind === 'listing' && heir.origin === page.origin && heir.title === page.title && heir.route.version === version,
      );
      if (heirs.length === 1 && heirs[0]) found.set(path, heirs[0].route.path);
    }
  }
  return (path) => found.get(path) ?? path;
}

/** Maps the address of an index to the sorted sources of all pages below it. */
function pagesHeld({ site, destinations }: BoundSite, newPath: NewPath): ReadonlyMap<string, string> {
  const held = new Map<string, string>();
  const visit = (item: SidebarItem): string => {
    if (item.type === 'html') return '';
    if (item.type === 'link') {
      const page = typeof item.to === 'string' ? undefined : destinations.page(item.to.path);
      return page?.kind === 'doc' ? newPath(page.document.source.path) : '';
    }
    const inside = item.items.map(visit).filter((name) => name !== '');
    if (inside.length === 0) return '';
    const pages = JSON.stringify(inside.sort());
    const page = item.to && destinations.page(item.to.path);
    if (page?.kind === 'listing') held.set(page.route.path, pages);
    return pages;
  };
  for (const { items } of site.sidebars) items.forEach(visit);
  return held;
}
