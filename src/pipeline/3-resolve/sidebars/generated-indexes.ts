// Categories that ask for an index page, to those pages.
import GithubSlugger from 'github-slugger';
import type { PlacedListing } from '#model/page';
import type { Place } from '#model/place';
import { joinPath } from '#model/route';
import type { Version } from '#model/source-file';
import type { WrittenItem, WrittenSidebar } from './written-item.ts';

/** Gives every generated index its route. Slugs of labels are made unique within a version. */
export function generateIndexes(sidebars: readonly WrittenSidebar[], version: Version): readonly WrittenSidebar[] {
  const slugger = new GithubSlugger();
  const visit = (item: WrittenItem): WrittenItem => {
    if (item.type !== 'category') return item;
    const items = item.items.map(visit);
    if (item.link?.type !== 'generated-index') return { ...item, items };
    const slug = item.link.slug ?? `/category/${slugger.slug(item.label)}`;
    const route = { locale: 'en', version: version.name, path: joinPath(version.path, slug) };
    return { ...item, items, link: { ...item.link, route } };
  };
  return sidebars.map(({ name, items }) => ({ name, items: items.map(visit) }));
}

/** The pages of the indexes, not yet filled with their cards, and where each is asked for. */
export function indexListings(sidebars: readonly WrittenSidebar[]): ReadonlyMap<PlacedListing, Place> {
  const listings = new Map<PlacedListing, Place>();
  const visit = (item: WrittenItem): void => {
    if (item.type !== 'category') return;
    if (item.link?.type === 'generated-index' && item.link.route) {
      const { title = item.label, description = '', route, place } = item.link;
      const common = { unlisted: false, lastUpdate: undefined, data: {}, props: {} };
      listings.set({ kind: 'listing', route, title, description, layout: 'category', origin: 'sidebar', ...common }, place);
    }
    item.items.forEach(visit);
  };
  for (const { items } of sidebars) items.forEach(visit);
  return listings;
}
