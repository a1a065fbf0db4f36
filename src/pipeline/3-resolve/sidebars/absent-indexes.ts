// Leads categories of docs that the language lacks to the index pages of their originals.
import type { PlacedListing } from '#model/page';
import type { Version } from '#model/source-file';
import type { PageTable } from '../page-table.ts';
import { idsIn, type WrittenItem, type WrittenSidebar } from './written-item.ts';

/** An index page of which all docs are absent would have nothing to show in the language. */
export function withAbsentIndexes(
  sidebars: readonly WrittenSidebar[],
  { docs, name }: Version,
  table: PageTable,
): readonly WrittenSidebar[] {
  const elsewhere = table.absent[0]?.route.elsewhere;
  if (!elsewhere) return sidebars;
  const visit = (item: WrittenItem): WrittenItem => {
    if (item.type !== 'category') return item;
    const items = item.items.map(visit);
    const { link } = item;
    if (link?.type !== 'generated-index' || !link.route) return { ...item, items };
    const found = idsIn(item.items).flatMap((id) => table.byId(docs, name, id) ?? []);
    const isAbsent = found.length > 0 && found.every(({ route }) => route.elsewhere);
    return { ...item, items, link: isAbsent ? { ...link, route: { ...link.route, elsewhere } } : link };
  };
  return sidebars.map(({ name, items }) => ({ name, items: items.map(visit) }));
}

export function isAbsent({ route }: PlacedListing): boolean {
  return route.elsewhere !== undefined;
}
