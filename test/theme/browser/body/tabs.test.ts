// Tabs as readers choose among them, and closed parts that an address leads into.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../../chromium.ts';
import { desk, openWindow, phone } from '../../../proofs/visit.ts';
import { deepTest } from '../../../property-runs.ts';
import { sampled } from '../../../sampled.ts';
import { type BodySite, type OpenedPage, openPage, serveBodySite } from '../body-site.ts';

const keyOf = (group: string): string => `docusaurus.tab.${group}`;

describe.skipIf(!hasChromium)('tabs', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: BodySite;
  let context: BrowserContext;
  const messages: string[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([serveBodySite('tabs.mdx', 'folded.md'), startChromium()]);
  }, 120_000);
  afterEach(async () => {
    await context.close();
    expect(messages.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await site.remove();
  });

  async function enter(options: BrowserContextOptions, stored: Readonly<Record<string, string>> = {}): Promise<void> {
    context = await openWindow(browser, options);
    await context.addInitScript((choices) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'yes');
      for (const [key, value] of Object.entries(choices)) localStorage.setItem(key, value);
    }, stored);
  }

  /** Until its tabs can be chosen. */
  async function open(path = '/docs/tabs'): Promise<OpenedPage> {
    const page = await openPage(context, site.url(path), messages);
    if (path.includes('tabs')) await page.getByRole('tab').first().waitFor();
    return page;
  }

  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true, includeHidden: true });
  const chosen = (page: Page): Promise<string[]> => page.locator('[role=tab][aria-selected=true]').allTextContents();
  const place = (page: Page, name: string) => tab(page, name).evaluate((label) => label.getBoundingClientRect().top);
  const twoFrames = (page: Page) =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const shifts = async (page: OpenedPage) => (await page.watched()).shifts;

  it.each(sampled([desk, phone], 1))('shows one panel, and moves nothing on load: $viewport.width px', async (window) => {
    await enter(window);
    const page = await open();
    expect(await chosen(page)).toEqual(['npm', 'Linux', 'Yarn inside', 'npm below']);
    expect(await page.getByText('npm is shown.', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('pnpm is shown.').isVisible()).toBe(false);
    expect(await page.getByText('Number one.').isVisible()).toBe(false);
    const panel = page.getByRole('tabpanel', { name: 'npm', exact: true });
    expect(await panel.textContent()).toContain('npm is shown.');
    expect(await page.getByRole('tablist').count()).toBe(5);
    expect(await shifts(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    expect((await page.watched()).refused).toEqual([]);
  });

  deepTest.each([desk, phone])('begins with what the reader chose before, without a move: $viewport.width px', async (window) => {
    await enter(window, { [keyOf('pm')]: 'yarn', [keyOf('os')]: 'mac' });
    const page = await open();
    expect(await chosen(page)).toEqual(['Yarn', 'Yarn inside', 'macOS', 'Yarn below']);
    expect(await shifts(page)).toEqual([]);
  });

  deepTest('ignores a kept choice where a group has no such tab', async () => {
    await enter(desk, { [keyOf('pm')]: 'bun' });
    const page = await open();
    expect(await chosen(page)).toEqual(['npm', 'Linux', 'Bun inside', 'npm below']);
    expect(await shifts(page)).toEqual([]);
  });

  deepTest('shows the same before its module has come, and all where that never comes', async () => {
    await enter(desk, { [keyOf('pm')]: 'pnpm' });
    let send = (): void => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await context.route('**/client-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const page = await openPage(context, site.url('/docs/tabs?os=mac'), messages, 'commit');
    await page.getByText('pnpm is shown.').waitFor();
    await page.getByText('An apple.').waitFor();
    expect(await page.getByText('npm is shown.', { exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole('tab').count()).toBe(0);
    send();
    await page.getByRole('tab').first().waitFor();
    await expect.poll(() => chosen(page)).toEqual(['pnpm', 'Yarn inside', 'macOS', 'npm below']);
    expect(await shifts(page)).toEqual([]);
    await page.close();
    await context.unroute('**/client-*.js');
    await context.route('**/client-*.js', (route) => route.abort());
    const broken = await context.newPage();
    await broken.goto(site.url('/docs/tabs'));
    await broken.getByText('npm is shown.', { exact: true }).waitFor();
    expect(await broken.getByText('Number two.').isVisible()).toBe(true);
  });

  deepTest('chooses by a click for the whole group, keeps its place, and remembers', async () => {
    await enter(desk);
    const page = await open();
    await tab(page, 'Yarn below').scrollIntoViewIfNeeded();
    // The event of this scroll comes with the next frame.
    await twoFrames(page);
    await page.evaluate(() => Object.assign(globalThis, { heard: 0 }));
    const before = await place(page, 'Yarn below');
    await page.evaluate(() => addEventListener('scroll', () => Object.assign(globalThis, { heard: 1 })));
    await tab(page, 'Yarn below').click();
    expect(await chosen(page)).toEqual(['Yarn', 'Linux', 'Yarn inside', 'Yarn below']);
    expect(Math.abs((await place(page, 'Yarn below')) - before)).toBeLessThan(1);
    await twoFrames(page);
    expect(await page.evaluate('heard')).toBe(0);
    expect(Math.abs((await place(page, 'Yarn below')) - before)).toBeLessThan(1);
    expect(await stored(page, keyOf('pm'))).toBe('yarn');
    await page.reload();
    await page.getByRole('tab').first().waitFor();
    expect(await chosen(page)).toEqual(['Yarn', 'Linux', 'Yarn inside', 'Yarn below']);
  });

  deepTest('hears of the choice in another window', async () => {
    await enter(desk);
    const [one, two] = [await open(), await open()];
    await tab(one, 'Yarn').click();
    await two.locator('[aria-selected=true]:text-is("Yarn")').waitFor();
    expect(await chosen(two)).toEqual(['Yarn', 'Linux', 'Yarn inside', 'Yarn below']);
  });

  deepTest('reads and writes the address', async () => {
    await enter(desk, { [keyOf('os')]: 'linux' });
    const page = await open('/docs/tabs?os=mac&x=1#together');
    expect(await chosen(page)).toEqual(['npm', 'Yarn inside', 'macOS', 'npm below']);
    expect(await stored(page, keyOf('os'))).toBe('linux');
    const length = await page.evaluate('history.length');
    await tab(page, 'Linux').click();
    expect(page.url()).toBe(site.url('/docs/tabs?os=linux&x=1#together'));
    expect(await page.evaluate('history.length')).toBe(length);
  });

  it('is used by keyboard alone', async () => {
    await enter(desk);
    const page = await open();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await tab(page, 'npm').focus();
    const keys = [
      ['ArrowRight', 'Yarn'],
      ['End', 'pnpm'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'pnpm'],
      ['Home', 'npm'],
      ['ArrowRight', 'Yarn'],
    ];
    for (const [key = '', name] of keys) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(name);
    }
    expect((await chosen(page))[0]).toBe('npm');
    await page.keyboard.press('Enter');
    expect((await chosen(page))[0]).toBe('Yarn');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    expect((await chosen(page))[0]).toBe('pnpm');
    expect(await tab(page, 'npm').getAttribute('tabindex')).toBe('-1');
    expect(await tab(page, 'pnpm').getAttribute('tabindex')).toBe('0');
    // Where none is chosen, the first can be reached.
    expect(await tab(page, 'One').getAttribute('tabindex')).toBe('0');
    await tab(page, 'One').focus();
    await page.keyboard.press('Enter');
    expect(await page.getByText('Number one.').isVisible()).toBe(true);
  });

  deepTest('is chosen by touch, on labels of 44 px', async () => {
    await enter(phone);
    const page = await open();
    for (const label of await page.getByRole('tab').all()) {
      const box = await label.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await tab(page, 'macOS').tap();
    expect(await page.getByText('An apple.').isVisible()).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  deepTest('opens what an address leads to: when the page is opened, by a link, and by the hash alone', async () => {
    await enter(desk);
    const isInSight = async (page: Page, name: string): Promise<boolean> => {
      const heading = page.getByRole('heading', { name });
      await heading.waitFor();
      return heading.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      });
    };
    let page = await open('/docs/tabs#in-yarn');
    expect(await isInSight(page, 'In yarn')).toBe(true);
    expect((await chosen(page))[0]).toBe('Yarn');
    expect(await stored(page, keyOf('pm'))).toBe(null);
    page = await open();
    for (const [link, name] of [
      ['To yarn', 'In yarn'],
      ['to the apple', 'In the apple'],
    ] as const) {
      await page.getByRole('link', { name: link }).click();
      expect(await isInSight(page, name), name).toBe(true);
    }
    expect(await page.locator('.tabs details').evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
    page = await open('/docs/folded');
    await page.locator('html[data-tabs]').waitFor();
    await page.evaluate(() => {
      location.hash = '#deep-in-it';
    });
    expect(await isInSight(page, 'Deep in it')).toBe(true);
    page = await open('/docs/folded#deep-in-it');
    expect(await isInSight(page, 'Deep in it')).toBe(true);
    page = await open('/docs/folded#100%');
  });

  deepTest('lets the search of the browser into hidden tabs', async () => {
    await enter(desk);
    const page = await open();
    const panel = page.locator('.tab-content', { hasText: 'pnpm is shown.' });
    expect(await panel.getAttribute('hidden')).toBe('until-found');
    await panel.dispatchEvent('beforematch');
    expect((await chosen(page))[0]).toBe('pnpm');
    expect(await page.getByText('pnpm is shown.').isVisible()).toBe(true);
  });

  deepTest('works where nothing can be kept, and says so once', async () => {
    await enter(desk);
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    const page = await open();
    await tab(page, 'Yarn').click();
    await tab(page, 'macOS').click();
    expect(await chosen(page)).toEqual(['Yarn', 'Yarn inside', 'macOS', 'Yarn below']);
    expect(messages.splice(0)).toEqual([expect.stringContaining('only to this page')]);
  });

  deepTest('stays a list of all without a script, and on paper', async () => {
    await enter({ ...desk, javaScriptEnabled: false });
    const silent = await context.newPage();
    await silent.goto(site.url('/docs/tabs'));
    for (const text of ['npm is shown.', 'pnpm is shown.', 'Inner bun.', 'Number two.'])
      expect(await silent.getByText(text, { exact: true }).isVisible(), text).toBe(true);
    await context.close();
    await enter(desk);
    const page = await open();
    await page.emulateMedia({ media: 'print' });
    for (const text of ['npm is shown.', 'pnpm is shown.', 'Inner bun.', 'Number two.'])
      expect((await page.getByText(text, { exact: true }).boundingBox())?.height, text).toBeGreaterThan(10);
  });

  deepTest.each(['light', 'dark'] as const)('is accessible after a choice, %s, and in forced colours', async (colorScheme) => {
    await enter({ ...desk, colorScheme });
    const page = await open();
    await tab(page, 'macOS').click();
    await tab(page, 'Two').click();
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const lines = await page
      .getByRole('tab')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBlockEndColor));
    expect(new Set(lines).size).toBe(2);
  });
});
