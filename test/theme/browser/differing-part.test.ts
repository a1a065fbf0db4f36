// A part of the theme that prints something else in the browser: React makes the page anew, and its body has to stand.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { serveSite } from '../../proofs/served-site.ts';

const root = fileURLToPath(new URL('../../tools/verify/fixtures/slot', import.meta.url));

test.skipIf(!hasChromium)('the body of a page outlives a part that differs', { timeout: 120_000 }, async () => {
  const site = await serveSite(root);
  const browser = await startChromium();
  try {
    const page = await browser.newPage();
    await page.goto(site.url('/docs/'));
    await page.getByText('Read by somebody').waitFor();
    expect(await page.getByRole('main').getByText('Text.').isVisible()).toBe(true);
  } finally {
    await browser.close();
    await site.close();
  }
});
