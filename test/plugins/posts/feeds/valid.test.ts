// Feeds, held against what others say that a feed is: the grammar of Atom, the schema of JSON Feed, a parser by another author.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import Parser from 'rss-parser';
import { afterAll, describe, expect, it } from 'vitest';
import type { FeedOptions } from '../../../../src/plugins/posts/options.ts';
import { made } from './made.ts';
import { oddPosts, post, site, source } from './odd-source.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

const hasJing = spawnSync('jing', { encoding: 'utf8' }).error === undefined;
if (!hasJing) console.log('skipped: feeds are not held against the grammar of Atom, for there is no jing (apt-get install jing)');

const sources = {
  'what can break a feed': [source(oddPosts), {}],
  'an ordinary post': [source([post({ authors: [{ name: 'Zoë' }], tags: [{ label: 'News' }] })]), {}],
  'as little as there can be': [
    source([post({ title: '', description: '', body: '' })], {
      description: '',
      copyright: undefined,
      image: undefined,
      favicon: undefined,
    }),
    {},
  ],
  'descriptions alone': [source(oddPosts), { content: 'description', stylesheet: false, language: 'zh-Hant-TW' }],
} as const;
const cases = Object.entries(sources).map(([name, [from, options]]) => [name, from, options as FeedOptions] as const);

describe.skipIf(!hasJing)('the grammar of RFC 4287', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-feeds-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const faults = (xml: string): string => {
    const file = join(folder, 'atom.xml');
    writeFileSync(file, xml);
    return spawnSync('jing', ['-c', fixture('atom.rnc'), file], { encoding: 'utf8' }).stdout.replaceAll(folder, '');
  };

  it.each(cases)('allows %s', async (_, from, options) => {
    expect(faults((await made(from, options))['news/atom.xml'] ?? '')).toBe('');
  });

  it('finds faults where there are some', async () => {
    const xml = (await made(source(oddPosts)))['news/atom.xml'] ?? '';
    expect(faults(xml.replace(/<updated>.*<\/updated>/, ''))).toContain('missing required element "updated"');
    expect(faults(xml.replace('<name>Zoë &lt;z&gt;</name>', ''))).toContain('missing required element "name"');
    expect(faults(xml.replace('🎉', '\u0001'))).toContain('invalid XML character');
  });
});

describe('what the grammar of Atom leaves to words', () => {
  it('holds: an author, and content or a link, for every entry; no two entries of one name', async () => {
    const xml = (await made(source(oddPosts)))['news/atom.xml'] ?? '';
    const [head = '', ...entries] = xml.split('<entry>');
    expect(head).toContain('<author>');
    for (const entry of entries) expect(entry).toContain('rel="alternate"');
    const ids = [...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the schema of JSON Feed 1.1', () => {
  const ajv = addFormats.default(new Ajv({ allErrors: true }));
  const validate = ajv.compile(JSON.parse(readFileSync(fixture('json-feed.schema.json'), 'utf8')));

  it.each(cases)('allows %s', async (_, from, options) => {
    validate(JSON.parse((await made(from, { ...options, type: 'json' }))['news/feed.json'] ?? ''));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('finds faults where there are some', () => {
    expect(validate({ version: 'https://jsonfeed.org/version/1', title: 'x', items: [{ id: 1 }], author: {} })).toBe(false);
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual(
      expect.arrayContaining(['', '/version', '/items/0']),
    );
  });
});

describe('a parser by another author', () => {
  const read = async (file: string, options: FeedOptions = {}) => {
    const customFields = { feed: ['id', 'subtitle', 'rights', 'updated', 'author'], item: fields };
    const parser = new Parser<Record<string, unknown>, Record<string, unknown>>({ customFields });
    return parser.parseString((await made(source(oddPosts), options))[`news/${file}`] ?? '');
  };
  const fields = [
    ['dc:creator', 'creators', { keepArray: true }],
    ['author', 'people', { keepArray: true }],
    ['category', 'terms', { keepArray: true }],
    ...['published', 'updated', 'content:encoded'],
  ] as [string, string, { keepArray: boolean }][];

  const title = `]]> "Quotes" & <tags> &amp; 'more' 🎉`;
  const url = `${site}news/gr%C3%B6%C3%9Fe%20und%20%22mehr%22`;
  const description = 'if a < b && c > d, then <Tabs> & &nbsp; ]]>';
  const html = async (): Promise<string> => {
    const feed = JSON.parse((await made(source(oddPosts), { type: 'json' }))['news/feed.json'] ?? '');
    return feed.items[0].content_html;
  };

  it('reads every field of RSS', async () => {
    const feed = await read('rss.xml');
    expect(feed).toMatchObject({
      title: 'News of Nines',
      description: 'What is new in Nines.',
      link: `${site}news`,
      feedUrl: `${site}news/rss.xml`,
      language: 'en',
      copyright: '© Nines & Co.',
      generator: 'slodocs',
      lastBuildDate: 'Tue, 01 Jul 2025 00:00:00 GMT',
      image: { url: `${site}img/card.png`, title: 'News of Nines', link: `${site}news` },
    });
    const [first, second, third] = feed.items;
    expect(first).toMatchObject({
      title,
      link: url,
      guid: url,
      pubDate: 'Wed, 04 Jun 2025 20:15:00 GMT',
      isoDate: '2025-06-04T20:15:00.000Z',
      creators: ['Zoë <z>', 'social.example/@anna', 'no.name@nines.example', 'No address'],
      terms: ['R&D <x> "y"', 'Straße'],
      contentSnippet: description,
      'content:encoded': await html(),
    });
    expect(second).toMatchObject({ link: `${site}news/2024/03/02/`, 'content:encoded': '<p>Body.</p>' });
    expect(second?.['title']).toBeUndefined();
    expect(third).toMatchObject({ title: 'Empty', content: 'A description.' });
    expect(third?.['content:encoded']).toBeUndefined();
  });

  it('reads every field of Atom', async () => {
    const feed = await read('atom.xml');
    expect(feed).toMatchObject({
      title: 'News of Nines',
      id: `${site}news`,
      subtitle: 'What is new in Nines.',
      link: `${site}news`,
      feedUrl: `${site}news/atom.xml`,
      rights: '© Nines & Co.',
      updated: '2025-07-01T00:00:00.000Z',
      author: { name: ['Nines'], uri: [site] },
    });
    const [first, second] = feed.items;
    expect(first).toMatchObject({
      title,
      link: url,
      id: url,
      published: '2025-06-04T20:15:00.000Z',
      updated: '2025-07-01T00:00:00.000Z',
      summary: description,
      content: await html(),
      people: [
        { name: ['Zoë <z>'], uri: ['https://nines.example/zo%C3%AB?a&b'], email: ['zoe@nines.example'] },
        { name: ['social.example/@anna'], uri: ['https://social.example/@anna/'] },
        { name: ['no.name@nines.example'], email: ['no.name@nines.example'] },
        { name: ['No address'] },
      ],
      terms: [{ $: { term: 'R&D <x> "y"' } }, { $: { term: 'Straße' } }],
    });
    expect(second).toMatchObject({ id: `${site}news/2024/03/02/`, content: '<p>Body.</p>' });
    expect(second?.['people']).toBeUndefined();
  });
});
