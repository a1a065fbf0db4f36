// Reads the posts of a collection, and adds their pages, listings, feeds and redirects to the site.

import {
  collectionKey,
  compareText,
  type EmittedFile,
  isUntranslated,
  type Neighbour,
  type PlacedDoc,
  type PlacedPage,
  type PlacedSite,
  type PluginContext,
  routeKey,
  type Settings,
} from 'slodocs/kit';
import { type Feeds, feedsOfPosts } from './feeds/feeds-of-posts.ts';
import { recentPosts } from './listings/archive.ts';
import { listingsOf } from './listings/listings.ts';
import { asJson, type Printer, printerOf, sidebarName } from './listings/printing.ts';
import type { PostsOptions, Terms } from './options.ts';
import type { Post } from './post.ts';
import { readPosts } from './reading/read-posts.ts';
import { latestAddress, latestData, latestFile } from './releases/latest.ts';

/** What later hooks need of the posts. */
export interface ReadPosts {
  readonly feeds: Feeds;
  /** The file that names the latest release. */
  readonly latest: (settings: Settings) => readonly EmittedFile[];
}

export async function resolvePosts(
  site: PlacedSite,
  ctx: PluginContext,
  terms: Terms,
  options: PostsOptions,
): Promise<{ readonly read: ReadPosts; readonly reshaped: PlacedSite }> {
  const docs = collectionKey(terms.name, terms.id);
  const isOwn = (page: PlacedPage): page is PlacedDoc => page.kind === 'doc' && page.docs === docs;
  const read = await readPosts(site.pages.filter(isOwn), terms, ctx);
  const printer = printerOf(terms, site.settings, ctx.say);
  const others = site.pages.filter((page) => !isOwn(page));
  const standing = standingPosts(read.posts, others);
  const listed = standing.filter(({ doc }) => !doc.unlisted);
  const translated = listed.filter(({ doc }) => !isUntranslated(doc));
  const feeds = feedsOfPosts(translated, options, printer);
  const latest = latestAddress(terms);
  const addresses = [...feeds.addresses, ...(latest === undefined ? [] : [latest])];
  const lists = listingsOf({ ...read, posts: standing }, printer);
  const reshaped = {
    ...site,
    pages: [...others, ...placePosts(read.posts, listed, printer), ...lists],
    data: terms.releases ? { ...site.data, ...latestData(listed, terms, site.settings) } : site.data,
    sidebars: [...site.sidebars, ...recentPosts(listed, printer)],
    emitted: [...site.emitted, { plugin: terms.name, addresses: () => addresses }],
    addresses: [...site.addresses, ...read.addresses],
  };
  return { read: { feeds, latest: (settings) => latestFile(listed, terms, settings) }, reshaped };
}

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
