// Images as readers open them large.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../../chromium.ts';
import { desk, openWindow, phone } from '../../../proofs/visit.ts';
import { deepTest } from '../../../property-runs.ts';
import { type BodySite, openPage, serveBodySite } from '../body-site.ts';

describe.skipIf(!hasChromium)('images', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: BodySite;
  let context: BrowserContext;
  const messages: string[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([serveBodySite('images.md'), startChromium()]);
  }, 120_000);
  afterEach(async () => {
    await context.close();
    expect(messages.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await site.remove();
  });

  async function open(options: BrowserContextOptions) {
    context = await openWindow(browser, options);
    const page = await openPage(context, site.url('/docs/images'), messages);
    await zoomOf(page).waitFor();
    return page;
  }

  const zoomOf = (page: Page) => page.getByRole('button', { name: 'Zoom A wide chart' });
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'A wide chart' });
  const isBack = (page: Page) => zoomOf(page).evaluate((image) => image === document.activeElement);

  deepTest('opens what is shown smaller than it is, and nothing else', async () => {
    const page = await open(desk);
    expect(await page.locator('.prose img[role=button]').count()).toBe(1);
    const before = await page.locator('.prose img').first().boundingBox();
    await zoomOf(page).click();
    const dialog = dialogOf(page);
    await dialog.waitFor();
    const large = await dialog.locator('img').boundingBox();
    expect(large?.width).toBeGreaterThan(before?.width ?? 0);
    expect(large?.width).toBeLessThanOrEqual(1440);
    expect(await axeFaults(page)).toEqual([]);
    expect((await page.watched()).refused).toEqual([]);
    await dialog.click();
    await dialog.waitFor({ state: 'detached' });
    expect(await isBack(page)).toBe(true);
    expect(await page.locator('.prose img').first().boundingBox()).toEqual(before);
    expect((await page.watched()).shifts).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
  });

  deepTest.each(['Enter', 'Space'])('opens by the key %s, closes by Escape, and gives the focus back', async (key) => {
    const page = await open(desk);
    await zoomOf(page).focus();
    await page.keyboard.press(key);
    await dialogOf(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Close');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await isBack(page)).toBe(true);
    await page.keyboard.press(key);
    await dialogOf(page).waitFor();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  deepTest('closes when the page is scrolled', async () => {
    const page = await open(desk);
    await zoomOf(page).click();
    await dialogOf(page).waitFor();
    await page.waitForTimeout(400);
    await page.mouse.wheel(0, 200);
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  deepTest('stays open while the page still glides', async () => {
    const page = await open(desk);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-zoom]')?.click();
      for (let count = 0; count < 8; count++) setTimeout(() => scrollBy(0, 10), 60 * count);
    });
    await page.waitForFunction(() => scrollY === 80);
    expect(await dialogOf(page).isVisible()).toBe(true);
    // What comes after a rest is meant.
    await page.waitForTimeout(400);
    await page.evaluate(() => scrollBy(0, 10));
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  deepTest('opens by touch, as wide as the screen', async () => {
    const page = await open(phone);
    await zoomOf(page).tap();
    await dialogOf(page).waitFor();
    expect((await dialogOf(page).locator('img').boundingBox())?.width).toBe(390);
    await page.touchscreen.tap(200, 700);
    await dialogOf(page).waitFor({ state: 'detached' });
  });

  it('takes the size of an image as its column has it', async () => {
    const page = await open(desk);
    const dot = page.getByRole('img', { name: 'A small dot' });
    await dot.evaluate((image: HTMLImageElement) => image.style.setProperty('width', '20px'));
    await page.getByRole('button', { name: 'Zoom A small dot' }).waitFor();
    await page.locator('.prose [alt="A small dot"]').evaluate((image: HTMLImageElement) => image.style.removeProperty('width'));
    await dot.waitFor();
  });

  it('is an image without a script', async () => {
    context = await openWindow(browser, { ...desk, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url('/docs/images'));
    expect(await page.getByRole('img', { name: 'A wide chart' }).isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
  });
});
