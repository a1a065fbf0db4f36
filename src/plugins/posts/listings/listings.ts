// Builds all listing pages of posts: the full list, by year, by tag and by author.
import type { PlacedListing } from 'slodocs/kit';
import { type Author, printAuthor } from '../authors/author.ts';
import type { PostListProps } from '../browser/props.ts';
import type { Post } from '../post.ts';
import type { ReadPosts } from '../reading/read-posts.ts';
import type { Tag } from '../tags/tags-file.ts';
import { archivePage } from './archive.ts';
import { asJson, type Printer } from './printing.ts';

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

/** Makes no pages without an authors file. Lists authors with and without posts, in the order of the file. */
function authorPages(posts: readonly Post[], authors: readonly Author[], printer: Printer): readonly PlacedListing[] {
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

interface TagGroup {
  /** Named as in the first post with the tag. */
  readonly tag: Tag;
  /** In the order of the lists. Without unlisted posts, unless there are no others. */
  readonly posts: readonly Post[];
  /** True if no listed post has it. */
  readonly unlisted: boolean;
}

/** Posts without tags have no pages for them. */
function tagPages(posts: readonly Post[], printer: Printer): readonly PlacedListing[] {
  const groups = groupByTag(posts);
  if (groups.length === 0) return [];
  const { tagsBasePath } = printer.terms;
  const all = printer.route(tagsBasePath);
  const listed = groups.filter(({ unlisted }) => !unlisted);
  const letters = lettersOf(listed, printer);
  const props = asJson({ letters });
  const common = {
    route: all,
    title: printer.say('theme.tags.tagsPageTitle'),
    layout: 'post-tags',
    ids: letters.map(({ letter }) => letter),
    crawlerTag: 'blog_tags_list',
  };
  return [
    printer.listing({ ...common, unlisted: listed.length === 0, props }),
    ...groups.flatMap(({ tag: { label, description, permalink }, posts: tagged, unlisted }) => {
      const title = printer.say('theme.blog.tagTitle', { nPosts: printer.count(tagged), tagName: label });
      const path = `${tagsBasePath}${permalink}`;
      const leads = { of: 'tags', href: printer.href(all) } as const;
      const list = { posts: tagged, path, title, description, heading: title, all: leads, unlisted };
      return listPages({ ...list, perPage: printer.terms.tagPostsPerPage, crawlerTag: 'blog_tags_posts' }, printer);
    }),
  ];
}

function lettersOf(groups: readonly TagGroup[], { terms, settings: { lang }, say, route, href }: Printer) {
  const { compare } = new Intl.Collator(lang);
  const letters = new Map<string, { label: string; href: string; count: number; description: string }[]>();
  for (const { tag, posts } of [...groups].sort((a, b) => compare(a.tag.label, b.tag.label))) {
    const letter = [...tag.label.trim()][0]?.toLocaleUpperCase(lang) ?? '';
    const count = posts.length;
    const description = say('theme.blog.tagCount', { count });
    const entry = { label: tag.label, href: href(route(terms.tagsBasePath, tag.permalink)), count, description };
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].sort(([a], [b]) => compare(a, b)).map(([letter, tags]) => ({ letter, tags }));
}

function groupByTag(posts: readonly Post[]): readonly TagGroup[] {
  const groups = new Map<string, { tag: Tag; posts: Post[] }>();
  for (const post of posts) {
    for (const { tag } of post.tags) {
      const group = groups.get(tag.permalink) ?? { tag, posts: [] };
      groups.set(tag.permalink, group);
      // A post may name one tag in two ways.
      if (group.posts.at(-1) !== post) group.posts.push(post);
    }
  }
  return [...groups.values()].map(({ tag, posts: tagged }) => {
    const listed = tagged.filter(({ doc }) => !doc.unlisted);
    return { tag, unlisted: listed.length === 0, posts: listed.length === 0 ? tagged : listed };
  });
}

interface PostList {
  readonly posts: readonly Post[];
  /** Of its first page, below the address of all posts. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string | null;
  readonly all: PostListProps['all'];
  readonly author?: PostListProps['author'];
  readonly unlisted?: boolean;
  readonly crawlerTag: string;
  /** Of a page of the list. */
  readonly perPage?: number;
  /** The path segment before the page number. */
  readonly pageBasePath?: string;
}

/** An empty list has one page as well. */
function listPages(list: PostList, printer: Printer): readonly PlacedListing[] {
  const { posts, path, title, description, heading, all, author = null, unlisted = false, crawlerTag } = list;
  const { pageBasePath, ascending } = printer.terms;
  const perPage = list.perPage ?? printer.terms.postsPerPage;
  const base = list.pageBasePath ?? pageBasePath;
  const last = posts.length <= perPage ? 1 : Math.ceil(posts.length / perPage);
  const routeAt = (page: number) => (page === 1 ? printer.route(path) : printer.route(path, base, String(page)));
  const hrefAt = (page: number) => (page < 1 || page > last ? null : printer.href(routeAt(page)));
  return Array.from({ length: last }, (_, index) => {
    const page = index + 1;
    const shown = last === 1 ? posts : posts.slice(index * perPage, page * perPage);
    const items = shown.map((post) => printer.listed(post));
    const sides = ascending
      ? { newer: hrefAt(page + 1), older: hrefAt(page - 1) }
      : { newer: hrefAt(page - 1), older: hrefAt(page + 1) };
    const props: PostListProps = { heading, author, all, items, ...sides, ...printer.order };
    const excerpts = shown.map((post) => post.path);
    const common = { route: routeAt(page), title, description, unlisted, ids: [], crawlerTag };
    return printer.listing({ ...common, layout: 'post-list', props: asJson(props), excerpts });
  });
}
