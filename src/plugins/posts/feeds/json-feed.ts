// Prints a feed as JSON Feed 1.1.
import type { Entry, Feed, Person } from './feed.ts';
import { legible } from './xml.ts';

export function printJsonFeed(feed: Feed, self: string, contents: readonly string[] | undefined): string {
  const printed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: self,
    description: feed.description === feed.title ? undefined : feed.description,
    favicon: feed.favicon,
    authors: [author(feed.publisher)],
    language: feed.language,
    items: feed.entries.map((entry, index) => item(entry, contents?.[index])),
  };
  return `${JSON.stringify(printed, (_, value) => (typeof value === 'string' ? legible(value) : value), 2)}\n`;
}

function item({ url, title, description, published, updated, authors, tags }: Entry, content: string | undefined): object {
  return {
    id: url,
    url,
    title: title || undefined,
    // Either of the two is required.
    ...(content === undefined ? { content_text: description } : { content_html: content, summary: description || undefined }),
    date_published: published,
    date_modified: updated === published ? undefined : updated,
    authors: authors.length > 0 ? authors.map(author) : undefined,
    tags: tags.length > 0 ? tags : undefined,
  };
}

function author({ name, url }: Person): object {
  return { name, url };
}
