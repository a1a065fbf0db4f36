// The lists of a sidebar as pages show them: without what is unlisted, and with an address for every category.
import type { Route } from '#model/route';
import type { SidebarCategory, SidebarItem } from '#model/sidebar';

/** What is asked of every item on every page, remembered. */
export function prepareLists() {
  const firsts = new Map<SidebarCategory, Route | string | undefined>();
  const lists = new Map<readonly SidebarItem[], readonly SidebarItem[]>();
  /** Where an item leads: a category without a listed page of its own, to its first listed descendant. */
  const firstOf = (item: SidebarItem): Route | string | undefined => {
    if (item.type === 'html') return undefined;
    if (!item.unlisted && item.to !== undefined) return item.to;
    if (item.type === 'link') return undefined;
    if (!firsts.has(item))
      firsts.set(
        item,
        item.items.map(firstOf).find((to) => to !== undefined),
      );
    return firsts.get(item);
  };
  const isListed = (item: SidebarItem): boolean => item.type === 'html' || firstOf(item) !== undefined;
  /** Without what is unlisted, unless it leads to the page shown. */
  const listed = (items: readonly SidebarItem[], active: SidebarItem | undefined): readonly SidebarItem[] => {
    if (active && !isListed(active)) return items.filter((item) => item === active || isListed(item));
    const known = lists.get(items) ?? items.filter(isListed);
    lists.set(items, known);
    return known;
  };
  return { firstOf, listed };
}
