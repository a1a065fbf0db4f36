// Feeds of the posts of real sites, held against what Docusaurus made of them.
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import type { FeedOptions, FeedPost, FeedSource } from '../../../../src/plugins/posts/feeds/feeds.ts';
import { isPresent, readExpected } from '../../../corpora/corpus.ts';
import { made } from './made.ts';

interface Facts {
  readonly config: { readonly title: string; readonly url: string; readonly baseUrl: string };
  readonly routes: Readonly<Record<string, Route>>;
  readonly feeds: Readonly<
    Record<string, { readonly title: string; readonly description?: string; readonly items: readonly Item[] }>
  >;
}

interface Route {
  readonly component: string;
  readonly unlisted?: true;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
  readonly date?: string;
  readonly authors?: readonly (readonly [name: string, key: string | null, page: string | null, url: string | null])[];
  readonly tags?: readonly (readonly [label: string, address: string])[];
}

type Item = readonly [id: string, title: string | null, date: string, more: Readonly<Record<string, unknown>>];

/** The posts as their pages are. */
function readPosts({ config, routes }: Facts): readonly FeedPost[] {
  const posts = Object.entries(routes).filter(([, { component, unlisted }]) => component === 'BlogPostPage' && !unlisted);
  return posts
    .map(([path, { metaTitle = '', metaDescription = '', date = '', authors = [], tags = [] }]) => ({
      title: metaTitle,
      url: config.url + path,
      date,
      description: metaDescription,
      authors: authors.map(([name, , , url]) => ({ name, url: url ?? undefined })),
      tags: tags.map(([label]) => ({ label })),
      digest: path,
      html: () => `<p>${metaDescription}</p>`,
    }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** What Docusaurus calls a feed without a title of its own. */
function readSource(facts: Facts): FeedSource {
  const { title, url, baseUrl } = facts.config;
  const name = `${title} Blog`;
  const siteUrl = url + baseUrl;
  const more = { siteTitle: title, siteUrl, url: `${siteUrl}blog`, path: 'blog', language: 'en' };
  return { title: name, description: name, ...more, posts: readPosts(facts) };
}

const sites: readonly (readonly [string, FeedOptions])[] = [
  ['jest', {}],
  ['edge', { type: 'all', title: 'Edge feed', copyright: 'none', limit: 4 }],
];

describe.each(sites)('the feeds of %s', async (name, options) => {
  const present = await isPresent(name);

  it.skipIf(!present)('are called, ordered, named and dated as those of Docusaurus', async () => {
    const facts = (await readExpected(name)) as unknown as Facts;
    const files = await made(readSource(facts), options);
    expect(Object.keys(files).filter((path) => !path.endsWith('.css'))).toEqual(expect.arrayContaining(Object.keys(facts.feeds)));
    for (const [file, { title, description, items }] of Object.entries(facts.feeds)) {
      const feed = await read(file, files[file] ?? '');
      expect(feed.title).toBe(title);
      if (file.endsWith('rss.xml')) expect(feed.description).toBe(description);
      expect(feed.items.map(({ id, title: own, date }) => [id, own || null, date])).toEqual(
        items.map(([id, own, date]) => [id, own || null, new Date(date).toISOString()]),
      );
      items.forEach(([, , , more], index) => {
        const item = feed.items[index];
        expect(item?.link).toBe(more['link'] ?? more['url']);
        if ('description' in more) expect(item?.description).toBe(more['description']);
        if ('authors' in more) expect(item?.authors).toEqual(more['authors']);
        expect(item?.tags).toEqual(more['categories'] ?? more['tags'] ?? []);
      });
    }
  });
});

interface ReadItem {
  readonly id: string;
  readonly title: string | undefined;
  readonly link: string;
  readonly date: string;
  readonly description: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

async function read(file: string, text: string): Promise<{ title?: string; description?: string; items: ReadItem[] }> {
  if (file.endsWith('.json')) return readJson(text);
  const item = [['author', 'people', { keepArray: true }]] as unknown as string[];
  const parser = new Parser<object, Record<string, never>>({ customFields: { item } });
  const { title, description, items } = await parser.parseString(text);
  const read = items.map((entry) => ({
    id: String(entry.guid ?? entry['id']),
    title: entry.title,
    link: String(entry.link),
    date: String(entry.isoDate),
    description: String(entry.contentSnippet),
    authors: ((entry['people'] ?? []) as { name: [string] }[]).map(({ name: [name] }) => name),
    tags: (entry.categories ?? []) as string[],
  }));
  return { ...(title !== undefined && { title }), ...(description !== undefined && { description }), items: read };
}

function readJson(text: string): { title: string; items: ReadItem[] } {
  const { title, items } = JSON.parse(text) as { title: string; items: Record<string, never>[] };
  const read = items.map(({ id, url, title: own, date_published, summary, authors, tags }) => ({
    id: String(id),
    title: own,
    link: String(url),
    date: String(date_published),
    description: String(summary),
    authors: ((authors ?? []) as { name: string }[]).map(({ name }) => name),
    tags: (tags ?? []) as string[],
  }));
  return { title, items: read };
}
