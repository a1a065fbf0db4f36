// Adds folders of posts, such as release notes and news, with their pages, listings and feeds.
import type { PlacedDoc, PlacedPage } from '#model/page';
import type { Plugin } from '#model/plugin';
import { collectionKey } from '#model/source-file';
import { diagnosticsOf } from './diagnostics.ts';
import { type Feeds, feedsOfPosts } from './feeds/feeds-of-posts.ts';
import { listingsOf } from './listings/listings.ts';
import { printerOf } from './listings/printing.ts';
import { recentPosts } from './listings/recent.ts';
import { metaTitle } from './meta-title.ts';
import { type PostsOptions, termsOf } from './options.ts';
import { placePosts, standingPosts } from './place-posts.ts';
import type { Post } from './post.ts';
import { readPosts } from './reading/read-posts.ts';
import { latestAddress, latestData, latestFile } from './releases/latest.ts';

export type { PostsOptions };

interface PostsState {
  /** Absent if `resolve` threw. */
  read?: { readonly listed: readonly Post[]; readonly feeds: Feeds };
}

/**
 * May be used for several folders, each with its own `id`: routes are `<base>`, `<base>/page/2`, `<base>/archive`,
 * `<base>/tags/…`.
 */
export function posts(options: PostsOptions = {}): Plugin<PostsOptions, PostsState> {
  const terms = termsOf(options);
  const { id, name, path, include, exclude, truncateMarker, routeBasePath, editUrl } = terms;
  const docs = collectionKey(name, id);
  return {
    name,
    family: 'posts',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: diagnosticsOf(terms),
    // The tags file has the schema that the tags plugin provides to editors.
    schemas: { authors: async () => (await import('./authors/shapes.ts')).authorsFileShape },
    collections: [
      { id, path, include, exclude, truncateMarker, routeBasePath, editUrl, knownAs: 'docusaurus-plugin-content-blog' },
    ],
    theme: {
      from: import.meta.url,
      layouts: {
        post: './browser/PostLayout.tsx',
        'post-archive': './browser/PostArchive.tsx',
        'post-authors': './browser/PostAuthors.tsx',
        'post-list': './browser/PostList.tsx',
        'post-tags': './browser/PostTags.tsx',
      },
    },
    state: () => ({}),
    async resolve(site, ctx) {
      const isOwn = (page: PlacedPage): page is PlacedDoc => page.kind === 'doc' && page.docs === docs;
      const read = await readPosts(site.pages.filter(isOwn), terms, ctx);
      const printer = printerOf(terms, site.settings, ctx.say);
      const others = site.pages.filter((page) => !isOwn(page));
      const standing = standingPosts(read.posts, others);
      const listed = standing.filter(({ doc }) => !doc.unlisted);
      const feeds = feedsOfPosts(listed, options, printer);
      ctx.state.read = { listed, feeds };
      const latest = latestAddress(terms);
      const addresses = [...feeds.addresses, ...(latest === undefined ? [] : [latest])];
      const lists = listingsOf({ ...read, posts: standing }, printer);
      const pages = [...others, ...placePosts(read.posts, listed, printer), ...lists];
      return {
        ...site,
        pages,
        data: terms.releases ? { ...site.data, ...latestData(listed, terms, site.settings) } : site.data,
        sidebars: [...site.sidebars, ...recentPosts(listed, printer)],
        emitted: [...site.emitted, { plugin: name, addresses: () => addresses }],
        addresses: [...site.addresses, ...read.addresses],
      };
    },
    head(page, ctx) {
      return [...metaTitle(page, docs, ctx.settings), ...(ctx.state.read?.feeds.links ?? [])];
    },
    emit({ site, pages }, ctx) {
      const { listed = [], feeds } = ctx.state.read ?? {};
      return [...latestFile(listed, terms, site.settings), ...(feeds?.files(pages) ?? [])];
    },
  };
}
