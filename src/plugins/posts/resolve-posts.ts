// Reads the posts of a collection, and adds their pages, listings, feeds and redirects to the site.
import type { EmittedFile } from '#model/output';
import type { PlacedDoc, PlacedPage } from '#model/page';
import type { PluginContext } from '#model/plugin';
import type { Settings } from '#model/settings';
import type { PlacedSite } from '#model/site';
import { collectionKey } from '#model/source-file';
import { type Feeds, feedsOfPosts } from './feeds/feeds-of-posts.ts';
import { listingsOf } from './listings/listings.ts';
import { printerOf } from './listings/printing.ts';
import { recentPosts } from './listings/recent.ts';
import type { PostsOptions, Terms } from './options.ts';
import { placePosts, standingPosts } from './place-posts.ts';
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
  const feeds = feedsOfPosts(listed, options, printer);
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
