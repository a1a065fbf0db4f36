// Categories that ask for an index page, to those pages.
import GithubSlugger from 'github-slugger';
import type { PlacedListing } from '#model/page';
import type { Place } from '#model/place';
import { joinPath } from '#model/route';
import type { Version } from '#model/source-file';
import type { Context } from '../../context/context.ts';
import { badSlug, isSlug } from '../place/slug.ts';
import type { WrittenItem, WrittenSidebar } from './written-item.ts';

/** Gives every generated index its route. Slugs of labels are made unique within a version. */
export function generateIndexes(
  { reporter }: Context,
  sidebars: readonly WrittenSidebar[],
  version: Version,
): readonly WrittenSidebar[] {
  const slugger = new GithubSlugger();
  const visit = (item: WrittenItem): WrittenItem => {
    if (item.type !== 'category') return item;
    const items = item.items.map(visit);
    if (item.link?.type !== 'generated-index') return { ...item, items };
    const { slug: written, place } = item.link;
    if (written !== undefined && !isSlug(written, '')) reporter.report(badSlug(written, place));
    const slug = written ?? `/category/${slugger.slug(item.label)}`;
    const route = { locale: 'en', version: version.name, path: joinPath(version.path, slug) };
    return { ...item, items, link: { ...item.link, route } };
  };
  return sidebars.map(({ name, items }) => ({ name, items: items.map(visit) }));
}

/**
 * The pages of the indexes, not yet filled with their cards, and where each is asked for. A category without anything to
 * show, such as one of drafts, has none. An id that names no doc is reported as such: links to the index are not.
 */
export function indexListings(
  sidebars: readonly WrittenSidebar[],
  isDraft: (id: string) => boolean,
): ReadonlyMap<PlacedListing, Place> {
  const listings = new Map<PlacedListing, Place>();
  const shows = (item: WrittenItem): boolean => {
    if (item.type === 'category') return item.items.some(shows) || (item.link?.type === 'doc' && !isDraft(item.link.id));
    if (item.type === 'doc' || item.type === 'ref') return !isDraft(item.id);
    return item.type === 'link';
  };
  const visit = (item: WrittenItem): void => {
    if (item.type !== 'category') return;
    if (item.link?.type === 'generated-index' && item.link.route && item.items.some(shows)) {
      const { title = item.label, description = '', route, place } = item.link;
      const common = { unlisted: false, lastUpdate: undefined, data: {}, props: {} };
      listings.set({ kind: 'listing', route, title, description, layout: 'category', origin: 'sidebar', ...common }, place);
    }
    item.items.forEach(visit);
  };
  for (const { items } of sidebars) items.forEach(visit);
  return listings;
}
