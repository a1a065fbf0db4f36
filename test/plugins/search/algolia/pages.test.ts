// A site that is searched by Algolia: its pages, its records, and a reader who searches.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../../src/index.ts';
import { hasChromium, startChromium } from '../../../chromium.ts';
import { buildSite, temporarySite } from '../../../pipeline/built-site.ts';
import { deepTest } from '../../../property-runs.ts';
import { serveNavSite } from '../../../theme/browser/nav-site.ts';
import { type AlgoliaServer, hits, startAlgolia } from './algolia-server.ts';

const config = (engine: string, more = '') => `import { defineConfig } from 'slodocs';
import { algolia, search } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  plugins: [search({ engine: algolia(${engine})${more} })],
});
`;

const files = (engine: string, more?: string) => ({
  'site.config.ts': config(engine, more),
  'static/favicon.ico': '',
  'docs/index.md': '# Home\n\nWelcome.\n',
  'docs/guides/_category_.yml': 'label: Guides\n',
  'docs/guides/gates.md':
    '---\ntags: [wood]\n---\n\n# Gates\n\nWhat they are.\n\n## Paint it\n\nWith <b>care</b> & a brush.\n\n### Twice\n',
});

it('writes the public values alone to pages, allows the servers, and emits records only when asked to', async () => {
  const { file } = await buildSite(files("{ appId: 'MyApp', apiKey: 'public-key', indexName: 'docs' }"));
  const html = file('docs/index.html') ?? '';
  const servers =
    'https://myapp-1.algolianet.com https://myapp-2.algolianet.com https://myapp-3.algolianet.com https://myapp-dsn.algolia.net';
  expect(html).toContain(`connect-src 'self' ${servers};`);
  expect(html).toContain('public-key');
  expect(file('search-index/records.json')).toBeUndefined();
  expect(file('search-index/default/index.json')).toBeUndefined();
  const made = await buildSite(files("{ appId: 'MyApp', apiKey: 'public-key', indexName: 'docs', records: true }"));
  const records = JSON.parse(made.file('search-index/records.json') ?? '') as Record<string, unknown>[];
  expect(records.filter(({ url }) => String(url).includes('/gates'))).toMatchObject([
    { type: 'lvl1', anchor: null, hierarchy: { lvl0: 'Guides', lvl1: 'Gates', lvl2: null }, content: null, tags: ['wood'] },
    { type: 'content', content: 'What they are.', language: 'en', docusaurus_tag: 'default' },
    {
      type: 'lvl2',
      url: 'https://case.example/docs/guides/gates#paint-it',
      url_without_anchor: 'https://case.example/docs/guides/gates',
      anchor: 'paint-it',
      hierarchy: { lvl1: 'Gates', lvl2: 'Paint it', lvl3: null },
    },
    { type: 'content', content: 'With care & a brush.', anchor: 'paint-it' },
    { type: 'lvl3', hierarchy: { lvl2: 'Paint it', lvl3: 'Twice' }, weight: { pageRank: 1, level: 70 } },
  ]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

it('reports options that are misspelt, missing or without effect, at their places', async () => {
  const wrong = temporarySite(files("{ appId: 'a b', apiKye: 'k', indexName: 'docs' }"));
  const reported = (await build({ root: wrong })).diagnostics.map(({ code, message, help, place }) => [
    code,
    message,
    help,
    place?.start,
  ]);
  expect(reported).toEqual([
    [
      'configure/invalid-value',
      'the option "engine.options.appId" of the plugin "search" must be letters and digits, as shown in the Algolia dashboard, not "a b"',
      undefined,
      { line: 8, column: 47 },
    ],
    [
      'configure/unknown-key',
      'the option "engine.options" of the plugin "search" has no option "apiKye"',
      'Did you mean "apiKey"?',
      { line: 8, column: 54 },
    ],
  ]);
  const idle = temporarySite({
    ...files("{ appId: 'A', apiKey: 'k', indexName: 'docs' }", ", synonyms: [['gate', 'door']], budget: 9"),
    'search.test.yml': '- { query: gate, expect: /docs/guides/gates }\n',
  });
  const { diagnostics } = await build({ root: idle });
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'search/unread-file: the search tests in "search.test.yml" are not run, because the engine "algolia" can only be queried from browsers',
    'search/idle-option: the option "synonyms" has no effect, because Algolia has its own synonyms',
    'search/idle-option: the option "budget" has no effect, because the engine "algolia" does not load files of the site',
  ]);
});

describe.skipIf(!hasChromium)('a reader', { timeout: 60_000 }, () => {
  let browser: Browser;
  let server: AlgoliaServer;
  let site: Awaited<ReturnType<typeof serveNavSite>>;
  beforeAll(async () => {
    server = await startAlgolia(hits);
    browser = await startChromium();
    const own = files(`{ appId: 'APP', apiKey: 'public-key', indexName: 'docs', host: '${server.origin}' }`);
    // Where a result leads, which is loaded ahead.
    site = await serveNavSite({ ...own, 'docs/gates.md': '# Gates\n' });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await server?.close();
  });

  deepTest('finds pages by the server, under the policy of the site, and sees HTML in records as text', async () => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      // Browsers look for an icon at any time, and the site has none.
      if (message.type() === 'error' && !url.endsWith('/favicon.ico')) faults.push(`${url} ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    // The policy of the page alone, without that of the server.
    site.answer('/docs/', (_request, response, usual) => {
      response.removeHeader('Content-Security-Policy');
      usual();
    });
    await page.goto(site.url('/docs/'));
    await page.waitForSelector('html[data-has-hydrated] .search-button[aria-label*="+K"]');
    expect(server.asked).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.locator('.search-popup-input').fill('gate');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await options.count()).toBe(3);
    expect(await options.first().innerText()).toContain('<img src=x onerror="globalThis.hurt=1"> <b>more</b>');
    expect(await options.first().locator('mark').first().innerText()).toMatch(/^gate$/i);
    expect(await page.evaluate(() => 'hurt' in globalThis)).toBe(false);
    expect(server.asked.at(-1)?.requests[0]).toMatchObject({
      query: 'gate',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    });
    expect(faults).toEqual([]);
  });
});
