// Blocks of code as readers copy and wrap them.
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../../chromium.ts';
import { desk, openWindow, phone } from '../../../proofs/visit.ts';
import { deepTest } from '../../../property-runs.ts';
import { type BodySite, openPage, serveBodySite } from '../body-site.ts';

const copyLabel = 'Copy code to clipboard';
const wrapLabel = 'Toggle word wrap';

describe.skipIf(!hasChromium)('code tools', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: BodySite;
  let context: BrowserContext;
  const messages: string[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([serveBodySite('code.md', 'long.md'), startChromium()]);
  }, 120_000);
  afterEach(async () => {
    await context.close();
    expect(messages.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await site.remove();
  });

  async function open(options: BrowserContextOptions, path = '/docs/code') {
    context = await openWindow(browser, options);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url('') });
    const page = await openPage(context, site.url(path), messages);
    await page.locator('.code-tools').first().waitFor({ state: 'attached' });
    return page;
  }

  const block = (page: Page, index: number): Locator => page.locator('.code-block').nth(index);
  const copyOf = (one: Locator): Locator => one.locator('.code-copy');
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const opacity = (one: Locator) => one.locator('.code-tools').evaluate((tools) => getComputedStyle(tools).opacity);

  deepTest('copies the code: no numbers, no line that is struck out, no line break at its end', async () => {
    const page = await open(desk);
    await block(page, 0).hover();
    const copy = copyOf(block(page, 0));
    expect(await copy.getAttribute('title')).toBe('Copy');
    await copy.click();
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await copy.getAttribute('title')).toBe('Copied');
    expect(await page.getByRole('status').first().textContent()).toBe('Copied');
    expect(await clipboard(page)).toBe('const one = 1;\nconst three = 3;');
    await block(page, 0).getByRole('button', { name: copyLabel }).waitFor();
    expect(await block(page, 0).getByRole('status').textContent()).toBe('');
    await copyOf(block(page, 2)).click();
    await block(page, 2).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe('npm install slodocs');
    expect((await page.watched()).shifts).toEqual([]);
    expect((await page.watched()).refused).toEqual([]);
  });

  deepTest('copies where the browser offers no clipboard, and leaves the focus where it is', async () => {
    const page = await open(desk);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));
    const copy = copyOf(block(page, 2));
    await copy.focus();
    await page.keyboard.press('Enter');
    await block(page, 2).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.locator('textarea').count()).toBe(0);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
    expect(await clipboard(page)).toBe('npm install slodocs');
  });

  deepTest('wraps long lines, and offers that only where there are some', async () => {
    const page = await open(desk);
    const long = block(page, 1);
    const wrap = long.getByRole('button', { name: wrapLabel });
    await long.hover();
    await wrap.waitFor();
    expect(await block(page, 0).getByRole('button', { name: wrapLabel }).count()).toBe(0);
    const overflow = () => long.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    expect(await wrap.getAttribute('aria-pressed')).toBe('false');
    await wrap.click();
    expect(await wrap.getAttribute('aria-pressed')).toBe('true');
    expect(await overflow()).toBe(0);
    expect(await wrap.isVisible()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await wrap.click();
    expect(await overflow()).toBeGreaterThan(0);
    // What fits the desk does not fit a narrow window.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.querySelector('.code-block code')?.append('x'.repeat(80)));
    await block(page, 0).locator('.code-wrap:not([hidden])').waitFor({ state: 'attached' });
  });

  deepTest('shows buttons to those who point or come by keyboard, always on a phone', async () => {
    const page = await open(desk);
    expect(await opacity(block(page, 0))).toBe('0');
    await block(page, 0).hover();
    expect(await opacity(block(page, 0))).toBe('1');
    await block(page, 1).locator('pre').focus();
    expect(await opacity(block(page, 1))).toBe('1');
    for (const _ of ['wrap', 'copy', 'the next block']) await page.keyboard.press('Tab');
    // Nothing scrolls there: its code is no stop.
    expect(await copyOf(block(page, 2)).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await opacity(block(page, 2))).toBe('1');
    await context.close();
    const small = await open(phone);
    expect(await opacity(block(small, 0))).toBe('1');
    const box = await copyOf(block(small, 0)).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    // The language stands at the other end of the strip, and hides no button.
    const ofLanguage = (one: Element) => Number.parseFloat(getComputedStyle(one, '::after').width);
    expect(await block(small, 3).evaluate((one) => getComputedStyle(one, '::after').content)).toContain('js');
    expect(await block(small, 3).evaluate(ofLanguage)).toBeLessThan(100);
    // A single line has no strip and wraps, so that nothing hides what the button does not lie over.
    expect(await block(small, 1).evaluate((one) => getComputedStyle(one, '::after').display)).toBe('none');
    expect(await block(small, 1).evaluate((one) => one.querySelector('pre')?.scrollWidth === one.clientWidth)).toBe(true);
    const line = block(small, 3).locator('.line').first();
    const height = async (one: Locator): Promise<number> => (await one.boundingBox())?.height ?? 0;
    expect(await height(block(small, 4))).toBeLessThan((await height(block(small, 3))) - (await height(line)));
    const anchors = small.locator('.heading-anchor');
    const sizes = await anchors.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(24);
    await copyOf(block(small, 0)).tap();
    await block(small, 0).getByRole('button', { name: 'Copied' }).waitFor();
    expect((await small.watched()).shifts).toEqual([]);
    expect(await axeFaults(small)).toEqual([]);
  });

  deepTest('is a stop of the key Tab where it scrolls, and everywhere without a script', async () => {
    const page = await open(desk);
    const stops = () => page.locator('pre').evaluateAll((all) => all.slice(0, 3).map((pre) => pre.getAttribute('tabindex')));
    await expect.poll(stops).toEqual([null, '0', null]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.querySelector('.code-block code')?.append('x'.repeat(80)));
    await expect.poll(stops).toEqual(['0', '0', null]);
    // A table of a component has no box around it.
    await page.evaluate(() => {
      const cells = Array.from({ length: 12 }, (_, n) => `<td>unbreakable-${n}</td>`).join('');
      document.querySelector('.prose')?.insertAdjacentHTML('beforeend', `<table><tbody><tr>${cells}</tr></tbody></table>`);
    });
    await page.locator('.prose > table[tabindex="0"]').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
    context = await openWindow(browser, { ...desk, javaScriptEnabled: false });
    const silent = await context.newPage();
    await silent.goto(site.url('/docs/code'));
    expect(await silent.locator('pre:not([tabindex="0"])').count()).toBe(0);
  });

  deepTest('adds buttons to blocks that come near alone', async () => {
    const page = await open(desk);
    expect(await page.locator('.code-block').count()).toBe(63);
    expect(await page.locator('.code-tools').count()).toBeLessThan(20);
    await block(page, 60).scrollIntoViewIfNeeded();
    await copyOf(block(page, 60)).waitFor({ state: 'attached' });
    expect((await page.watched()).shifts).toEqual([]);
  });

  deepTest('copies ten thousand lines in an instant', async () => {
    const page = await open(desk, '/docs/long');
    await block(page, 0).hover();
    const time = await copyOf(block(page, 0)).evaluate((button) => {
      const start = performance.now();
      (button as HTMLElement).click();
      return performance.now() - start;
    });
    await block(page, 0).getByRole('button', { name: 'Copied' }).waitFor();
    expect((await clipboard(page)).split('\n')).toHaveLength(10_000);
    expect(time).toBeLessThan(200);
  });

  deepTest('has no buttons without a script, and none on paper', async () => {
    const page = await open(desk);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.code-tools').first().isVisible()).toBe(false);
    await context.close();
    context = await openWindow(browser, { ...desk, javaScriptEnabled: false });
    const silent = await context.newPage();
    await silent.goto(site.url('/docs/code'));
    expect(await silent.getByRole('button').count()).toBe(0);
  });
});
