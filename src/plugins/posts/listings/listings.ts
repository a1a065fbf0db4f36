// Builds all listing pages of posts: the full list, by year, by tag and by author.
import type { PlacedListing } from '#model/page';
import type { Post } from '../post.ts';
import type { ReadPosts } from '../reading/read-posts.ts';
import { archivePage } from './archive.ts';
import { authorPages } from './author-pages.ts';
import { listPages } from './list-pages.ts';
import type { Printer } from './printing.ts';
import { tagPages } from './tag-pages.ts';

export function listingsOf({ posts, authors }: ReadPosts, printer: Printer): readonly PlacedListing[] {
  const listed = posts.filter(({ doc }) => !doc.unlisted);
  return [
    ...allPosts(listed, printer),
    ...archivePage(listed, printer),
    ...tagPages(posts, printer),
    ...authorPages(listed, [...(authors?.authors.values() ?? [])], printer),
  ];
}

/** A site of posts alone uses the site's title. */
function allPosts(posts: readonly Post[], printer: Printer): readonly PlacedListing[] {
  const { terms, settings, say, route, href } = printer;
  const { archiveBasePath: archive } = terms;
  const all = archive === null || posts.length === 0 ? null : ({ of: 'archive', href: href(route(archive)) } as const);
  const title = route('').path === '/' ? settings.title : (terms.title ?? say('theme.blog.title'));
  const description = terms.description ?? say('theme.blog.description');
  return listPages({ posts, path: '', title, description, heading: null, all, crawlerTag: 'blog_posts_list' }, printer);
}
