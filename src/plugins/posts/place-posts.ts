// Posts to their pages.
import type { Neighbour, PlacedDoc } from '#model/page';
import { compareText } from '#model/place';
import { collectionKey } from '#model/source-file';
import { asJson, type Printer, sidebarName } from './listings/printing.ts';
import type { Post } from './post.ts';

/** The next newer post is the previous one, as in Docusaurus. Unlisted posts have no neighbours, and are none. */
export function placePosts(posts: readonly Post[], printer: Printer): readonly PlacedDoc[] {
  const { terms, route } = printer;
  const listed = posts.filter(({ doc }) => !doc.unlisted);
  const at = new Map(listed.map((post, index) => [post, index]));
  const sidebar = { docs: collectionKey(terms.name, terms.id), name: sidebarName };
  // Of two with one address, the first by its path stands.
  return [...posts]
    .sort((a, b) => compareText(a.path, b.path))
    .map((post) => {
      const index = at.get(post);
      const neighbour = (step: number): Neighbour | undefined => {
        const other = index === undefined ? undefined : listed[index + step];
        return other && { label: other.label, route: other.route };
      };
      return {
        ...post.doc,
        route: post.route,
        title: post.label,
        tags: post.tags.map(({ tag }) => ({ label: tag.label, route: route(terms.tagsBasePath, tag.permalink) })),
        layout: 'post',
        props: asJson(printer.post(post)),
        standing: { ...(terms.sidebarCount === 0 ? {} : { sidebar }), previous: neighbour(-1), next: neighbour(1) },
      };
    });
}
