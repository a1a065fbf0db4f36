// Feeds of a whole site: what stands in them, who announces them, and what a second build makes of an edit.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../../../src/index.ts';
import { type BuiltSite, buildSite, configText, temporarySite } from '../../../pipeline/built-site.ts';

const config = (feedOptions = '', members = ''): string =>
  configText(
    `  baseUrl: '/base/',\n  plugins: [posts({ path: 'news', routeBasePath: 'news', title: 'News', onUntruncatedBlogPosts: 'ignore', ${feedOptions} })],\n${members}`,
  ).replace('\n', "\nimport { posts } from 'slodocs/plugins';\n");

const files = {
  'site.config.ts': config(
    `feedOptions: { type: 'all' }`,
    `  theme: { image: 'img/card.svg' },\n  favicon: 'img/favicon.svg',\n`,
  ),
  'static/img/card.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
  'static/img/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/joe': 'Joe.',
  'docs/index.md': '# Home\n',
  'news/authors.yml': 'zoe:\n  name: Zoë\n  email: zoe@case.example\n  page: true\njoe:\n  name: Joe\n  url: /joe\n',
  'news/2025-01-02-first.md':
    '---\nauthors: [zoe, joe]\ntags: [R&D]\n---\n\n# First & foremost\n\nLead.\n\n<!-- truncate -->\n\n[Below](#rest)\n\n## Rest\n',
  'news/2025-02-03-second.md':
    '---\ntitle: Second\ndescription: Told shortly.\nlast_update:\n  date: 2025-03-04\n---\n\n![card](/img/card.svg)\n',
  'news/2025-02-04-hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
};

interface Feed {
  readonly favicon: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const jsonOf = (site: BuiltSite): Feed => JSON.parse(site.file('news/feed.json') ?? '') as Feed;

describe('the feeds of a site', () => {
  it('hold its listed posts as their pages show them, with absolute addresses', async () => {
    const site = await buildSite(files);
    const { favicon, items } = jsonOf(site);
    expect(favicon).toBe('https://case.example/base/img/favicon.svg');
    expect(items).toEqual([
      {
        id: 'https://case.example/base/news/2025/02/03/second',
        url: 'https://case.example/base/news/2025/02/03/second',
        title: 'Second',
        content_html: '<p><img src="https://case.example/base/img/card.svg" alt="card" width="40" height="20"></p>',
        summary: 'Told shortly.',
        date_published: '2025-02-03T00:00:00.000Z',
        date_modified: '2025-03-04T00:00:00.000Z',
      },
      {
        id: 'https://case.example/base/news/2025/01/02/first',
        url: 'https://case.example/base/news/2025/01/02/first',
        title: 'First & foremost',
        content_html:
          '<p>Lead.</p>\n\n<p><a href="https://case.example/base/news/2025/01/02/first#rest">Below</a></p>\n<h2>Rest</h2>',
        summary: 'Lead.',
        date_published: '2025-01-02T00:00:00.000Z',
        authors: [
          { name: 'Zoë', url: 'https://case.example/base/news/authors/zoe' },
          { name: 'Joe', url: 'https://case.example/base/joe' },
        ],
        tags: ['R&D'],
      },
    ]);
    expect(site.file('news/atom.xml')).toContain('<email>zoe@case.example</email>');
    expect(site.file('news/atom.xml')).toContain('<logo>https://case.example/base/img/card.svg</logo>');
    expect(site.file('news/rss.xml')).toContain('<lastBuildDate>Tue, 04 Mar 2025 00:00:00 GMT</lastBuildDate>');
  });

  it('are announced by every page', async () => {
    const site = await buildSite(files);
    for (const path of ['docs', 'news', 'news/2025/01/02/first', 'news/2025/02/04/hidden'])
      for (const [type, file] of [
        ['rss+xml', 'rss.xml'],
        ['atom+xml', 'atom.xml'],
        ['feed+json', 'feed.json'],
      ])
        expect(site.page(path)).toMatch(
          new RegExp(`<link rel="alternate" type="application/${type?.replace('+', '.')}"[^>]* href="/base/news/${file}">`),
        );
  });

  it('are none without posts, and are called after the site where nobody has named them', async () => {
    const empty = await buildSite({
      'site.config.ts': config(),
      'docs/index.md': '# Home\n',
      'news/authors.yml': 'zoe: { name: Zoë }\n',
    });
    expect(empty.file('news/rss.xml')).toBeUndefined();
    expect(empty.page('docs')).not.toMatch(/type="application\/(?:rss|atom|feed)/);
    const unnamed = await buildSite({ ...files, 'site.config.ts': config().replace("title: 'News', ", '') });
    expect(unnamed.file('news/rss.xml')).toContain('<title>Case Blog</title>');
  });

  it('begin with the newest post where lists begin with the oldest', async () => {
    const site = await buildSite({
      ...files,
      'site.config.ts': config(`feedOptions: { type: 'json', limit: 1 }, sortPosts: 'ascending'`),
    });
    expect(jsonOf(site).items.map(({ title }) => title)).toEqual(['Second']);
  });
});

it('options that cannot be are reported', async () => {
  const options = `feedOptions: { limit: 0, type: ['rss', 'xml'], content: 'none', language: 'pt_BR', xslt: true, stylesheet: 1, title: 5 } as never`;
  const root = temporarySite({ ...files, 'site.config.ts': config(options) });
  const { diagnostics, ok } = await build({ root });
  expect(ok).toBe(false);
  expect(diagnostics.map(({ code, message }) => [code, message]).sort()).toEqual(
    [
      'the option "feedOptions" of the plugin "posts" has no option "xslt"',
      'the option "feedOptions.title" of the plugin "posts" must be a string, not 5',
      `the option "feedOptions.type" of the plugin "posts" must be 'rss', 'atom', 'json', a list of them, 'all', or null for none, not a list`,
      'the option "feedOptions.limit" of the plugin "posts" must be a whole number of at least 1, or null, not 0',
      `the option "feedOptions.content" of the plugin "posts" must be 'full' or 'description', not "none"`,
      'the option "feedOptions.language" of the plugin "posts" must be a language tag, not "pt_BR"',
      'the option "feedOptions.stylesheet" of the plugin "posts" must be true or false, not 1',
    ]
      .sort()
      .map((message) => ['posts/invalid-option', message]),
  );
});

describe('a second build', () => {
  const names = ['rss.xml', 'atom.xml', 'feed.json', 'feed.css'];
  const edits: readonly (readonly [string, string, readonly string[]])[] = [
    ['news/2025-01-02-first.md', 'More of it.', ['rss.xml', 'atom.xml', 'feed.json']],
    ['docs/index.md', 'More of it.', []],
    ['news/2025-02-04-hidden.md', 'More of it.', []],
  ];

  it.each(edits)('makes of an edit of %s what a first one makes', async (path, text, changed) => {
    const site = await buildSite(files);
    const at = (name: string): string => join(site.root, 'build/news', name);
    const before = names.map((name) => ({ name, text: readFileSync(at(name), 'utf8'), time: statSync(at(name)).mtimeMs }));
    writeFileSync(join(site.root, path), `${readFileSync(join(site.root, path), 'utf8')}\n${text}\n`);
    const warm = await build({ root: site.root });
    expect(warm.ok).toBe(true);
    const written = before.filter(({ name, time }) => statSync(at(name)).mtimeMs !== time);
    expect(written.map(({ name }) => name)).toEqual(changed);
    const texts = names.map((name) => readFileSync(at(name), 'utf8'));
    expect(texts.filter((one, index) => one !== before[index]?.text)).toHaveLength(changed.length);
    rmSync(join(site.root, 'build'), { recursive: true });
    rmSync(join(site.root, '.slodocs'), { recursive: true });
    await build({ root: site.root });
    expect(names.map((name) => readFileSync(at(name), 'utf8'))).toEqual(texts);
  });
});
