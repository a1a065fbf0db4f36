// The calculators of the site of Nines in a browser: typed into, heard, wrong, and without scripts.
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../chromium.ts';
import { SharedWindows } from '../shared-windows.ts';
import { type NinesSite, serveNines } from './served-nines.ts';

const ofBudget = '/guides/slo-guides/slo-calculations';
const ofBurnRate = '/alerting/alerting-conditions/burn-rate';
const ofProse = '/glossary';

/** Bytes of script that a page with a calculator adds to those of a page of text besides React, as `gzip -9` has them. */
const mostScript = 25_000;

describe.skipIf(!hasChromium)('calculators of Nines', () => {
  let site: NinesSite;
  let browser: Browser;
  let windows: SharedWindows;
  const said: string[] = [];

  beforeAll(async () => {
    site = await serveNines();
    browser = await startChromium();
    windows = new SharedWindows(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  afterEach(async () => {
    await windows.clear();
    // What the console says: an error, or a breach of the policy.
    expect(said.splice(0)).toEqual([]);
  });

  async function open(path: string, options: { javaScriptEnabled?: boolean; viewport?: { width: number; height: number } } = {}) {
    const { page } = await windows.lend(options);
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (fault) => said.push(String(fault)));
    await page.goto(`${site.origin}${path}`);
    await toSight(page);
    return page;
  }

  /** There they begin. */
  const toSight = (page: Page) => page.locator('.calculator').first().scrollIntoViewIfNeeded();
  const region = (page: Page, name: string) => page.getByRole('region', { name });
  const cells = async (page: Page, name: string) =>
    (await region(page, name).locator('tbody tr').allTextContents()).map((row) => row.trim());

  it('compute an error budget while one types, and announce it', async () => {
    const page = await open(ofBudget);
    const calculator = region(page, 'Error budget calculator');
    await calculator.getByRole('textbox', { name: 'Target', exact: true }).fill('99.5');
    await calculator.getByRole('textbox', { name: 'Time window', exact: true }).fill('28');
    await calculator.getByRole('textbox', { name: 'Events in the window', exact: true }).fill('7,200');
    await expect
      .poll(() => cells(page, 'Error budget calculator'))
      .toEqual(['Timeslices201.6 min (3.36 h)7.2 min', 'Occurrences36 events1.29 events']);
    await expect
      .poll(() => calculator.getByRole('status').textContent())
      .toBe('A target of 99.5% over 28 days allows 3.36 h of bad time, or 36 bad events out of 7,200.');
    await calculator.getByRole('textbox', { name: 'Time window', exact: true }).fill('90');
    await expect.poll(() => calculator.textContent()).toContain('Time windows of more than 31 days are calendar-aligned.');
  });

  it('tell in words what is wrong, and keep the last results', async () => {
    const page = await open(ofBudget);
    const calculator = region(page, 'Error budget calculator');
    const target = calculator.getByRole('textbox', { name: 'Target', exact: true });
    await expect.poll(() => target.isEnabled()).toBe(true);
    await target.fill('100');
    const fault =
      'The target cannot be 100. Enter a percentage of at least 0 and below 100, such as 99.9: a target of 100 leaves no budget.';
    await expect.poll(() => calculator.locator('.calculator-fault').textContent()).toBe(fault);
    expect(await target.getAttribute('aria-invalid')).toBe('true');
    const described = await target.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(fault);
    await expect.poll(() => calculator.getByRole('status').textContent()).toBe(fault);
    expect(await cells(page, 'Error budget calculator')).toContain('Timeslices43.2 min1.44 min');
    expect(await axeFaults(page)).toEqual([]);
    await target.fill('99');
    await expect.poll(() => calculator.locator('.calculator-fault').count()).toBe(0);
  });

  it('tell when a budget ends and which alert notices, with the keyboard alone', async () => {
    const page = await open(ofBurnRate);
    const calculator = region(page, 'Burn rate calculator');
    const rate = calculator.getByRole('textbox', { name: 'Burn rate', exact: true });
    await expect.poll(() => rate.isEnabled()).toBe(true);
    await rate.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await page.keyboard.type('35');
    const rows = () => cells(page, 'Burn rate calculator');
    await expect
      .poll(async () => (await rows()).slice(0, 2))
      .toEqual(['Remaining budget lasts63 h', 'A full budget would last180 h (7.5 days)']);
    await rate.fill('20');
    await expect
      .poll(() => calculator.getByRole('status').textContent())
      .toMatch(
        /^A burn rate of 20 with 35% left of 30 days: the remaining budget lasts 12.6 h. Start with Fast burn: averageBurnRate >= 20 over 5m. It triggers after 5 min, /,
      );
    await calculator.getByRole('textbox', { name: 'Remaining budget', exact: true }).fill('-20');
    await expect.poll(async () => (await rows())[0]).toBe('Remaining budget lastsno time: it is used up');
    await rate.fill('1');
    await expect
      .poll(() => calculator.locator('.calculator-advice').textContent())
      .toMatch(/^No alert is needed at this burn rate/);
  });

  it.each([ofBudget, ofBurnRate])('are tables with the first values where no scripts run: %s', async (path) => {
    const page = await open(path, { javaScriptEnabled: false });
    const name = path === ofBudget ? 'Error budget calculator' : 'Burn rate calculator';
    expect(await region(page, name).getByRole('textbox').count()).toBe(0);
    const first = path === ofBudget ? 'Timeslices43.2 min1.44 min' : 'Remaining budget lasts144 h';
    expect(await cells(page, name)).toContain(first);
    expect(await region(page, name).getByRole('table').first().isVisible()).toBe(true);
  });

  it.each([
    [ofBudget, 360],
    [ofBurnRate, 360],
    [ofBurnRate, 1280],
  ])('are accessible, and never scroll the page sideways: %s at %d px', async (path, width) => {
    const page = await open(path, { viewport: { width, height: 800 } });
    const fields = page.locator('.calculator input');
    await expect.poll(() => fields.first().isEnabled()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const field of await fields.all()) expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const table of await page.locator('.calculator .table-scroll').all()) {
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    }
  });

  it('bring little script besides that of every page', async () => {
    const weigh = async (path: string): Promise<number> => {
      const { page } = await windows.lend({});
      const bodies: Promise<Buffer>[] = [];
      const isOwn = ({ pathname }: URL) => pathname.endsWith('.js') && !pathname.startsWith('/assets/content-');
      const weighed = (response: Response): void => {
        if (isOwn(new URL(response.url()))) bodies.push(response.body());
      };
      page.on('response', weighed);
      await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
      if (path !== ofProse) {
        const loaded = page.waitForResponse((response) => response.url().includes('/assets/content-'));
        await toSight(page);
        await loaded;
        await page.waitForLoadState('networkidle');
      }
      page.off('response', weighed);
      const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
      await windows.clear();
      return sizes.reduce((all, size) => all + size, 0);
    };
    const least = await weigh(ofProse);
    for (const path of [ofBudget, ofBurnRate]) expect((await weigh(path)) - least, path).toBeLessThan(mostScript);
  });
});
