// Pages that are hard to lay out: long titles, a full navbar, files that do not come, either direction of writing.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { configText, writeSite } from '../../pipeline/built-site.ts';
import { cutOff } from '../../proofs/in-page/cut-off.ts';
import { lostDrawings } from '../../proofs/in-page/lost-drawings.ts';
import { type ServedSite, serveSite } from '../../proofs/served-site.ts';
import { desk, openWindow } from '../../proofs/visit.ts';

const word = 'Servicelevelobjective'.repeat(10).slice(0, 200);
const words = 'Every promise has a price '.repeat(8).slice(0, 200).trim();
const items = Array.from({ length: 60 }, (_, n) => `{ label: 'Entry ${n}', to: '/docs/${n % 2 ? 'word' : 'words'}' }`);
const text = 'Every promise has a price, and a budget says how much of it is left. '.repeat(12);
const files = {
  'site.config.ts': configText(
    `  theme: { fonts: 'inter', navbar: { items: [${items}] }, docs: { sidebar: { hideable: true } } },\n`,
  ),
  'docs/word.md': `---\ntitle: ${word}\n---\n\n${text}\n\n![A chart of the budget](/chart.png)\n\n## ${word}\n\n${text}\n`,
  'docs/words.md': `---\ntitle: ${words}\n---\n\n${text}\n\n## ${words}\n\n${text}\n`,
  'static/chart.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ) as unknown as string,
};

const sizes = [
  [1440, 900],
  [1000, 768],
  [390, 844],
  [320, 640],
  // 1280 by 1024, enlarged to 400 percent.
  [320, 256],
] as const;

describe.skipIf(!hasChromium)('a page that is hard to lay out', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: ServedSite;
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-extremes-')));

  beforeAll(async () => {
    writeSite(root, files);
    [site, browser] = await Promise.all([serveSite(root), startChromium()]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await site.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** With neither its typeface nor its images. */
  const open = async (path: string): Promise<Page> => {
    const context = await openWindow(browser, desk);
    const page = await context.newPage();
    await page.route(/\.(?:woff2|png|avif|webp)$/, (route) => route.abort());
    await page.goto(site.url(path));
    return page;
  };

  it.each(['/docs/word', '/docs/words'])('shows all of %s, in any window and either direction', async (path) => {
    const page = await open(path);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(cutOff, width), `${dir}, ${width} px`).toEqual([]);
      }
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(lostDrawings)).toEqual([]);
    await page.context().close();
  });

  it('says what an image shows that does not come, and keeps its text in a typeface of the system', async () => {
    const page = await open('/docs/word');
    const image = page.getByRole('img', { name: 'A chart of the budget' });
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(0);
    expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(false);
    expect(
      await page
        .locator('.prose p')
        .first()
        .evaluate((element) => element.getBoundingClientRect().height),
    ).toBeGreaterThan(40);
    await page.context().close();
  });
});
