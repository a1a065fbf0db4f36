// Splits a list of posts into numbered pages.
import type { PlacedListing } from 'slodocs/kit';
import type { PostListProps } from '../browser/props.ts';
import type { Post } from '../post.ts';
import { asJson, type Printer } from './printing.ts';

export interface PostList {
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
export function listPages(list: PostList, printer: Printer): readonly PlacedListing[] {
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
