// Adds folders of posts, such as release notes and news, with their pages, listings and feeds.

import { collectionKey, type HeadElement, type Page, type Plugin, type Settings } from 'slodocs/kit';
import { diagnosticsOf } from './diagnostics.ts';
import { ownValue } from './doc-values.ts';
import { type PostsOptions, termsIn, termsOf, usualAuthorsFile } from './options.ts';
import type { ReadPosts } from './resolve-posts.ts';

export { type PostsOptions, usualAuthorsFile };

interface PostsState {
  /** Absent if `resolve` threw. */
  read?: ReadPosts;
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
      {
        ...{ id, path, include, exclude, truncateMarker, routeBasePath, editUrl },
        knownAs: 'docusaurus-plugin-content-blog',
        newFiles: options.releases ? 'by-version' : 'by-date',
      },
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
      const { resolvePosts } = await import('./resolve-posts.ts');
      const { read, reshaped } = await resolvePosts(site, ctx, termsIn(terms, ctx), options);
      ctx.state.read = read;
      return reshaped;
    },
    head(page, ctx) {
      return [...metaTitle(page, docs, ctx.settings), ...(ctx.state.read?.feeds.links ?? [])];
    },
    emit({ site, pages }, ctx) {
      const { latest, feeds } = ctx.state.read ?? {};
      return [...(latest?.(site.settings) ?? []), ...(feeds?.files(pages) ?? [])];
    },
  };
}

/** `docs` is the key of the folder of the posts. */
function metaTitle(page: Page, docs: string, { title, titleDelimiter }: Settings): readonly HeadElement[] {
  if (page.kind !== 'doc' || page.docs !== docs) return [];
  const written = String(ownValue(page, 'title_meta') ?? '').trim();
  if (written === '') return [];
  return [
    { tag: 'title', attributes: {}, children: `${written} ${titleDelimiter} ${title}` },
    { tag: 'meta', attributes: { property: 'og:title', content: written } },
  ];
}
