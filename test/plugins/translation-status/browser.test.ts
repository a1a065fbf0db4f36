// Pages on the state of translations in a browser: for axe, on phones, from right to left, in the dark, and without scripts.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../chromium.ts';
import { readTree } from '../../session/incremental/tree.ts';
import { type NavSite, serveNavSite } from '../../theme/browser/nav-site.ts';
import { config, recordedSite } from './site.ts';

describe.skipIf(!hasChromium)('a translator', { timeout: 90_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let page: Page;
  const removed: (() => void)[] = [];
  beforeAll(async () => {
    const folders = 'docs/a-folder-with-a-name-that-has-no-room-on-a-phone/page.md';
    const root = await recordedSite({ [folders]: '# Page\n' }, (remove) => removed.push(remove));
    const files = [...readTree(root)].filter(([path]) => !path.startsWith('.slodocs/'));
    [browser, site] = await Promise.all([
      startChromium(),
      serveNavSite({ ...Object.fromEntries(files), 'site.config.ts': config() }),
    ]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    for (const remove of removed) remove();
  });

  it.each(['/translations', '/translations/de'])('meets nothing that axe finds fault with at %s, on any screen', async (path) => {
    for (const width of [320, 1280]) {
      page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto(site.url(path));
      await page.locator('progress').first().waitFor();
      for (const [dir, theme] of [
        ['ltr', 'light'],
        ['rtl', 'dark'],
      ] as const) {
        await page.evaluate(
          ([dir, theme]) => {
            document.documentElement.dir = dir;
            document.documentElement.setAttribute('data-theme', theme);
          },
          [dir, theme] as const,
        );
        expect(await axeFaults(page)).toEqual([]);
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
        expect(isWide, `${width} ${dir}`).toBe(false);
      }
      expect(faults).toEqual([]);
      await page.close();
    }
  });

  it('finds the way from the overview to a stale page without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(site.url('/translations'));
    await page.getByRole('row', { name: 'Deutsch' }).getByRole('link').click();
    const stale = page.getByRole('region', { name: 'Stale 2' });
    expect(await stale.getByRole('listitem').count()).toBe(2);
    await stale.getByRole('link', { name: /^Translation ?: Stale page/ }).click();
    expect(page.url()).toBe(site.url('/de/docs/guides/stale'));
    await context.close();
  });
});
