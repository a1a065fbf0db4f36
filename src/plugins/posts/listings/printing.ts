// Converts posts into the plain data that pages show of them.
import {
  collectionKey,
  type JsonObject,
  joinPath,
  type PlacedListing,
  type PluginContext,
  printRoute,
  type Route,
  type Settings,
} from 'slodocs/kit';
import { printAuthor } from '../authors/author.ts';
import type { ListedPostProps, PostProps } from '../browser/props.ts';
import type { Terms } from '../options.ts';
import type { Post } from '../post.ts';
import { type DateWords, dateWords } from '../reading/post-date.ts';

export interface Printer {
  readonly terms: Terms;
  readonly settings: Settings;
  readonly words: DateWords;
  readonly say: PluginContext['say'];
  /** The number of posts, in words. */
  count(posts: readonly unknown[]): string;
  /** Below the address of all posts. */
  route(...parts: readonly string[]): Route;
  href(route: Route): string;
  /** The order of posts as passed to pages. */
  readonly order: Pick<PostProps, 'oldestFirst'>;
  /** The props of a post's page. */
  post(post: Post): PostProps;
  /** The props of its excerpt in a list. */
  listed(post: Post): ListedPostProps;
  listing(page: Pick<PlacedListing, 'route' | 'title' | 'layout'> & Partial<PlacedListing>): PlacedListing;
}

/** The sidebar of every page of the posts. */
export const sidebarName = 'recent';

export function printerOf(terms: Terms, settings: Settings, say: PluginContext['say']): Printer {
  const words = dateWords(settings);
  const route = (...parts: readonly string[]): Route => ({
    locale: 'en',
    version: null,
    path: joinPath(terms.routeBasePath, ...parts).replace(/(?<=.)\/$/, ''),
  });
  const href = (to: Route): string => printRoute(to, settings);
  const sidebar = { docs: collectionKey(terms.name, terms.id), name: sidebarName };
  const standing = terms.sidebarCount === 0 ? {} : { standing: { sidebar } };
  const post = ({ date, readingTime, authors, tags }: Post): PostProps => ({
    date: date ?? '',
    dateText: words.whole(date),
    readingTime,
    authors: authors.map((author) => printAuthor(author, terms, settings)),
    tags: tags.map(({ tag: { label, permalink, description } }) => ({
      label,
      href: href(route(terms.tagsBasePath, permalink)),
      description,
    })),
    ...(terms.releases === undefined ? {} : { tagsFirst: true }),
  });
  return {
    terms,
    settings,
    words,
    say,
    count: ({ length: count }) => say('theme.blog.post.plurals', { count }),
    order: terms.ascending ? { oldestFirst: true } : {},
    route,
    href,
    post,
    listed: (one) => ({ ...post(one), title: one.label, href: href(one.route), truncated: one.truncated }),
    listing: (page) => ({ ...nothing, ...standing, origin: terms.name, ...page }),
  };
}

const nothing = { kind: 'listing', description: '', unlisted: false, lastUpdate: undefined, props: {}, data: {} } as const;

/** Props of layouts are plain data. */
export function asJson(props: object): JsonObject {
  return props as JsonObject;
}
