// A site in German in a browser: what scripts say is German as well, and a page that runs from right to left is mirrored.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { german } from '#model/strings/de';
import { english } from '#model/strings/strings';
import { hasChromium, startChromium } from '../chromium.ts';
import { deepTest } from '../property-runs.ts';
import { type NavSite, serveNavSite } from '../theme/browser/nav-site.ts';
import { germanSite } from './german-site.ts';
import { foreignPhrases, found, textsOfHtml } from './seen-words.ts';

describe.skipIf(!hasChromium)('a site in German, awake', { timeout: 90_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let page: Page;
  const faults: string[] = [];
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveNavSite(germanSite)]);
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (/hydrat/i.test(message.text())) faults.push(message.text());
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const open = async (path: string): Promise<void> => {
    await page.goto(site.url(path));
    await page.waitForSelector('html[data-has-hydrated]');
  };
  const foreign = async (): Promise<readonly string[]> =>
    found({ [new URL(page.url()).pathname]: textsOfHtml(await page.content()) }, foreignPhrases(english, german));

  deepTest('says nothing in English on pages that scripts have changed', async () => {
    for (const path of [
      '/docs/next/anfang',
      '/docs/next/kaputt',
      '/blog/',
      '/search',
      '/docs/next/tags',
      '/nirgends',
      '/docs/next/verborgen',
    ]) {
      await open(path);
      expect(await foreign()).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  it('names its tools in German', async () => {
    await open('/docs/next/anfang');
    const copy = page.locator('.code-copy').first();
    await copy.waitFor();
    expect(await copy.getAttribute('aria-label')).toBe('Code in die Zwischenablage kopieren');
    expect(await page.locator('.code-wrap').first().getAttribute('title')).toBe('Zeilenumbruch umschalten');
    const menu = page.locator('summary.navbar-link').first();
    expect(await menu.getAttribute('title')).toBe('Menü aufklappen');
    await menu.click();
    await expect.poll(() => menu.getAttribute('title')).toBe('Menü zuklappen');
    await open('/docs/next/kaputt');
    expect(await page.locator('.fault button').textContent()).toBe('Erneut versuchen');
  });

  deepTest('stays German on pages that follow', async () => {
    await open('/docs/next/formel');
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.locator('.pager-next').click();
    await page.waitForURL(/kaputt/);
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
    expect(await foreign()).toEqual([]);
  });

  deepTest('turns arrows where a page runs from right to left, and leaves code as it is', async () => {
    const arrow = (): Promise<string> =>
      page.locator('.pager-next .pager-direction').evaluate((element) => getComputedStyle(element, '::after').content);
    await open('/docs/next/anfang');
    expect(await arrow()).toContain('→');
    await page.locator('.pager-next').click();
    await page.waitForURL(/arabisch/);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await arrow()).toContain('←');
    expect(await page.locator('pre').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });
});
