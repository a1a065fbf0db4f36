// Search while a site is written: the pop-up finds what is saved, without a build.
import { expect, onTestFinished, test } from 'vitest';
import { hasChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { openTab } from './dev-tab.ts';

test.skipIf(!hasChromium)('the pop-up finds pages, and what an edit has brought', { timeout: 60_000 }, async () => {
  const tab = await openTab({
    'site.config.ts': configText().replace(', search: false', ''),
    'docs/index.md': '# Home\n\nWelcome.\n',
    'docs/gates.md': '# Gates\n\nA gate is opened by a quagga.\n',
  });
  onTestFinished(() => tab.close());
  const { page, server } = tab;
  await page.goto(new URL('/docs', server.url).href);
  await page.waitForSelector('html[data-has-hydrated] .search-button[aria-label*="+K"]');
  const addresses = async (text: string): Promise<readonly (string | null)[]> => {
    if (!(await page.locator('.search-popup-input').isVisible())) await page.keyboard.press('Control+k');
    await page.locator('.search-popup-input').fill(text);
    await page.getByRole('option').first().waitFor();
    return page.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('href')));
  };
  expect(await addresses('quagga')).toEqual(['/docs/gates']);
  await page.keyboard.press('Escape');
  tab.edit('docs/gates.md', (text) => `${text}\n## Numbats {#numbats}\n\nThe numbat digs below it.\n`);
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return addresses('numbat').catch(() => []);
    })
    .toEqual(['/docs/gates#numbats']);
});
