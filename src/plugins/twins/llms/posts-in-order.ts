// Groups the twins of posts by the folder that they come from, the newest first.
import { compareText } from '#model/place';
import type { Site } from '#model/site';
import { isCollection } from '#model/source-file';
import type { Twin } from '../twin.ts';

export interface PostSection {
  /** The title of the list of these posts; undefined where there is one folder alone, or no list. */
  readonly label: string | undefined;
  readonly twins: readonly Twin[];
}

/** Other pages than posts are left out. Folders are in the order of their first twin. */
export function postsInOrder(site: Site, twins: Iterable<Twin>): readonly PostSection[] {
  const folders = new Map<string, Twin[]>();
  for (const twin of twins) {
    const { page } = twin.rendered;
    if (page.kind !== 'doc' || !isCollection(page.docs)) continue;
    const found = folders.get(page.docs);
    if (found) found.push(twin);
    else folders.set(page.docs, [twin]);
  }
  return [...folders].map(([docs, found]) => ({
    label: folders.size > 1 ? listTitle(site, docs) : undefined,
    twins: found.sort((a, b) => compareText(dateOf(b), dateOf(a))),
  }));
}

/** The first page of a list has the shortest address. */
function listTitle(site: Site, docs: string): string | undefined {
  const plugin = docs.slice(1, docs.lastIndexOf('/'));
  const lists = site.pages.filter(
    (page) => page.kind === 'listing' && page.origin === plugin && page.crawlerTag === 'blog_posts_list',
  );
  return lists.sort((a, b) => a.route.path.length - b.route.path.length)[0]?.title;
}

function dateOf({ rendered: { page } }: Twin): string {
  return (page.kind === 'doc' && page.date) || '';
}
