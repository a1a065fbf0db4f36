// Creates the generated index pages of categories.
import GithubSlugger from 'github-slugger';
import type { Context } from '#context/context';
import type { PlacedListing } from '#model/page';
import type { Place } from '#model/place';
import { joinPath } from '#model/route';
import type { Version } from '#model/source-file';
import { badSlug, isSlug } from '../place/place.ts';
import type { CategoryLink, WrittenItem, WrittenSidebar } from './written-item.ts';

type CategoryIndex = Extract<CategoryLink, { type: 'generated-index' }>;

/** Gives every generated index a route. Slugs of labels are unique within a version. */
export function generateIndexes(
  { reporter }: Context,
  sidebars: readonly WrittenSidebar[],
  version: Version,
): readonly WrittenSidebar[] {
  const slugger = new GithubSlugger();
  const visit = (item: WrittenItem): WrittenItem => {
    if (item.type !== 'category') return item;
    // Outer categories come first among equal labels.
    const link = item.link?.type === 'generated-index' ? routeIndex(item.label, item.link) : item.link;
    return { ...item, link, items: item.items.map(visit) };
  };
  const routeIndex = (label: string, link: CategoryIndex): CategoryIndex => {
    const { slug: written, place } = link;
    if (written !== undefined && !isSlug(written, '')) reporter.report(badSlug(written, place));
    const slug = written ?? `/category/${slugger.slug(label)}`;
    return { ...link, route: { locale: 'en', version: version.name, path: joinPath(version.path, slug) } };
  };
  return sidebars.map(({ name, items }) => ({ name, items: items.map(visit) }));
}

/** The images of indexes, with their places. */
export function indexImages(sidebars: readonly WrittenSidebar[]): readonly { address: string; place: Place }[] {
  const imagesOf = (item: WrittenItem): { address: string; place: Place }[] => {
    if (item.type !== 'category') return [];
    const { image: address, imagePlace: place } = item.link?.type === 'generated-index' ? item.link : {};
    return [...(address === undefined || !place ? [] : [{ address, place }]), ...item.items.flatMap(imagesOf)];
  };
  return sidebars.flatMap(({ items }) => items.flatMap(imagesOf));
}

/**
 * The index pages, not yet filled with cards, and the places that ask for them. An empty category, such as one of drafts, has
 * none. An id without a doc is reported, but links to its index are not.
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
      const { title = item.label, description = '', keywords, image, route, place } = item.link;
      const common = { unlisted: false, lastUpdate: undefined, data: {}, props: {}, keywords, image };
      listings.set({ kind: 'listing', route, title, description, layout: 'category', origin: 'sidebar', ...common }, place);
    }
    item.items.forEach(visit);
  };
  for (const { items } of sidebars) items.forEach(visit);
  return listings;
}
