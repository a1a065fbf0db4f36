// Feeds of the posts of real sites, held against what Docusaurus made of them.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { build } from '../../../../src/index.ts';
import { corpora, isPresent, readExpected } from '../../../corpora/corpus.ts';
import { temporarySite } from '../../../pipeline/built-site.ts';
import { isThorough } from '../../../property-runs.ts';

interface Facts {
  readonly feeds: Readonly<
    Record<string, { readonly title: string; readonly description?: string; readonly items: readonly Item[] }>
  >;
}

type Item = readonly [id: string, title: string | null, date: string, more: Readonly<Record<string, unknown>>];

interface RealSite {
  /** The folder that holds `blog` and `static`. */
  readonly folder: string;
  readonly settings: string;
  readonly posts: string;
  /** What slodocs says otherwise, by address: descriptions that lose no text between two colons, and that the config has given. */
  readonly otherwise: Readonly<Record<string, RegExp>>;
}

const sites: Readonly<Record<string, RealSite>> = {
  jest: {
    folder: 'jest/website',
    settings: "title: 'Jest', url: 'https://jestjs.io'",
    posts: '',
    otherwise: { 'https://jestjs.io/blog/2016/09/01/jest-15': /very little: the CLI output and/ },
  },
  edge: {
    folder: 'edge',
    settings: "title: 'Edge', url: 'https://edge.example', baseUrl: '/base/'",
    posts: `blogTitle: 'Edge blog', blogDescription: 'Posts', feedOptions: { type: 'all', title: 'Edge feed', copyright: 'none', limit: 4 }`,
    otherwise: { 'blog/rss.xml': /^Posts$/ },
  },
};

/** Their docs are not there, to which posts lead. */
function configOf({ settings, posts }: RealSite): string {
  const severity = `{ 'resolve/broken-link': 'off', 'resolve/broken-anchor': 'off' }`;
  return (
    `import { defineConfig } from 'slodocs';\nimport { posts } from 'slodocs/plugins';\n\n` +
    `export default defineConfig({ ${settings}, preset: { 'git-dates': false, search: false, twins: false }, plugins: [posts({ ${posts} })], severity: ${severity} });\n`
  );
}

describe.each(Object.entries(sites))('the feeds of %s', async (name, site) => {
  const present = (name === 'edge' || isThorough()) && (await isPresent(name));

  it.skipIf(!present)('are called, ordered, named, dated and described as those of Docusaurus', async () => {
    const facts = (await readExpected(name)) as unknown as Facts;
    const root = temporarySite({ 'site.config.ts': configOf(site), 'docs/index.md': '# Home\n' });
    for (const folder of ['blog', 'static']) cpSync(join(corpora, site.folder, folder), join(root, folder), { recursive: true });
    const { ok, outDir } = await build({ root });
    expect(ok).toBe(true);
    for (const [file, { title, description = '', items }] of Object.entries(facts.feeds)) {
      const feed = await read(file, readFileSync(join(outDir, file), 'utf8'));
      expect(feed.title).toBe(title);
      if (file.endsWith('rss.xml')) expect(feed.description).toMatch(site.otherwise[file] ?? description);
      expect(feed.items.map(({ id, title: own, date }) => [id, own || null, date])).toEqual(
        items.map(([id, own, date]) => [id, own || null, new Date(date).toISOString()]),
      );
      items.forEach(([id, , , more], index) => {
        const item = feed.items[index];
        expect(item?.link).toBe(more['link'] ?? more['url']);
        if ('description' in more) expect(item?.description).toMatch(site.otherwise[id] ?? exactly(more['description']));
        if ('authors' in more) expect(item?.authors).toEqual(more['authors']);
        expect(item?.tags).toEqual(more['categories'] ?? more['tags'] ?? []);
      });
    }
  });
});

function exactly(text: unknown): RegExp {
  return new RegExp(`^${String(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

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
