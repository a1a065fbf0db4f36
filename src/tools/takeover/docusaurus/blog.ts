// Maps options of Docusaurus's blog plugin to those of posts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filled } from '../draft.ts';
import { isObject, type OldSettings } from '../old-settings.ts';
import { editUrlOf, mapAdmonitions, patternsOf } from './content.ts';
import type { DocusaurusSite } from './site.ts';
import { mapSteps } from './steps.ts';

/** Options with the same meaning, and their values where nothing is written. */
const same: Readonly<Record<string, unknown>> = {
  routeBasePath: 'blog',
  postsPerPage: 10,
  pageBasePath: 'page',
  archiveBasePath: 'archive',
  tagsBasePath: 'tags',
  authorsBasePath: 'authors',
  authorsMapPath: 'authors.yml',
  tags: 'tags.yml',
  blogSidebarCount: 5,
  blogSidebarTitle: 'Recent posts',
  sortPosts: 'descending',
  showReadingTime: true,
  onInlineTags: 'warn',
  onInlineAuthors: 'warn',
  onUntruncatedBlogPosts: 'warn',
};

/** A preset has a blog wherever there is a folder for it. */
export async function mapBlog(options: OldSettings, site: DocusaurusSite, isOfPreset: boolean): Promise<void> {
  const path = site.path(options.text('path'));
  if (isOfPreset && !existsSync(join(site.root, path ?? 'blog'))) return;
  const id = options.text('id');
  const own: Record<string, unknown> = {
    id: id === 'default' ? undefined : id,
    path: path === 'blog' ? undefined : path,
    ...patternsOf(options, '["**/*.{md,mdx}"]'),
    title: options.text('blogTitle'),
    description: options.text('blogDescription'),
    editUrl: editUrlOf(options, site, path ?? 'blog'),
  };
  for (const [key, usual] of Object.entries(same)) {
    const value = options.take(key);
    if (value !== undefined && value !== usual && typeof value !== 'function') own[key] = value;
  }
  const marker = options.take('truncateMarker');
  if (marker instanceof RegExp || typeof marker === 'string') own['truncateMarker'] = marker;
  own['feedOptions'] = feedsOf(options, site);
  mapSteps(options, site);
  mapAdmonitions(options, site);
  for (const key of ['processBlogPosts', 'readingTime']) {
    if (typeof options.take(key) === 'function')
      site.byHand(
        [...options.path, key],
        key === 'readingTime'
          ? 'The reading time is based on 200 words per minute. To hide it, set `showReadingTime: false`.'
          : 'To change pages, use the "resolve" hook of a plugin that is listed after `posts()`.',
      );
  }
  options.skip('showLastUpdateTime', 'showLastUpdateAuthor', 'editLocalizedFiles');
  site.dropRest(options, layouts);
  site.draft.use('posts', own);
}

const layout = 'Lists and posts share one layout. To change how it looks, add CSS rules in "theme.css".';
const layouts = Object.fromEntries(
  [
    'blogListComponent',
    'blogPostComponent',
    'blogTagsListComponent',
    'blogTagsPostsComponent',
    'blogAuthorsListComponent',
    'blogAuthorsPostsComponent',
    'blogArchiveComponent',
  ].map((key) => [key, layout]),
);

function feedsOf(options: OldSettings, site: DocusaurusSite): Record<string, unknown> | undefined {
  const feeds = options.inside('feedOptions');
  if (!isObject(options.take('feedOptions'))) return undefined;
  const type = feeds.take('type');
  const isUsual = type === undefined || JSON.stringify([type].flat()) === '["rss","atom"]';
  const own = filled({
    type: isUsual ? undefined : type,
    ...Object.fromEntries(['title', 'description', 'language'].map((key) => [key, feeds.text(key)])),
    copyright: site.valueOrCode([...feeds.path, 'copyright'], feeds.text('copyright')),
    limit: feeds.take('limit') ?? undefined,
  });
  // Feeds have a stylesheet by themselves.
  feeds.skip('xslt');
  if (typeof feeds.take('createFeedItems') === 'function')
    site.byHand(
      [...feeds.path, 'createFeedItems'],
      'Feeds contain the posts: set their number with "limit", and leave a post out with `unlisted: true`.',
    );
  site.dropRest(feeds);
  return own;
}
