// Gives posts their routes and page data.
import type { Neighbour, PlacedDoc, PlacedPage } from '#model/page';
import { compareText } from '#model/place';
import { routeKey } from '#model/route';
import { collectionKey } from '#model/source-file';
import { asJson, type Printer, sidebarName } from './listings/printing.ts';
import type { Post } from './post.ts';

/**
 * Leaves out posts whose address another page has, which is reported when all pages are known. Of two posts with one address,
 * keeps the first by path.
 */
export function standingPosts(posts: readonly Post[], others: readonly PlacedPage[]): readonly Post[] {
  const taken = new Set(others.map(({ route }) => routeKey(route.path)));
  const standing = new Set<Post>();
  for (const post of inPathOrder(posts)) {
    const key = routeKey(post.route.path);
    if (!taken.has(key)) standing.add(post);
    taken.add(key);
  }
  return posts.filter((post) => standing.has(post));
}

/**
 * The next newer post is the previous one, as in Docusaurus, unless posts are sorted oldest first. Unlisted posts neither have
 * nor are neighbours.
 */
export function placePosts(posts: readonly Post[], listed: readonly Post[], printer: Printer): readonly PlacedDoc[] {
  const { terms, route } = printer;
  const at = new Map(listed.map((post, index) => [post, index]));
  const sidebar = { docs: collectionKey(terms.name, terms.id), name: sidebarName };
  return inPathOrder(posts).map((post) => {
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
      date: post.date,
      props: asJson({ ...printer.post(post), ...printer.order }),
      standing: { ...(terms.sidebarCount === 0 ? {} : { sidebar }), previous: neighbour(-1), next: neighbour(1) },
    };
  });
}

function inPathOrder(posts: readonly Post[]): readonly Post[] {
  return [...posts].sort((a, b) => compareText(a.path, b.path));
}
