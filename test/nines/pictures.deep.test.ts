// The pictures of the site of Nines: each has words for readers who do not see it, and can be read at any width and in both looks.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, rulesOfColours, startChromium } from '../chromium.ts';
import { cutOff } from '../proofs/in-page/cut-off.ts';
import { smallTargets } from '../proofs/in-page/small-targets.ts';
import { spaceText } from '../proofs/in-page/text-spacing.ts';
import { type NinesSite, serveNines } from './served-nines.ts';

/** Every kind of picture, on a page that has it. */
const pages = [
  '/',
  '/guides/slo-guides/reliability-and-error-budget',
  '/guides/slo-guides/calendar-aligned-slos',
  '/guides/slo-guides/time-slices',
  '/guides/slo-guides/slo-calculations',
  '/alerting',
  '/alerting/observation-model',
  '/alerting/alerting-conditions/burn-rate',
  '/alerting/alerting-use-cases/fast-and-slow-burn',
  '/features/query-delay',
  '/features/budget-adjustments/adjustments-use-cases',
  '/access-management/network-requirements',
  '/nines-agent',
  '/composites',
  '/composites/essentials',
  '/composites/guides/choosing-target',
  '/composites/guides/choosing-weight',
  '/composites/guides/error-budget',
  '/getting-started/slo-introduction',
];

/** What can be seen of each text of a drawing: its size in pixels, and how far it stands out of the figure. */
function texts(): { text: string; size: number; out: number }[] {
  return [...document.querySelectorAll('figure.picture')].flatMap((figure) => {
    const frame = figure.getBoundingClientRect();
    return [...figure.querySelectorAll('svg text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      if (box.width === 0) return [];
      const svg = text.closest('svg');
      const scale = svg?.viewBox.baseVal?.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      return [{ text: text.textContent ?? '', size, out: Math.max(frame.left - box.left, box.right - frame.right, 0) }];
    });
  });
}

describe.skipIf(!hasChromium)('pictures of Nines', () => {
  let site: NinesSite;
  let browser: Browser;
  let page: Page;
  const said: string[] = [];

  beforeAll(async () => {
    site = await serveNines();
    browser = await startChromium();
    page = await browser.newPage({ reducedMotion: 'reduce' });
    page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (fault) => said.push(`${page.url()}: ${fault}`));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it.each(pages)('%s has words for each, and numbers that are numbers', async (path) => {
    await page.goto(`${site.origin}${path}`);
    const drawings = page.locator('figure.picture svg[role=img]');
    expect(await drawings.count()).toBeGreaterThan(0);
    for (const drawing of await drawings.all()) {
      expect((await drawing.locator('> title').textContent())?.length).toBeGreaterThan(10);
      const description = await drawing.locator('> desc').textContent();
      expect(description?.length).toBeGreaterThan(20);
      expect(await drawing.evaluate((svg) => svg.outerHTML)).not.toMatch(/NaN|undefined|Infinity|style=/);
    }
    // Without a style sheet of its own a tone has no colour, and marks are black.
    const marks = page.locator('figure.picture [class*="mark-"]:not(.mark-label), figure.picture .share-part');
    for (const mark of (await marks.all()).slice(0, 6)) {
      const paint = await mark.evaluate((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke].join(' '));
      expect(paint).not.toBe('rgb(0, 0, 0) none');
    }
  });

  it.each([
    [360, 'light'],
    [1280, 'dark'],
  ] as const)('have text of at least 11 px inside their frames at %d px', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const path of pages) {
      await page.goto(`${site.origin}${path}`);
      const all = await page.evaluate(texts);
      expect(all.length, path).toBeGreaterThan(0);
      expect(
        all.filter(({ size, out }) => size < 11 || out > 0),
        path,
      ).toEqual([]);
    }
  });

  it('show all of themselves in narrow windows with text spaced out, and can be met with a thumb', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of pages) {
      await page.goto(`${site.origin}${path}`);
      expect(await page.evaluate(smallTargets, 44), path).toEqual([]);
      await page.evaluate(spaceText, true);
      expect(await page.evaluate(cutOff, 320), path).toEqual([]);
    }
  });

  it('are accessible in light and in dark', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    // A page for each of the parts that pictures are made of.
    for (const path of [
      '/composites',
      '/guides/slo-guides/time-slices',
      '/alerting/alerting-conditions/burn-rate',
      '/nines-agent',
    ]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`${site.origin}${path}`);
      expect(await axeFaults(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await axeFaults(page, rulesOfColours), path).toEqual([]);
    }
  });

  it('says the numbers of the text beside it', async () => {
    await page.goto(`${site.origin}/alerting`);
    const lifecycle = page.locator('figure.picture desc');
    expect(await lifecycle.textContent()).toContain('Alert: 09:48 to 10:29.');
    await page.goto(`${site.origin}/guides/slo-guides/calendar-aligned-slos`);
    await page.getByText('Data table').click();
    const rows = await page.locator('.picture-data tbody tr').allTextContents();
    expect(rows).toContain('03-3132.8%25.6%');
    expect(rows).toContain('04-0153.7%-24.01%');
  });

  it('breaks no policy', () => {
    expect(said).toEqual([]);
  });
});
