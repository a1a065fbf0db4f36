// What a page offers to do with its Markdown, as readers use it.
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { desk, openWindow, phone } from '../../proofs/visit.ts';
import { deepTest } from '../../property-runs.ts';
import { openPage } from './body-site.ts';
import { type NavSite, serveNavSite } from './nav-site.ts';

const actions = "['copy', 'markdown', 'claude', { label: 'Cursor', href: 'https://cursor.example/?of={url}' }]";

describe.skipIf(!hasChromium)('actions of a page', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let context: BrowserContext;
  const messages: string[] = [];

  beforeAll(async () => {
    browser = await startChromium();
    site = await serveNavSite({
      'site.config.ts': configText(`  theme: { docs: { readingTime: true, actions: ${actions} } },\n`),
      'docs/guides/first.md': '# First\n\nThe *first* guide. Then [the second](./second.md).\n',
      'docs/guides/second.md': '---\ntitle: Second\n---\n\nThe second guide.\n',
      'docs/guides/third.md': '---\ntitle: Third\nslug: /\n---\n\nThe third guide.\n',
    });
  }, 120_000);
  afterEach(async () => {
    site.answer('/docs/guides/first.md', false);
    await context.close();
    expect(messages.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(options: BrowserContextOptions, path = '/docs/guides/first') {
    context = await openWindow(browser, options);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url('/')).origin });
    return openPage(context, site.url(path), messages);
  }

  deepTest('copies the Markdown of the page, and of the next page after a click on a link', async () => {
    const page = await open(desk);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy page ✓' }).waitFor();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toContain('The *first* guide. Then [the second](');
    await page.getByRole('link', { name: 'the second' }).click();
    await page.getByRole('heading', { name: 'Second' }).waitFor();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy page ✓' }).waitFor();
    expect(await copied()).toContain('The second guide.');
    expect((await page.watched()).refused).toEqual([]);
  });

  deepTest('opens the Markdown where it cannot be copied', async () => {
    const page = await open(desk);
    site.answer('/docs/guides/first.md', (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('Plain'));
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByText('Plain').waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/guides/first.md');
  });

  deepTest('opens what the server says where it has no Markdown, and copies none of it', async () => {
    const page = await open(desk);
    site.answer('/docs/guides/first.md', (_, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('Gone'));
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByText('Gone').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
    expect(page.url()).toBe(site.url('/docs/guides/first.md'));
    messages.splice(0);
  });

  it('shows the Markdown, and leads to tools with its address', async () => {
    const page = await open(desk, '/docs/');
    const links = await page
      .locator('.page-actions a[href]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    const url = new URL(links[0] ?? '');
    const published = `${new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').origin}/docs.md`;
    expect(url.pathname).toBe('/docs.md');
    const prompt = `Read ${published} so I can ask questions about it.`;
    expect(links.slice(1)).toEqual([
      `https://claude.ai/new?q=${encodeURIComponent(prompt)}`,
      `https://cursor.example/?of=${encodeURIComponent(published)}`,
    ]);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await page.getByText('title: "Third"').waitFor();
  });

  it('has no button without JavaScript, and its links', async () => {
    const page = await open({ ...desk, javaScriptEnabled: false });
    expect(await page.locator('.page-actions button').isVisible()).toBe(false);
    expect(await page.locator('.page-actions a[href]').count()).toBe(3);
  });

  deepTest.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('has no faults that axe finds, and fits: %s', async (_, options) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open({ ...options, colorScheme });
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const heights = await page
        .locator('.page-actions :is(a, button)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/actions-${colorScheme}-${options.viewport?.width}.png` });
      if (colorScheme === 'light') await context.close();
    }
  });
});
