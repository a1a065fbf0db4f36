// The tags of the corpus `edge`, held against what Docusaurus made of them: routes, docs, order, counts, who is unlisted.
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../src/index.ts';

/** A folder of corpora; without it these tests are skipped: the corpora are not part of this repository. */
const corpora = process.env['SLODOCS_CORPORA'] ?? new URL('../../../shared/corpora', import.meta.url).pathname;
const present = await stat(join(corpora, 'edge')).then(
  () => true,
  () => false,
);
if (!present) console.log(`skipped: there is no corpus in ${corpora}; SLODOCS_CORPORA names the folder that holds it`);

/** Both versions as folders of their own. Faults that the corpus has on purpose do not matter here. */
const config = `import { defineConfig } from 'slodocs';

const tolerated = ['resolve/broken-link', 'resolve/broken-image', 'resolve/unknown-sidebar', 'parse/mdx-syntax'];

export default defineConfig({
  title: 'Edge',
  url: 'https://edge.example',
  baseUrl: '/base/',
  docs: [
    { path: 'docs', routeBasePath: 'docs/next' },
    { id: 'old', path: 'versioned_docs/version-1.0', routeBasePath: 'docs' },
  ],
  severity: Object.fromEntries(tolerated.map((code) => [code, 'warning'])),
  preset: { 'git-dates': false },
});
`;

interface Expected {
  readonly component: string;
  readonly title: string;
  readonly description?: string;
  readonly noindex?: true;
  readonly items?: readonly (readonly [label: string, href: string])[];
  readonly ids?: readonly string[];
  readonly tags?: readonly (readonly [label: string, href: string])[];
}

describe.skipIf(!present)('the tags of the edge corpus', () => {
  let root: string;
  const routes = new Map<string, Expected>();
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'slodocs-edge-'));
    for (const folder of ['docs', 'static', 'src', 'versioned_docs']) {
      // Not the one page that shows cards: it bears no tag.
      const filter = (path: string): boolean => !path.endsWith('/03-guides/01-first.md');
      await cp(join(corpora, 'edge', folder), join(root, folder), { recursive: true, filter });
    }
    await writeFile(join(root, 'site.config.ts'), config);
    const truth = JSON.parse(String(gunzipSync(await readFile(join(corpora, 'edge-expected.json.gz'))))) as {
      routes: Record<string, Expected>;
    };
    for (const [route, expected] of Object.entries(truth.routes)) {
      if (route.startsWith('/base/docs/')) routes.set(route, expected);
    }
    const { ok, diagnostics } = await build({ root, cache: false });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(ok).toBe(true);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const htmlOf = (route: string): Promise<string> =>
    readFile(join(root, 'build', route.slice('/base/'.length), 'index.html'), 'utf8');
  const linksIn = (html: string, pattern: RegExp): string[][] =>
    [...html.matchAll(pattern)].map(([, href = '', label = '']) => [plain(label), plain(href)]);

  test('have every page, with its title, its docs in order and its place in search engines', async () => {
    const pages = [...routes].filter(([, { component }]) => component === 'DocTagDocListPage');
    expect(pages.length).toBe(6);
    for (const [route, expected] of pages) {
      const html = await htmlOf(route);
      expect(plain(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''), route).toBe(expected.title);
      // A title with Markdown in it shows its source there, and its text here.
      const docs = linksIn(html, /class="listing-title"><a href="([^"]*)">(.*?)<\/a>/g);
      expect(
        docs.map(([, href]) => href),
        route,
      ).toEqual(expected.items?.map(([, href]) => href));
      expect(html.includes('content="noindex'), route).toBe(expected.noindex === true);
      expect(plain(/<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? ''), route).toBe(expected.description ?? '');
    }
  });

  test('are all listed by their letters, with their counts', async () => {
    const pages = [...routes].filter(([, { component }]) => component === 'DocTagsListPage');
    expect(pages.length).toBe(2);
    for (const [route, expected] of pages) {
      const html = await htmlOf(route);
      const tags = linksIn(html, /class="tag" href="([^"]*)">(.*?)<span class="visually-hidden">/g);
      expect(
        tags.map(([label, href]) => [label?.replace(/<[^>]*>/g, ''), href]),
        route,
      ).toEqual(expected.items);
      expect(
        [...html.matchAll(/<h2 id="([^"]*)">/g)].map(([, id]) => id),
        route,
      ).toEqual(expected.ids);
    }
  });

  test('stand at the foot of every doc that bears them', async () => {
    const docs = [...routes].filter(([, { tags }]) => tags !== undefined);
    expect(docs.length).toBe(4);
    for (const [route, { tags }] of docs) {
      expect(linksIn(await htmlOf(route), /rel="tag" href="([^"]*)">(.*?)<\/a>/g), route).toEqual(tags);
    }
  });

  test('have no other page', async () => {
    const sitemap = await readFile(join(root, 'build/sitemap.xml'), 'utf8');
    const made = [...sitemap.matchAll(/<loc>https:\/\/edge\.example(\/base\/docs\/(?:next\/)?tags[^<]*)<\/loc>/g)];
    const expected = [...routes].filter(([, { component, noindex }]) => component.startsWith('DocTag') && !noindex);
    expect(made.map(([, path]) => path).sort()).toEqual(expected.map(([route]) => route).sort());
  });
});

function plain(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
