// Provides the newest release notes of all products to components, as `useData('recent-notes:notes')`.
import { collectionKey, definePlugin, type PlacedDoc, type PlacedPage, printRoute } from 'slodocs';

/** A release note, as passed to components. */
export interface RecentNote {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  /** ISO 8601 date. */
  readonly date: string;
}

/** `products` are the ids of the `posts()` before this plugin; `count` is the number of notes to provide. */
export function recentNotes(products: readonly string[], count: number) {
  const collections = new Set(products.map((product) => collectionKey(`posts-${product}`, product)));
  const isNote = (page: PlacedPage): page is PlacedDoc =>
    page.kind === 'doc' && collections.has(page.docs) && !page.unlisted && page.date !== undefined;
  return definePlugin({
    name: 'recent-notes',
    apiVersion: 1,
    resolve(site) {
      const newest = site.pages.filter(isNote).sort((a, b) => compare(keyOf(b), keyOf(a)));
      const notes = newest.slice(0, count).map(({ title, description, route, date = '' }) => ({
        title,
        description,
        href: printRoute(route, site.settings),
        date: date.slice(0, 10),
      })) satisfies readonly RecentNote[];
      return { ...site, data: { ...site.data, 'recent-notes:notes': notes } };
    },
  });
}

/** Sorts notes of the same day by address, so that every build has the same order. */
function keyOf({ date, route }: PlacedDoc): string {
  return `${date} ${route.path}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
