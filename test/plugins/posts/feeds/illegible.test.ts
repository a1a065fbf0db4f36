// Feeds and sitemaps of texts that XML cannot hold.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { build } from '../../../../src/index.ts';
import { configText, temporarySite } from '../../../pipeline/built-site.ts';
import { made } from './made.ts';
import { illegible, oddPosts, source } from './odd-source.ts';

/** All that XML 1.0 has no form for. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Every text below the value once with them at its end and, so that it holds nothing else, once instead of it. */
function variants(value: unknown, replace: (next: unknown) => unknown): unknown[] {
  if (typeof value === 'string') return [replace(`${value}${illegible}`), replace(illegible)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    variants(inner, (next) =>
      replace(Array.isArray(value) ? value.map((old, at) => (at === Number(key) ? next : old)) : { ...value, [key]: next }),
    ),
  );
}

/** What has to be a path, an address or a date comes so, from whoever has checked it. */
function isReadable({ path, url, siteUrl, image, favicon, posts }: ReturnType<typeof source>): boolean {
  const addresses = [url, siteUrl, image, favicon, ...posts.map((post) => post.url)];
  const dates = posts.flatMap(({ date, updated }) => [date, updated ?? date]);
  return (
    !path.includes(illegible) &&
    addresses.every((one) => one === undefined || URL.canParse(one)) &&
    dates.every((one) => !Number.isNaN(Date.parse(one)))
  );
}

function expectSound(path: string, text: string): void {
  expect(text, path).not.toMatch(forbidden);
  if (path.endsWith('.xml')) expect(XMLValidator.validate(text), path).toBe(true);
  else if (path.endsWith('.json')) expect(JSON.stringify(JSON.parse(text)), path).not.toMatch(/\\u(?:00[01]|d[89a-f]|fff[ef])/i);
}

const options = { type: 'all', title: 'T', description: 'D', language: 'en', copyright: 'C' } as const;

it('no text of a post, an author, a tag or an option breaks a feed', async () => {
  const all = variants([source(oddPosts), options], (next) => next) as [ReturnType<typeof source>, typeof options][];
  const tried = all.filter(([from, chosen]) => isReadable(from) && chosen.type === 'all');
  expect(tried.length).toBeGreaterThan(50);
  for (const [from, chosen] of tried) {
    for (const [path, text] of Object.entries(await made(from, chosen))) expectSound(path, text);
  }
});

it('nor does any of a site break its feeds and its sitemap', async () => {
  const root = temporarySite({
    'site.config.ts': configText(
      "  tagline: 'T\\x01',\n  plugins: [posts({ path: 'news', title: 'N\\x02', description: 'D\\x1f', feedOptions: { type: 'all', copyright: 'C\\x03' } })],\n",
    ).replace("'slodocs';", "'slodocs';\nimport { posts } from 'slodocs/plugins';"),
    'docs/a.md': '---\ntitle: "T\\x01"\n---\n\nText.\n',
    'news/authors.yml': 'zoe:\n  name: "Z\\x01oe"\n  email: "a\\x01b@x"\n  url: "https://x.example/\\x01"\n',
    'news/2025-01-02-a.md':
      '---\ntitle: "T\\x01"\ndescription: "D\\x0b"\ntags: ["t\\x01"]\nauthors: [zoe]\nkeywords: ["\\x02"]\n---\n\nText &#1; "x".\n',
  });
  const { outDir, diagnostics } = await build({ root });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const paths = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'sitemap.xml'];
  for (const path of paths) expectSound(path, readFileSync(join(outDir, path), 'utf8'));
  const feed = new XMLParser().parse(readFileSync(join(outDir, 'blog/atom.xml'), 'utf8')).feed;
  expect(feed.entry.author).toMatchObject({ name: 'Zoe', email: 'ab@x' });
});
