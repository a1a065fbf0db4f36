// Prints a feed as Atom 1.0 (RFC 4287).
import type { Entry, Feed, Person } from './feed.ts';
import { optional, printXml, type Xml } from './xml.ts';

export function printAtom(feed: Feed, self: string, contents: readonly string[] | undefined): string {
  const children: Xml[] = [
    ['id', feed.url],
    ['title', feed.title],
    ...optional('subtitle', feed.description === feed.title ? '' : feed.description),
    ['updated', feed.updated],
    ['link', [], { rel: 'alternate', type: 'text/html', href: feed.url }],
    ['link', [], { rel: 'self', type: 'application/atom+xml', href: self }],
    // Whoever an entry names counts for it in place of these.
    person(feed.publisher),
    ['generator', 'slodocs'],
    ...optional('icon', feed.favicon),
    ...optional('logo', feed.image),
    ...optional('rights', feed.copyright),
    ...feed.entries.map((entry, index) => printEntry(entry, contents?.[index])),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language };
  return printXml(['feed', children, attributes], feed.stylesheet);
}

function printEntry(entry: Entry, content: string | undefined): Xml {
  const children: Xml[] = [
    ['id', entry.url],
    ['title', entry.title],
    ['link', [], { rel: 'alternate', type: 'text/html', href: entry.url }],
    ['published', entry.published],
    ['updated', entry.updated],
    ...entry.authors.map(person),
    ...entry.tags.map((tag): Xml => ['category', [], { term: tag }]),
    ...optional('summary', entry.description),
    ...(content ? [['content', content, { type: 'html' }] as const] : []),
  ];
  return ['entry', children];
}

function person({ name, email, url }: Person): Xml {
  return ['author', [['name', name], ...optional('uri', url), ...optional('email', email)]];
}
