// Builds the feed model that all formats print, from posts and options.
import { parseUrl } from 'slodocs/kit';
import type { FeedOptions } from '../options.ts';
import type { FeedAuthor, FeedPost, FeedSource } from './source.ts';
import { legible } from './xml.ts';

export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly copyright: string;
  readonly publisher: Person;
  readonly url: string;
  readonly image: string | undefined;
  readonly favicon: string | undefined;
  /** The newest date of the entries: the current time would change the feed with each build. */
  readonly updated: string;
  readonly entries: readonly Entry[];
  /** The stylesheet beside the feed, for browsers. */
  readonly stylesheet: string | undefined;
}

export interface Entry {
  readonly url: string;
  /** Empty for a post without one. */
  readonly title: string;
  readonly description: string;
  readonly published: string;
  readonly updated: string;
  readonly authors: readonly Person[];
  readonly tags: readonly string[];
}

export interface Person {
  readonly name: string;
  readonly email?: string | undefined;
  readonly url?: string | undefined;
}

const usualLimit = 20;

/** The posts that a feed shows. */
export function chosenPosts({ posts }: FeedSource, { limit = usualLimit }: FeedOptions): readonly FeedPost[] {
  return limit === null || limit === false ? posts : posts.slice(0, limit);
}

export function readFeed(source: FeedSource, options: FeedOptions, stylesheet: string): Feed {
  const entries = chosenPosts(source, options).map(readEntry);
  const dates = entries.map(({ updated }) => updated).sort();
  return {
    title: feedTitle(source, options),
    description: plainText(options.description ?? source.description) || feedTitle(source, options),
    language: options.language ?? source.language,
    copyright: plainText(options.copyright ?? source.copyright ?? ''),
    publisher: { name: plainText(source.siteTitle), url: printUrl(source.siteUrl) },
    url: printUrl(source.url),
    image: source.image && printUrl(source.image),
    favicon: source.favicon && printUrl(source.favicon),
    updated: dates.at(-1) ?? '',
    entries,
    stylesheet: (options.stylesheet ?? true) ? stylesheet : undefined,
  };
}

export function feedTitle({ title }: Pick<FeedSource, 'title'>, options: FeedOptions): string {
  return plainText(options.title || title);
}

function readEntry({ url, title, description, date, updated, authors, tags }: FeedPost): Entry {
  return {
    url: printUrl(url),
    title: plainText(title),
    description: plainText(description),
    published: printDate(date),
    updated: printDate(updated ?? date),
    authors: authors.flatMap(readPerson),
    tags: tags.map(({ label }) => plainText(label)).filter((label) => label !== ''),
  };
}

/** An author without a name is called by another field. */
function readPerson(author: FeedAuthor): readonly Person[] {
  const written = plainText(author.email ?? '');
  const email = /^[^\s@]+@[^\s@]+$/.test(written) ? written : undefined;
  const url = author.url && parseUrl(author.url) ? printUrl(author.url) : undefined;
  const name = plainText(author.name ?? '') || email || url?.replace(/^\w+:\/*|\/$/g, '');
  return name ? [{ name, email, url }] : [];
}

/** A line of text. */
function plainText(text: string): string {
  return legible(text).replace(/\s+/g, ' ').trim();
}

function printUrl(url: string): string {
  return new URL(url).href;
}

function printDate(date: string): string {
  return new Date(date).toISOString();
}
