// Readers of a site in several languages: the menu keeps their place, their choice is remembered, and their language is suggested.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arabic } from '#model/strings/ar';
import { german } from '#model/strings/de';
import { axeFaults, hasChromium, startChromium } from '../chromium.ts';
import { deepTest } from '../property-runs.ts';
import { type NavSite, serveNavSite } from '../theme/browser/nav-site.ts';
import { readersSite } from './readers-site.ts';

describe.skipIf(!hasChromium)('a reader of a site in several languages', { timeout: 90_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let context: BrowserContext;
  let page: Page;
  const faults: string[] = [];
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveNavSite(readersSite)]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  /** A reader who has not been here before. */
  const comeFrom = async (locale: string, viewport = { width: 1280, height: 800 }): Promise<void> => {
    await context?.close();
    faults.length = 0;
    context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
    });
  };
  const open = async (path: string): Promise<void> => {
    await page.goto(site.url(path));
    await page.waitForSelector('html[data-has-hydrated]');
    // Modules of the site come after that.
    await page.waitForLoadState('networkidle');
  };
  const choose = async (label: string): Promise<void> => {
    await page.locator('nav .dropdown summary').first().click();
    await page.locator('.dropdown-link', { hasText: label }).first().click();
  };
  const suggestion = () => page.locator('.suggestion');
  const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('docs-preferred-language'));

  it('stays at the heading and the query, whichever way the menu is used', async () => {
    await comeFrom('en-US');
    await open('/docs/guide?from=mail#second-part');
    await choose('Deutsch');
    await page.waitForURL(site.url('/de/docs/guide?from=mail#second-part'));
    await page.waitForSelector('html[data-has-hydrated]');
    expect(await page.locator('#second-part').evaluate((heading) => heading.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    );
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      location.hash = '#first-part';
    });
    await page.locator('nav .dropdown summary').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href)).toBe(
      site.url('/docs/guide?from=mail#first-part'),
    );
    expect(faults).toEqual([]);
  });

  deepTest('takes nothing along to the home page of a language', async () => {
    await comeFrom('en-US');
    await page.goto(site.url('/nowhere?from=mail#part'));
    await page.waitForSelector('html[data-has-hydrated]');
    await page.waitForLoadState('networkidle');
    await page.locator('nav .dropdown summary').first().click();
    const link = page.locator('.dropdown-link', { hasText: 'Deutsch' }).first();
    await link.focus();
    expect(await link.evaluate((element) => (element as HTMLAnchorElement).href)).toBe(site.url('/de/'));
  });

  it('follows plain links without scripts', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const silent = await plain.newPage();
    await silent.goto(site.url('/docs/guide#second-part'));
    await silent.locator('nav .dropdown summary').first().click();
    await silent.locator('.dropdown-link', { hasText: 'Deutsch' }).first().click();
    expect(silent.url()).toBe(site.url('/de/docs/guide'));
    expect(await silent.locator('.suggestion').count()).toBe(0);
    await plain.close();
  });

  it('is told in the own language that a page is there in it, and no longer once that is dismissed', async () => {
    await comeFrom('de-AT');
    await open('/docs/guide#second-part');
    await suggestion().waitFor();
    expect(await suggestion().getAttribute('lang')).toBe('de');
    await expect.poll(() => suggestion().locator('p').textContent()).toContain(german['theme.translation.available.message']);
    const link = suggestion().locator('a');
    expect(await link.textContent()).toBe('Deutsch');
    expect(await kept()).toBeNull();
    // What is read stays where it is, and so does the box, which is seen once its text is there.
    const shifted = await page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          interface Shift extends PerformanceEntry {
            readonly sources: readonly { readonly node: Node | null }[];
          }
          const isRead = (node: Node | null): boolean => !node?.parentElement?.closest('.suggestion');
          new PerformanceObserver((list) => {
            const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node));
            resolve(nodes.filter(isRead).map((node) => node?.nodeName ?? ''));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve([]), 300);
        }),
    );
    expect(shifted).toEqual([]);
    await suggestion().locator('button').click();
    await expect.poll(() => suggestion().count()).toBe(0);
    expect(await kept()).toBe('en');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('slodocs-main-content');
    await open('/docs/partly');
    expect(await suggestion().count()).toBe(0);
    // A reader who has chosen English is told so elsewhere.
    await open('/de/docs/guide');
    await suggestion().waitFor();
    expect(await suggestion().locator('a').textContent()).toBe('English');
    expect(faults).toEqual([]);
  });

  deepTest('is told once in a visit where the browser keeps nothing', async () => {
    await comeFrom('de');
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await open('/docs/guide');
    await suggestion().locator('button').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => suggestion().count()).toBe(0);
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.locator('.sidebar a[href="/docs/partly"]').click();
    await page.waitForURL(/partly/);
    await page.waitForLoadState('networkidle');
    expect([await suggestion().count(), await page.evaluate(() => 'isSame' in globalThis)]).toEqual([0, true]);
    expect(faults).toEqual([]);
  });

  deepTest('goes on to the suggested page at the same heading, and is remembered', async () => {
    await comeFrom('ar-EG');
    await open('/docs/guide#second-part');
    await suggestion().locator('a').click();
    await page.waitForURL(site.url('/ar/docs/guide#second-part'));
    expect(await kept()).toBe('ar');
    await open('/de/docs/guide');
    await suggestion().waitFor();
    expect(await suggestion().locator('[dir="rtl"] p').textContent()).toContain(arabic['theme.translation.available.message']);
  });

  it('is remembered by the menu rather than by the browser', async () => {
    await comeFrom('de-DE');
    await open('/docs/guide');
    await choose('日本語');
    await page.waitForURL(site.url('/ja/docs/guide'));
    expect(await kept()).toBe('ja');
    await open('/docs/guide');
    await suggestion().waitFor();
    expect(await suggestion().getAttribute('lang')).toBe('ja');
    // It is not translated to Japanese.
    await open('/docs/partly');
    expect(await suggestion().count()).toBe(0);
  });

  deepTest('sees no suggestion of a translation that is none', async () => {
    site.asked();
    await comeFrom('ar');
    await open('/docs/partly');
    expect(await suggestion().count()).toBe(0);
    await comeFrom('en-GB');
    await open('/docs/guide');
    expect(await suggestion().count()).toBe(0);
    expect(site.asked().filter((path) => path.includes('language-suggestions'))).toEqual([]);
  });

  deepTest('of an untranslated page is told of its translations to other languages, as the page changes', async () => {
    await comeFrom('de');
    await open('/ar/docs/partly');
    await suggestion().waitFor();
    expect(await suggestion().locator('a').getAttribute('href')).toBe(site.url('/de/docs/partly'));
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.locator('.sidebar a[href="/ar/docs/english"]').click();
    await page.waitForURL(/english/);
    await expect.poll(() => suggestion().count()).toBe(0);
    await page.goBack();
    await suggestion().waitFor();
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  });

  it('loads no byte of the index of another language', async () => {
    await comeFrom('de');
    for (const [base, query] of [
      ['/de', 'Fuchs'],
      ['', 'fox'],
    ] as const) {
      await open(`${base}/docs/guide`);
      site.asked();
      await page.keyboard.press('Control+k');
      await page.locator('.search-popup-input').fill(query);
      await page.locator('.search-popup [role="option"]').first().waitFor();
      const read = site.asked().filter((path) => path.includes('search-index'));
      expect(read.length).toBeGreaterThan(1);
      expect(read.filter((path) => !path.startsWith(`${base}/search-index/`))).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await open('/de/search?q=Fuchs');
    await choose('English');
    await page.waitForURL(site.url('/search?q=Fuchs'));
  });

  it.each([
    ['ja', '設定'],
    ['zh-Hans', '数据库'],
    ['th', 'ติดตั้ง'],
  ])('finds a word inside a sentence in %s: %s', async (locale, query) => {
    // The machine of the reader speaks another language.
    await comeFrom('fi');
    await open(`/${locale}/search?q=${encodeURIComponent(query)}`);
    await page.locator(`[data-search-results] a[href*="/${locale}/docs/guide"]`).first().waitFor();
    expect((await page.locator('[data-search-results] mark').allTextContents()).join(' ')).toContain(query);
  });

  it.each([
    ['a translated page', 'en', '/de/docs/guide', '.prose'],
    ['an untranslated page', 'ar', '/ar/docs/english', '.admonition'],
    ['a page from right to left with a suggestion', 'de', '/ar/docs/guide', '.suggestion a'],
  ])('meets nothing that axe finds fault with on %s', async (_, locale, path, selector) => {
    for (const width of [375, 1280]) {
      await comeFrom(locale, { width, height: 800 });
      await open(path);
      await page.locator(selector).first().waitFor();
      for (const mode of ['light', 'dark']) {
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
        expect(await axeFaults(page)).toEqual([]);
      }
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      expect(isWide).toBe(false);
    }
  });
});
