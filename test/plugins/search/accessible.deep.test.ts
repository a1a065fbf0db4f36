// Search by axe: all screens of the pop-up, the search page and the page of an unknown address, in both colours and widths.
import { describe, expect, it } from 'vitest';
import { axeFaults, hasChromium } from '../../chromium.ts';
import { home, search, searchSite } from './search-site.ts';

const widths = { phone: { viewport: { width: 390, height: 844 } }, desk: { viewport: { width: 1280, height: 800 } } };

describe.skipIf(!hasChromium)('search has no fault that axe finds', { timeout: 60_000 }, () => {
  const site = searchSite();

  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, size] of Object.entries(widths))
      it(`${name}, ${colorScheme}`, async () => {
        const { page } = await site.visit(home, { ...size, colorScheme, reducedMotion: 'reduce' });
        const expectNone = async (): Promise<void> => {
          expect(await axeFaults(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        };
        await search(page, '');
        await page.getByText('No recent searches').waitFor();
        await expectNone();
        await search(page, 'widget');
        await page.getByRole('option').first().waitFor();
        await expectNone();
        await search(page, 'zzyzxq');
        await page.getByText('No results found for').waitFor();
        await expectNone();
        await page.context().setOffline(true);
        await search(page, 'gazelle');
        await page.locator('.search-popup-message').waitFor();
        await expectNone();
        await page.context().setOffline(false);
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('Enter');
        await page.waitForURL('**/alerting');
        await search(page, 'rate');
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('Enter');
        await page.locator('.search-popup').waitFor({ state: 'detached' });
        await search(page, '');
        await page
          .getByRole('button', { name: /^Save this search/ })
          .first()
          .click();
        await expectNone();
        for (const path of ['/search', '/search?q=wake', '/docs/next/guides/wigdet-3']) {
          await page.goto(site.url(path));
          await page.locator('.search-versions, .nearest').waitFor();
          if (path.includes('=')) await page.locator('.search-item').first().waitFor();
          await expectNone();
        }
      });
});
