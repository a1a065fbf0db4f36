// Lists the feed formats: file name, media type and printer of each.

import type { FeedOptions, FeedType } from '../options.ts';
import type { Feed } from './feed.ts';

export interface Format {
  readonly file: string;
  readonly name: string;
  readonly type: string;
  readonly isXml: boolean;
  printer(): Promise<Printer>;
}

/** `self` is the feed's own address. Without `contents` it holds the descriptions of its entries alone. */
type Printer = (feed: Feed, self: string, contents: readonly string[] | undefined) => string;

const usual: readonly FeedType[] = ['rss', 'atom'];

const formats: Readonly<Record<FeedType, Format>> = {
  rss: {
    file: 'rss.xml',
    name: 'RSS',
    type: 'application/rss+xml',
    isXml: true,
    printer: async () => (await import('./rss.ts')).printRss,
  },
  atom: {
    file: 'atom.xml',
    name: 'Atom',
    type: 'application/atom+xml',
    isXml: true,
    printer: async () => (await import('./atom.ts')).printAtom,
  },
  json: {
    file: 'feed.json',
    name: 'JSON',
    type: 'application/feed+json',
    isXml: false,
    printer: async () => (await import('./json-feed.ts')).printJsonFeed,
  },
};

/** In the order of the table, each once. */
export function chosenFormats(type: FeedOptions['type'] = usual): readonly Format[] {
  if (type === null) return [];
  const names: readonly string[] = type === 'all' ? Object.keys(formats) : [type].flat();
  return Object.entries(formats).flatMap(([name, format]) => (names.includes(name) ? [format] : []));
}

export function isFormat(name: string): name is FeedType {
  return Object.hasOwn(formats, name);
}
