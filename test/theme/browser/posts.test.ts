// Posts and lists of them in a browser: what the server has printed stays, whichever way a reader comes.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { desk, phone } from '../../proofs/visit.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { SharedWindows } from '../../shared-windows.ts';
import { type NavSite, serveNavSite } from './nav-site.ts';

const post = (n: number): string => `---
title: Release ${n}
date: 2025-01-0${n}
authors: [{ name: Ada, url: 'https://ada.example', socials: { x: ada } }]
tags: [fixes]
---

Lead of ${n}.

:::tip

Kept.

:::

<!-- truncate -->

## Rest of ${n}

Rest.
`;

const tab = (label: string): string =>
  `\n<TabItem value="${label}" label="${label}">\n\nIn the ${label.toLowerCase()}.\n\n</TabItem>\n`;

const files = {
  'site.config.ts': `import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'News',
  url: 'https://news.example',
  docs: [{ routeBasePath: '/' }],
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [posts({ path: 'news', routeBasePath: 'news', title: 'News', postsPerPage: 2, onUntruncatedBlogPosts: 'ignore' })],
});
`,
  'docs/index.md': '# Start\n\n[News](/news) and [the first](../news/one.mdx)\n',
  'news/one.mdx': post(1)
    .replace('\n\nLead', "\n\nimport Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\nLead")
    .replace('Kept.', `<Tabs>${tab('First')}${tab('Second')}</Tabs>`)
    .replace('<!-- truncate -->', '{/* truncate */}'),
  'news/two.md': post(2),
  'news/three.md': post(3),
};

describe.skipIf(!hasChromium)('posts', { timeout: 90_000 }, () => {
  let browser: Browser;
  let windows: SharedWindows;
  let site: NavSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveNavSite(files, '/', true)]);
    windows = new SharedWindows(browser);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  afterEach(() => windows.clear());

  /** React's development build tells of every difference between what the server has printed and what the browser makes. */
  async function open(path: string, options = desk): Promise<{ page: Page; messages: string[] }> {
    const { page } = await windows.lend(options);
    const messages: string[] = [];
    page.on('console', (message) => {
      if (!message.location().url.endsWith('/favicon.ico') && message.type() !== 'info') messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.goto(site.url(path));
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    return { page, messages };
  }

  deepTest.each(['/news', '/news/page/2', '/news/one', '/news/two', '/news/archive', '/news/tags/fixes'])(
    '%s wakes up as the server has printed it',
    async (path) => {
      const { page, messages } = await open(path);
      expect(await page.locator('main h1').count()).toBe(1);
      expect(await page.locator('main').innerText()).toMatch(/Release|Archive/);
      expect(messages).toEqual([]);
    },
  );

  it.each(
    sampled(
      [
        ['a desk', desk],
        ['a phone', phone],
      ],
      1,
    ),
  )('are walked through without a full load, at %s', async (_, options) => {
    const { page, messages } = await open('/news', options);
    await expect.poll(() => page.locator('article.post').count()).toBe(2);
    await page.getByRole('link', { name: 'Older entries' }).click();
    await page.getByRole('heading', { level: 2, name: 'Release 1' }).waitFor();
    expect(await page.locator('article.post').count()).toBe(1);
    await page.getByRole('link', { name: 'Read more about Release 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Release 1' }).waitFor();
    expect(await page.locator('[data-printed=before] time').textContent()).toBe('January 1, 2025');
    expect(await page.locator('main h1').count()).toBe(1);
    await page.getByRole('link', { name: 'Newer post Release 2' }).click();
    await page.getByRole('heading', { level: 1, name: 'Release 2' }).waitFor();
    expect(await page.locator('[data-printed=before] time').textContent()).toBe('January 2, 2025');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Release 1' }).waitFor();
    expect(await page.locator('[data-printed=before] time').textContent()).toBe('January 1, 2025');
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
    expect(messages).toEqual([]);
  });

  deepTest('have links of 44 px on a phone', async () => {
    const { page } = await open('/news', phone);
    for (const link of ['.post-title a', '.author-name a', '.author-socials a', '.read-more', '.all-tags a']) {
      const box = await page.locator(link).first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), link).toBeGreaterThanOrEqual(44);
    }
    await page.goto(site.url('/news/archive'));
    expect((await page.locator('.archive li a').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  deepTest('show tabs of an excerpt that can be chosen', async () => {
    const { page } = await open('/news/page/2');
    await page.getByText('In the first.').waitFor();
    await page.getByRole('tab', { name: 'Second' }).click();
    await page.getByText('In the second.').waitFor();
    expect(await page.getByText('In the first.').isVisible()).toBe(false);
  });
});
