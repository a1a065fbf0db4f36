// Emits the feed files of posts, and the head links by which feed readers find them.

import { createHash } from 'node:crypto';
import { type EmittedFile, encodePath, type HeadElement } from 'slodocs/kit';
import type { FeedOptions } from '../options.ts';
import { chosenPosts, feedTitle, readFeed } from './feed.ts';
import { chosenFormats, type Format } from './formats.ts';
import type { FeedSource } from './source.ts';
import { feedStylesheet } from './stylesheet.ts';

export type { FeedAuthor, FeedPost, FeedSource } from './source.ts';

const stylesheetName = 'feed.css';

/** `rss.xml`, `atom.xml`, `feed.json`, and the stylesheet of the first two. None without posts. */
export function feedFiles(source: FeedSource, options: FeedOptions): readonly EmittedFile[] {
  if (source.posts.length === 0) return [];
  const feed = readFeed(source, options, stylesheetName);
  const bodies = options.content === 'description' ? undefined : chosenPosts(source, options);
  let made: Promise<readonly string[]> | undefined;
  const contents = (): Promise<readonly string[]> | undefined => {
    made ??= bodies && import('./content.ts').then(({ toContents }) => toContents(bodies));
    return made;
  };
  const formats = chosenFormats(options.type);
  const files = formats.map((format): EmittedFile => {
    const self = feedUrl(source, format);
    return {
      path: pathOf(source, format.file),
      key: keyOf(
        format.file,
        feed,
        self,
        bodies?.map(({ digest }) => digest),
      ),
      make: async () => (await format.printer())(feed, self, await contents()),
    };
  });
  if (feed.stylesheet === undefined || !formats.some(({ isXml }) => isXml)) return files;
  const stylesheet = feedStylesheet(source.say('theme.blog.feed.hint'));
  return [...files, { path: pathOf(source, stylesheetName), key: keyOf(stylesheet), make: () => stylesheet }];
}

/** For the head of every page of a site with posts, since feed readers accept any page's address. */
export function feedLinks(
  source: Pick<FeedSource, 'title' | 'siteUrl' | 'path' | 'say'>,
  options: FeedOptions,
): readonly HeadElement[] {
  return chosenFormats(options.type).map((format) => ({
    tag: 'link',
    attributes: {
      rel: 'alternate',
      type: format.type,
      title: source.say('theme.blog.feed.linkTitle', { title: feedTitle(source, options), format: format.name }),
      href: new URL(feedUrl(source, format)).pathname,
    },
  }));
}

/** Of the feeds, without base. */
export function feedAddresses(source: Pick<FeedSource, 'path'>, options: FeedOptions): readonly string[] {
  return chosenFormats(options.type).map(({ file }) => `/${pathOf(source, file)}`);
}

function feedUrl(source: Pick<FeedSource, 'siteUrl' | 'path'>, { file }: Format): string {
  return new URL(encodePath(pathOf(source, file)), source.siteUrl).href;
}

function pathOf({ path }: Pick<FeedSource, 'path'>, file: string): string {
  return path === '' ? file : `${path}/${file}`;
}

function keyOf(...ingredients: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex');
}
