import { describe, expect, it } from 'vitest';
import { feedFiles, feedLinks } from '../../../../src/plugins/posts/feeds/feeds.ts';
import type { FeedOptions } from '../../../../src/plugins/posts/options.ts';
import { made } from './made.ts';
import { oddPosts, post, site, source } from './odd-source.ts';

const paths = (options: FeedOptions, more = {}): string[] => feedFiles(source([post({})], more), options).map(({ path }) => path);

describe('which feeds there are', () => {
  it('is RSS and Atom, with the stylesheet of both', () => {
    expect(paths({})).toEqual(['news/rss.xml', 'news/atom.xml', 'news/feed.css']);
  });

  it('is what the site chooses', () => {
    expect(paths({ type: 'all' })).toEqual(['news/rss.xml', 'news/atom.xml', 'news/feed.json', 'news/feed.css']);
    expect(paths({ type: ['json', 'atom'] })).toEqual(['news/atom.xml', 'news/feed.json', 'news/feed.css']);
    expect(paths({ type: 'rss' })).toEqual(['news/rss.xml', 'news/feed.css']);
    expect(paths({ type: 'json' })).toEqual(['news/feed.json']);
    expect(paths({ type: null })).toEqual([]);
    expect(paths({ stylesheet: false })).toEqual(['news/rss.xml', 'news/atom.xml']);
  });

  it('stands in the folder of the posts, which may be the site itself', () => {
    expect(paths({ type: 'atom' }, { path: '' })).toEqual(['atom.xml', 'feed.css']);
    expect(paths({ type: 'json' }, { path: 'a/b' })).toEqual(['a/b/feed.json']);
  });

  it('is none without posts', () => {
    expect(feedFiles(source([]), { type: 'all' })).toEqual([]);
  });
});

describe('how pages announce them', () => {
  const links = (options: FeedOptions, more = {}) =>
    feedLinks(source([post({})], more), options).map(({ attributes }) => attributes);

  it('names each by its type, its title and its address under the base', () => {
    expect(links({ type: 'all' })).toEqual([
      { rel: 'alternate', type: 'application/rss+xml', title: 'News of Nines RSS Feed', href: '/base/news/rss.xml' },
      { rel: 'alternate', type: 'application/atom+xml', title: 'News of Nines Atom Feed', href: '/base/news/atom.xml' },
      { rel: 'alternate', type: 'application/feed+json', title: 'News of Nines JSON Feed', href: '/base/news/feed.json' },
    ]);
  });

  it('takes the title of the options, and encodes addresses', () => {
    expect(links({ type: 'rss', title: 'R & D' }, { path: 'größe & mehr' })).toEqual([
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'R & D RSS Feed',
        href: '/base/gr%C3%B6%C3%9Fe%20&%20mehr/rss.xml',
      },
    ]);
  });
});

describe('what a feed holds', () => {
  const many = Array.from({ length: 25 }, (_, index) => post({ url: `${site}news/${25 - index}` }));
  const count = async (options: FeedOptions): Promise<number | undefined> =>
    (await made(source(many), options))['news/rss.xml']?.match(/<item>/g)?.length;

  it('is the 20 newest posts, or as many as the site chooses', async () => {
    expect(await count({})).toBe(20);
    expect(await count({ limit: 3 })).toBe(3);
    expect(await count({ limit: null })).toBe(25);
    expect(await count({ limit: false })).toBe(25);
    const first = (await made(source(many), { type: 'json', limit: 1 }))['news/feed.json'] ?? '';
    expect(JSON.parse(first).items.map(({ id }: { id: string }) => id)).toEqual([`${site}news/25`]);
  });

  it('was changed when its newest post was, whatever the clock says', async () => {
    const dates = ['2025-03-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z'];
    const posts = [post({ date: dates[0] ?? '' }), post({ date: dates[1] ?? '', updated: '2025-04-01T10:00:00+02:00' })];
    const files = await made(source(posts));
    expect(/<updated>(.*?)</.exec(files['news/atom.xml'] ?? '')?.[1]).toBe('2025-04-01T08:00:00.000Z');
    expect(files['news/rss.xml']).toContain('<lastBuildDate>Tue, 01 Apr 2025 08:00:00 GMT</lastBuildDate>');
  });

  it('takes the words of the options', async () => {
    const options: FeedOptions = { type: 'all', title: 'T', description: 'D', copyright: 'C', language: 'pt-BR' };
    const files = await made(source([post({})]), options);
    for (const text of ['<title>T</title>', '<description>D</description>', '<copyright>C</copyright>', '<language>pt-BR<'])
      expect(files['news/rss.xml']).toContain(text);
    for (const text of ['<title>T</title>', '<subtitle>D</subtitle>', '<rights>C</rights>', 'xml:lang="pt-BR"'])
      expect(files['news/atom.xml']).toContain(text);
    expect(JSON.parse(files['news/feed.json'] ?? '')).toMatchObject({ title: 'T', description: 'D', language: 'pt-BR' });
  });

  it('is described by its title where nothing else does, and owned by nobody without a copyright', async () => {
    const files = await made(source([post({})], { description: ' ', copyright: undefined, image: undefined }));
    expect(files['news/rss.xml']).toContain('<description>News of Nines</description>');
    expect(files['news/rss.xml']).not.toMatch(/copyright|<image>/);
    expect(files['news/atom.xml']).not.toMatch(/<rights|<logo|<subtitle/);
  });

  it('is descriptions alone where the site says so, and no body is asked for', async () => {
    const shut = post({
      html: () => {
        throw new Error('asked');
      },
    });
    const files = await made(source([shut]), { type: 'all', content: 'description' });
    expect(files['news/rss.xml']).not.toContain('content:encoded>');
    expect(files['news/atom.xml']).not.toContain('<content');
    expect(JSON.parse(files['news/feed.json'] ?? '').items[0]).toMatchObject({ content_text: 'A description.' });
  });

  it('asks for each body once for all formats', async () => {
    let asked = 0;
    await made(source([post({ html: () => `${++asked}` })]), { type: 'all' });
    expect(asked).toBe(1);
  });
});

describe('keys', () => {
  const keys = (posts = oddPosts, options: FeedOptions = {}, more = {}): string[] =>
    feedFiles(source(posts, more), options).map(({ key }) => key);
  const [first, ...rest] = oddPosts;

  it('are equal where all that a file says is equal', async () => {
    expect(keys()).toEqual(keys());
    expect(await made(source(oddPosts))).toEqual(await made(source(oddPosts)));
    expect(new Set(keys(oddPosts, { type: 'all' })).size).toBe(4);
  });

  it('follow words, addresses, dates and bodies', () => {
    if (!first) throw new Error('there are no posts');
    const [rss, atom, style] = keys();
    const changes = [{ title: 'x' }, { url: `${site}x` }, { updated: '2026-01-01T00:00:00Z' }, { digest: 'x' }, { authors: [] }];
    for (const change of changes) {
      const changed = keys([{ ...first, ...change }, ...rest]);
      expect(changed[0]).not.toBe(rss);
      expect(changed[1]).not.toBe(atom);
      expect(changed[2]).toBe(style);
    }
    for (const more of [{ title: 'x' }, { url: `${site}x` }, { siteTitle: 'x' }, { favicon: undefined }])
      expect(keys(oddPosts, {}, more)[1]).not.toBe(atom);
    for (const options of [{ limit: 1 }, { content: 'description' as const }, { stylesheet: false }, { language: 'de' }])
      expect(keys(oddPosts, options)[0]).not.toBe(rss);
  });

  it('follow no body that a feed does not show', () => {
    if (!first) throw new Error('there are no posts');
    const changed = [{ ...first, digest: 'x' }, ...rest];
    expect(keys(changed, { content: 'description' })).toEqual(keys(oddPosts, { content: 'description' }));
    expect(keys([...rest, { ...first, digest: 'x' }], { limit: 2 })).toEqual(keys([...rest, first], { limit: 2 }));
  });
});
