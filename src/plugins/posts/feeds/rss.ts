// Prints a feed as RSS 2.0.
import type { Entry, Feed } from './feed.ts';
import { optional, printXml, type Xml } from './xml.ts';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

export function printRss(feed: Feed, self: string, contents: readonly string[] | undefined): string {
  const channel: Xml[] = [
    ['title', feed.title],
    ['link', feed.url],
    ['description', feed.description],
    ['language', feed.language],
    ...optional('copyright', feed.copyright),
    ['lastBuildDate', printDate(feed.updated)],
    ['generator', 'slodocs'],
    ['docs', 'https://www.rssboard.org/rss-specification'],
    ['atom:link', [], { href: self, rel: 'self', type: 'application/rss+xml' }],
    ...image(feed),
    ...feed.entries.map((entry, index) => item(entry, contents?.[index])),
  ];
  return printXml(['rss', [['channel', channel]], { version: '2.0', ...namespaces }], feed.stylesheet);
}

function item(entry: Entry, content: string | undefined): Xml {
  const children: Xml[] = [
    ...optional('title', entry.title),
    ['link', entry.url],
    ['guid', entry.url, { isPermaLink: 'true' }],
    ['pubDate', printDate(entry.published)],
    // RSS requires an e-mail address as `author`, and allows only one.
    ...entry.authors.map(({ name }): Xml => ['dc:creator', name]),
    ...entry.tags.map((tag): Xml => ['category', tag]),
    // An item has either of the two.
    ...(entry.description || !entry.title ? [['description', toHtml(entry.description)] as const] : []),
    ...optional('content:encoded', content),
  ];
  return ['item', children];
}

/** A description is HTML. Characters that start no markup stay, for readers that show it as text. */
function toHtml(text: string): string {
  return text.replace(/&(?=[#a-z])/gi, '&amp;').replaceAll('<', '&lt;');
}

function image({ title, url, image }: Feed): readonly Xml[] {
  if (!image) return [];
  const children: Xml[] = [
    ['url', image],
    ['title', title],
    ['link', url],
  ];
  return [['image', children]];
}

function printDate(date: string): string {
  return new Date(date).toUTCString();
}
