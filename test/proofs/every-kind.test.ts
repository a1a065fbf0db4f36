// A page of every kind in a real browser: what holds for each of them whatever it shows.
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, startChromium } from '../chromium.ts';
import { deepTest, isThorough } from '../property-runs.ts';
import { sampled } from '../sampled.ts';
import { kinds } from './every-kind.ts';
import { tabStops } from './keyboard.ts';
import { pdfText } from './pdf-text.ts';
import { provePage } from './prove-page.ts';
import { listedPages, reachedPages } from './reached-pages.ts';
import { type ServedSite, serveSite } from './served-site.ts';
import { desk, openReader, openWindow, phone, type Reader } from './visit.ts';

/** Lines are broken elsewhere on paper, and some letters are joined. */
const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

/** In every run the one that has nearly all that the others have. */
const proven = isThorough() ? kinds : kinds.filter(({ path }) => path.endsWith('/everything'));

describe.skipIf(!hasChromium)('a page of every kind', () => {
  let browser: Browser;
  let site: ServedSite;
  let readers: readonly Reader[];
  beforeAll(async () => {
    site = await serveSite(fileURLToPath(new URL('fixtures/every-kind', import.meta.url)));
    browser = await startChromium();
    readers = [await openReader(browser, desk), await openReader(browser, phone)];
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  test('the site has no fault', () => {
    expect(site.result.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  deepTest('every page is reached by links from the home page, but for those in no list', async () => {
    const page = await browser.newPage();
    const reached = await reachedPages(page, site);
    expect(listedPages(site)).toEqual(expect.arrayContaining(['/all', '/docs/guides/agents/agent', '/docs/1.0/intro']));
    expect(listedPages(site).filter((path) => !reached.has(path))).toEqual([]);
    expect(reached).not.toContain('/docs/hidden');
    await page.close();
  });

  describe('without scripts', () => {
    let window: BrowserContext;
    let page: Page;
    beforeAll(async () => {
      window = await openWindow(browser, { ...desk, javaScriptEnabled: false });
      page = await window.newPage();
    });
    afterAll(async () => {
      await window.close();
    });

    test.each(proven)('$name: what it is about is read, on paper too, and comes right after the first key', async (kind) => {
      await page.goto(site.url(kind.path));
      expect(await page.getByRole('main').getByText(kind.words).first().isVisible()).toBe(true);
      expect(bare(pdfText(await page.pdf()))).toContain(bare(kind.words));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      expect(await skip.evaluate((link) => link.matches(':focus-visible') && link.getBoundingClientRect().top >= 0)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await page.getByRole('main').evaluate((main) => main.matches(':focus'))).toBe(true);
    });

    // The second window is one of 1280 by 1024, enlarged to 400 percent.
    test.each(
      sampled(
        [
          [1440, 900],
          [320, 256],
        ],
        1,
      ),
    )('the key Tab goes through a page as it is read, and its stops are seen: %i by %i', async (width, height) => {
      await page.setViewportSize({ width, height });
      await page.goto(site.url('/docs/guides/everything'));
      const stops = await tabStops(page, 120);
      expect(stops.length).toBeGreaterThan(25);
      expect(stops.filter(({ covered }) => covered)).toEqual([]);
      const places = stops.map(({ place }) => place);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      await page.setViewportSize(desk.viewport);
    });

    deepTest('what is folded is printed all the same', async () => {
      await page.goto(site.url('/docs/guides/everything'));
      expect(bare(pdfText(await page.pdf()))).toContain(bare('Shorter windows forgive too fast.'));
    });

    test('menus open by keys', async () => {
      await page.goto(site.url('/docs/intro'));
      const tags = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tags', exact: true });
      await page.locator('.navbar summary').first().focus();
      expect(await tags.isVisible()).toBe(false);
      await page.keyboard.press('Enter');
      expect(await tags.isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      expect(await tags.evaluate((link) => link.matches(':focus-visible'))).toBe(true);
    });

    deepTest('drawers of a phone open and close by keys, and give the focus back', async () => {
      const small = await openWindow(browser, { ...phone, javaScriptEnabled: false });
      const onPhone = await small.newPage();
      for (const [path, button, nav, entry] of [
        ['/about', 'Toggle navigation bar', 'Main', 'About'],
        ['/docs/intro', 'Menu', 'Docs sidebar', 'Guides'],
      ] as const) {
        await onPhone.goto(site.url(path));
        const opener = onPhone.getByRole('button', { name: button });
        const link = onPhone.locator(`nav[aria-label='${nav}'] a`, { hasText: new RegExp(`^${entry}$`) });
        await opener.focus();
        await onPhone.keyboard.press('Enter');
        expect(await link.isVisible(), button).toBe(true);
        for (let key = 0; key < 4 && !(await link.evaluate((element) => element.matches(':focus'))); key++) {
          await onPhone.keyboard.press('Tab');
        }
        expect(await link.evaluate((element) => element.matches(':focus-visible')), button).toBe(true);
        await onPhone.keyboard.press('Escape');
        expect(await link.isVisible(), button).toBe(false);
        expect(await opener.evaluate((element) => element.matches(':focus')), button).toBe(true);
      }
      await small.close();
    });
  });

  for (const { name, path } of proven) provePage(name, path, () => ({ readers, site }));
});
