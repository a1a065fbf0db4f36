// Parts that throw or do not come, and a site that stands elsewhere than it was made for, as readers see them.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium, strictPolicy } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { desk, phone } from '../../proofs/visit.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { page as sample } from '../sample-page.ts';
import { serveNavSite } from './nav-site.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** What a site's own parts may do in a browser. */
const script = `
  import { createRoot } from 'react-dom/client';
  import { App } from './src/theme/app.tsx';
  import { loadLate } from './src/theme/components/Loading/load-late.tsx';
  const { page, mode } = JSON.parse(document.getElementById('given').textContent);
  let asked = 0;
  let settle;
  addEventListener('settle', (event) => settle(event.detail));
  const Late = loadLate(() => new Promise((resolve, reject) => {
    asked += 1;
    document.documentElement.dataset.asked = asked;
    settle = (isThere) => (isThere ? resolve(() => <p id="late">It is here</p>) : reject(new TypeError('the module is gone')));
  }));
  let isBroken = true;
  addEventListener('mend', () => { isBroken = false; });
  const Throws = () => {
    if (isBroken) throw new Error('no answer', { cause: new Error('no question', { cause: 'no reader' }) });
    return <p id="mended">Mended</p>;
  };
  const parts = { part: { Footer: Throws }, late: { ContentEnd: Late }, page: {} }[mode];
  const broken = mode === 'page' ? { ...page, breadcrumbs: null } : page;
  createRoot(document.getElementById('slodocs')).render(<App page={broken} body="<h1>Body</h1><p>Text</p>" parts={parts} />);
`;

describe.skipIf(!hasChromium)('failures', { timeout: 120_000 }, () => {
  let browser: Browser;
  let files: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const shared = { absWorkingDir: root, bundle: true, write: false, logLevel: 'warning' } as const;
    const [js, css, started] = await Promise.all([
      build({
        ...shared,
        stdin: { contents: script, loader: 'tsx', resolveDir: root },
        format: 'esm',
        jsx: 'automatic',
        conditions: ['source'],
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build({ ...shared, entryPoints: ['src/theme/styles/theme.css'] }),
      startChromium(),
    ]);
    files = { '/app.js': js.outputFiles[0]?.text ?? '', '/theme.css': css.outputFiles[0]?.text ?? '' };
    browser = started;
  }, 120_000);
  afterAll(() => browser?.close());

  async function open(mode: 'part' | 'late' | 'page' | 'shell', options = desk): Promise<Page> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (files[pathname])
        return route.fulfill({ contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/css', body: files[pathname] });
      if (pathname !== '/page') return route.fulfill({ status: 404, body: '' });
      const given = JSON.stringify({ page: sample, mode }).replaceAll('<', '\\u003c');
      const head =
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sample</title><link rel="stylesheet" href="/theme.css">';
      const body = `<div id="slodocs"></div><script type="application/json" id="given">${given}</script><script type="module" src="/app.js"></script>`;
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': strictPolicy },
        body: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
      });
    });
    await page.goto('http://theme.test/page');
    return page;
  }

  it.each(sampled([desk, phone], 1))(
    'a part that throws leaves the rest standing, and may be tried again ($viewport.width px)',
    async (options) => {
      const page = await open('part', options);
      const failure = page.getByRole('alert').filter({ hasText: 'no answer' });
      await failure.waitFor();
      expect(await page.getByRole('heading', { name: 'Body' }).isVisible()).toBe(true);
      expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
      expect(await axeFaults(page)).toEqual([]);
      await page.evaluate(() => dispatchEvent(new Event('mend')));
      await failure.getByRole('button', { name: 'Try again' }).click();
      await page.locator('#mended').waitFor();
      await page.context().close();
    },
  );

  deepTest('a page that throws says why, under the navigation', async () => {
    const page = await open('page');
    await page.getByRole('heading', { level: 1, name: 'This page crashed.' }).waitFor();
    expect(await page.title()).toBe('Page Error');
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.context().close();
  });

  deepTest('a part that comes late shows circles after 200 ms, an error with a way to try again, and then itself', async () => {
    const page = await open('late');
    const settle = (detail: boolean) => page.evaluate((detail) => dispatchEvent(new CustomEvent('settle', { detail })), detail);
    await page.locator('.loading svg').waitFor();
    expect(await page.getByRole('status').textContent()).toBe('Loading');
    const animations = await page
      .locator('.loading circle')
      .evaluateAll((circles) =>
        circles.map((circle) => [getComputedStyle(circle).animationDuration, getComputedStyle(circle).animationDelay]),
      );
    expect(animations).toEqual([
      ['3s', '0s'],
      ['3s', '1.5s'],
      ['3s', '3s'],
    ]);
    await settle(false);
    const box = page.getByRole('alert').filter({ hasText: 'TypeError: the module is gone' });
    await box.waitFor();
    expect(await box.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe('rgb(250, 56, 62)');
    expect(await axeFaults(page)).toEqual([]);
    await box.getByRole('button', { name: 'Retry' }).click();
    await page.locator('html[data-asked="2"]').waitFor({ state: 'attached' });
    await settle(true);
    await page.locator('#late').waitFor();
    await page.context().close();
  });

  describe('a site that is served elsewhere than it was made for', () => {
    const site = {
      'site.config.ts': configText("  baseUrl: '/docs/',\n  docs: [{ routeBasePath: '/' }],\n"),
      'docs/index.md': '# Home\n\nText.\n',
    };

    it.each([
      ['/', true, 'We suggest trying baseUrl = /'],
      ['/docs/', false, ''],
    ])('at %s', async (servedAt, isShown, suggestion) => {
      const served = await serveNavSite(site, servedAt);
      const page = await browser.newPage();
      await page.goto(served.url(servedAt));
      const banner = page.locator('#slodocs-base-url-banner');
      expect(await banner.isVisible()).toBe(isShown);
      if (isShown) {
        const lines = (await banner.innerText()).split(/\n+/).map((line) => line.trim());
        expect(lines).toEqual([
          'Your slodocs site did not load properly.',
          'A very common reason is a wrong site baseUrl configuration.',
          'Current configured baseUrl = /docs/',
          suggestion,
        ]);
      }
      await page.close();
      await served.close();
    });
  });
});
