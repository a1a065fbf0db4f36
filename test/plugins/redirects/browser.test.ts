// Files that stand for redirects, followed by a browser under the strict policy, with scripts and without.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serveOutput } from '../../../src/cli/serve/serve-output.ts';
import { hasChromium, startChromium, strictPolicy } from '../../chromium.ts';
import { deepTest, isThorough } from '../../property-runs.ts';
import { type BuiltSite, buildSite } from './site.ts';

/** Old addresses, and where a browser ends up with scripts and without: a refresh knows nothing of query and hash. */
const ways: readonly (readonly [from: string, scripted: string, plain?: string])[] = [
  ['/old', '/base/new'],
  ['/old/', '/base/new'],
  ['/old/index.html', '/base/new'],
  ['/old?a=1&b=%20x#part', '/base/new?a=1&b=%20x#part', '/base/new'],
  ['/Old', '/base/notes/1.113.0#part'],
  ['/1.66?x', '/base/notes/1.113.0?x#part', '/base/notes/1.113.0#part'],
  ['/asks', '/base/new?q=it%27s&r=%22%3Cb%3E#part'],
  ['/asks?mine=1#own', '/base/new?q=it%27s&r=%22%3Cb%3E#part'],
  ['/caf%C3%A9%20noir', '/base/%C3%BCber/na%C3%AFve'],
  ['/page.html', '/base/new'],
  ['/from-page', '/base/notes/1.114.0'],
  ['/sheet', '/base/sheet.txt'],
];

/** Three of them in every run, those with query, hash and letters of other scripts among them. */
const tried = isThorough() ? ways : ways.filter((_, at) => [0, 3, 7].includes(at));

let site: BuiltSite;
let server: Serving;
let browser: Browser;

describe.skipIf(!hasChromium)('a browser', () => {
  beforeAll(async () => {
    const rules = [
      { from: ['/old', '/page.html'], to: '/new' },
      { from: ['/Old', '/1.66'], to: '/notes/1.113.0#part' },
      { from: '/asks', to: `/new?q=it's&r="<b>#part` },
      { from: '/café noir', to: '/über/naïve' },
      { from: '/sheet', to: '/sheet.txt' },
    ];
    site = await buildSite({
      pages: ['/', '/new', '/notes/1.113.0', '/über/naïve'],
      options: JSON.stringify({ rules, hosts: [] }),
      config: "baseUrl: '/base/', severity: { 'resolve/redirect-case-clash': 'off' },",
      files: {
        'static/sheet.txt': 'A sheet.',
        'docs/from.md': '---\nslug: /notes/1.114.0\nredirect_from: [/from-page]\n---\n# Next\n',
      },
    });
    const { outDir } = site.result;
    server = await serveOutput({ outDir, baseUrl: '/base/', headersFile: '_headers', host: '127.0.0.1', port: 0 });
    browser = await startChromium();
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await site?.remove();
  });

  for (const javaScriptEnabled of [true, false]) {
    it(`follows them ${javaScriptEnabled ? 'with' : 'without'} scripts`, { timeout: 60_000 }, async () => {
      const context = await browser.newContext({ javaScriptEnabled });
      const faults: string[] = [];
      await context.route('**/*', async (route) => {
        const response = await route.fetch({ maxRedirects: 0 });
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': strictPolicy } });
      });
      const found: (readonly [string, string])[] = [];
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      for (const [from] of tried) {
        const start = `${server.url.replace(/\/$/, '')}${from}`;
        await page.goto(start, { waitUntil: 'commit' });
        await page.waitForURL((url) => url.href !== start && url.pathname !== new URL(start).pathname, { waitUntil: 'load' });
        const url = new URL(page.url());
        found.push([from, url.pathname.replace(/(?<=.)\/$/, '') + url.search + url.hash]);
        // Some begin where others end.
        await page.goto('about:blank');
      }
      await context.close();
      const expected = tried.map(([from, scripted, plain = scripted]) => [from, javaScriptEnabled ? scripted : plain]);
      expect(found).toEqual(expected);
      expect(faults).toEqual([]);
    });
  }

  deepTest('shows a link where nothing else leads on', { timeout: 60_000 }, async () => {
    const context = await browser.newContext();
    // Neither the script nor the refresh: the file as a reader sees it who has blocked both.
    await context.route('**/assets/redirect-*.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(`${server.url}old`, { waitUntil: 'load' });
    expect(await page.title()).toBe('This page has moved');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://site.example/base/new');
    expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('704px');
    await page.getByRole('link').click();
    await page.waitForURL('**/base/new');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Page 1');
    await context.close();
  });

  deepTest('forgets the old address, so that "Back" leads past it', { timeout: 60_000 }, async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}notes/1.114.0`);
    await page.evaluate(() => location.assign('/base/old'));
    await page.waitForURL('**/base/new');
    await page.goBack();
    // What the page itself notes in its history may come before.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/base/notes/1.114.0');
    await page.close();
  });
});
