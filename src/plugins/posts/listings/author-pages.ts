// Builds the pages of authors: one that lists all of them, and one for each author who wants a page.
import type { PlacedListing } from '#model/page';
import { type Author, printAuthor } from '../authors/author.ts';
import type { Post } from '../post.ts';
import { listPages } from './list-pages.ts';
import { asJson, type Printer } from './printing.ts';

/** Makes no pages without an authors file. Lists authors with and without posts, in the order of the file. */
export function authorPages(posts: readonly Post[], authors: readonly Author[], printer: Printer): readonly PlacedListing[] {
  if (authors.length === 0) return [];
  const postsOf = new Map(authors.map(({ key }) => [key, [] as Post[]]));
  for (const post of posts) {
    for (const key of new Set(post.authors.map((author) => author.key))) postsOf.get(key)?.push(post);
  }
  const counted = authors.map((author) => ({
    ...printAuthor(author, printer.terms, printer.settings),
    count: postsOf.get(author.key)?.length ?? 0,
  }));
  const route = printer.route(printer.terms.authorsBasePath);
  const props = asJson({ authors: counted });
  const all = printer.listing({
    route,
    title: printer.say('theme.blog.authorsList.pageTitle'),
    layout: 'post-authors',
    props,
    ids: [],
    crawlerTag: 'blog_authors_list',
  });
  return [all, ...authors.flatMap((author) => pagesOf(author, postsOf.get(author.key) ?? [], printer))];
}

function pagesOf(author: Author, posts: readonly Post[], printer: Printer): readonly PlacedListing[] {
  const { authorsBasePath } = printer.terms;
  if (author.permalink === undefined) return [];
  const name = author.name || (author.key ?? '');
  return listPages(
    {
      posts,
      crawlerTag: 'blog_authors_posts',
      path: `${authorsBasePath}${author.permalink}`,
      title: printer.say('theme.blog.author.pageTitle', { authorName: name, nPosts: printer.count(posts) }),
      description: '',
      heading: name,
      author: printAuthor(author, printer.terms, printer.settings),
      all: { of: 'authors', href: printer.href(printer.route(authorsBasePath)) },
      // Same addresses as in Docusaurus, so that sites keep them: `/authors/jane/authors/2`.
      pageBasePath: authorsBasePath,
    },
    printer,
  );
}
