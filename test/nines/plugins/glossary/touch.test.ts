// Terms of the glossary under a finger, a mouse and a keyboard.
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../../chromium.ts';
import { configText } from '../../../pipeline/built-site.ts';
import { desk, openWindow, phone } from '../../../proofs/visit.ts';
import { deepTest } from '../../../property-runs.ts';
import { type NavSite, serveNavSite } from '../../../theme/browser/nav-site.ts';

const plugin = fileURLToPath(new URL('../../../../site/plugins/glossary/glossary.ts', import.meta.url));
const options = "{ page: 'docs/glossary.md', route: '/docs/glossary', words: 'words.yml' }";

describe.skipIf(!hasChromium)('a term', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let context: BrowserContext;

  beforeAll(async () => {
    browser = await startChromium();
    site = await serveNavSite({
      'site.config.ts': configText(`  plugins: [glossary(${options})],\n`).replace(
        '\n\n',
        `\nimport { glossary } from ${JSON.stringify(plugin)};\n\n`,
      ),
      'words.yml': 'manual: []\nexact: []\nalso: {}\n',
      'docs/glossary.md': '# Glossary\n\n### Burn rate\n\nHow fast a budget is spent.\n\n### Error budget\n\nWhat may fail.\n',
      'docs/page.md': '# Page\n\nWatch the burn rate of an error budget.\n',
    });
  }, 120_000);
  afterEach(() => context.close());
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(size: Parameters<typeof openWindow>[1]) {
    context = await openWindow(browser, size);
    const page = await context.newPage();
    await page.goto(site.url('/docs/page'));
    const [first, second] = [page.locator('a.glossary-term').first(), page.locator('a.glossary-term').nth(1)];
    return { page, first, second, shown: () => page.locator('a.glossary-term[data-shown]').allTextContents() };
  }

  deepTest('shows its meaning at the first touch, and leads to the glossary at the second', async () => {
    const { page, first, second, shown } = await open({ ...phone, hasTouch: true });
    await first.tap();
    expect(await shown()).toEqual(['burn rate']);
    expect(await first.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
      'How fast a budget is spent.',
    );
    expect(new URL(page.url()).pathname).toBe('/docs/page');
    await second.tap();
    expect(await shown()).toEqual(['error budget']);
    await page.getByRole('heading', { level: 1 }).tap();
    expect(await shown()).toEqual([]);
    await second.tap();
    expect(await axeFaults(page)).toEqual([]);
    await second.tap();
    await page.waitForURL(/\/docs\/glossary#error-budget$/);
  });

  it('is followed at the first click of a mouse, and tells what it means to a keyboard', async () => {
    const { page, first, shown } = await open(desk);
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await first.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
      'How fast a budget is spent.',
    );
    await first.click();
    await page.waitForURL(/\/docs\/glossary#burn-rate$/);
    expect(await shown()).toEqual([]);
  });
});
