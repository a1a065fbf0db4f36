// Colours, announcement, preferred version and the way to the top, as a reader meets them in a real browser.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../chromium.ts';
import type { ServedSite } from '../../proofs/served-site.ts';
import { desk, phone } from '../../proofs/visit.ts';
import { deepTest, isThorough } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { SharedWindows } from '../../shared-windows.ts';
import { serveShell } from './shell-site.ts';

/** What a page was when there first was something to paint. */
interface FirstSight {
  readonly theme: string | undefined;
  readonly choice: string | undefined;
  readonly dismissed: string | undefined;
}

interface Opened {
  readonly page: Page;
  readonly messages: readonly string[];
  stored(key: string): Promise<string | null>;
  root(name: string): Promise<string | null>;
}

const announcement = { id: 'news', content: 'Something is <b>new</b>.' };
const refuseStorage = (): void => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
};
const noteFirstSight = (): void => {
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    const { theme, themeChoice: choice, announcementBarInitiallyDismissed: dismissed } = document.documentElement.dataset;
    Object.assign(window, { firstSight: { theme, choice, dismissed } });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

describe.skipIf(!hasChromium)('the shell in a browser', { timeout: 90_000 }, () => {
  let browser: Browser;
  let site: ServedSite;
  let own: ServedSite;
  let fixed: ServedSite;
  let windows: SharedWindows;
  /** Of windows in which nothing has been opened yet. */
  const emptyPages = new Map<BrowserContext, Page>();

  beforeAll(async () => {
    browser = await startChromium();
    windows = new SharedWindows(browser);
    site = await serveShell({ theme: { announcement } });
    if (!isThorough()) return;
    own = await serveShell({
      theme: {
        colorMode: { respectPrefersColorScheme: false, defaultMode: 'light' },
        announcement: { content: 'Of no id.' },
      },
      storage: { namespace: true },
    });
    fixed = await serveShell({
      theme: { colorMode: { disableSwitch: true }, announcement: { ...announcement, isCloseable: false } },
      storage: { type: 'sessionStorage', namespace: 'two' },
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await Promise.all([site?.close(), own?.close(), fixed?.close()]);
  });
  afterEach(async () => {
    await windows.clear();
    emptyPages.clear();
  });

  async function reader(
    { local = {}, at = site, ...options }: BrowserContextOptions & { local?: Record<string, string>; at?: ServedSite } = {},
    ...scripts: (() => void)[]
  ): Promise<BrowserContext> {
    const stored = Object.keys(local).length > 0 ? { origin: new URL(at.url('/')).origin, items: local } : undefined;
    const { page, context } = await windows.lend(
      { ...desk, colorScheme: 'light', reducedMotion: 'reduce', ...options },
      { ...(stored && { stored }), initScripts: [noteFirstSight, ...scripts] },
    );
    emptyPages.set(context, page);
    return context;
  }

  async function open(context: BrowserContext, url: string, { awake = true } = {}): Promise<Opened> {
    const page = emptyPages.get(context) ?? (await context.newPage());
    emptyPages.delete(context);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.goto(url);
    if (awake) await page.locator('html[data-has-hydrated]').waitFor({ state: 'attached' });
    return {
      page,
      messages,
      stored: (key) => page.evaluate((name) => localStorage.getItem(name), key),
      root: (name) => page.evaluate((one) => document.documentElement.getAttribute(one), name),
    };
  }

  const firstSight = (page: Page): Promise<FirstSight> =>
    page.evaluate(() => (window as unknown as { firstSight: FirstSight }).firstSight);
  const background = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return (context.getImageData(0, 0, 1, 1).data[0] ?? 0) < 128 ? 'dark' : 'light';
    });
  const themeColors = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].flatMap(({ media, content }) =>
        matchMedia(media).matches ? [content] : [],
      ),
    );

  describe('colours', () => {
    test('that a reader has chosen are there before the first frame', async () => {
      const context = await reader({ local: { theme: 'dark' } });
      // What wakes the page up never comes.
      await context.route('**/client-*.js', (route) => route.abort());
      const { page, root } = await open(context, site.url('/'), { awake: false });
      expect(await firstSight(page)).toMatchObject({ theme: 'dark', choice: 'dark' });
      expect(await background(page)).toBe('dark');
      expect(await themeColors(page)).toEqual(['#101616']);
      expect(await page.locator('.color-mode').isDisabled()).toBe(true);
      expect(await root('data-theme-choice')).toBe('dark');
    });

    test('go round: light, dark, system, light', async () => {
      const { page, messages, root, stored } = await open(await reader({ local: { theme: 'light' } }), site.url('/'));
      const button = page.locator('.color-mode');
      const seen: unknown[] = [];
      for (const _ of 'four') {
        const label = await button.getAttribute('aria-label');
        seen.push([
          await button.getAttribute('title'),
          await root('data-theme'),
          await root('data-theme-choice'),
          await stored('theme'),
        ]);
        expect(label).toBe(`Switch between dark and light mode (currently ${(seen.at(-1) as string[])[0]})`);
        await button.press('Enter');
      }
      expect(seen).toEqual([
        ['light mode', 'light', 'light', 'light'],
        ['dark mode', 'dark', 'dark', 'dark'],
        ['system mode', 'light', 'system', null],
        ['light mode', 'light', 'light', 'light'],
      ]);
      expect(await button.getAttribute('aria-live')).toBeNull();
      expect(messages).toEqual([]);
    });

    deepTest('go to and fro where the system has no say, under the name space of the site', async () => {
      const { page, root } = await open(await reader({ at: own, colorScheme: 'dark' }), own.url('/'));
      const button = page.locator('.color-mode');
      expect(await firstSight(page)).toMatchObject({ theme: 'light', choice: 'light' });
      await button.click();
      expect([await root('data-theme'), await background(page), await themeColors(page)]).toEqual(['dark', 'dark', ['#101616']]);
      expect(await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('theme')))).toEqual([
        [expect.stringMatching(/^theme-[\da-f]{3}$/), 'dark'],
      ]);
      await page.reload();
      expect(await firstSight(page)).toMatchObject({ theme: 'dark', choice: 'dark' });
      await page.locator('.color-mode:enabled').click();
      expect(await root('data-theme')).toBe('light');
    });

    deepTest('follow the system while nothing is chosen, and keep nothing of it', async () => {
      const { page, root, stored } = await open(await reader(), site.url('/'));
      expect(await root('data-theme')).toBe('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => root('data-theme')).toBe('dark');
      expect([await root('data-theme-choice'), await stored('theme')]).toEqual(['system', null]);
      await page.locator('.color-mode').click();
      await page.emulateMedia({ colorScheme: 'light' });
      await page.locator('.color-mode').click();
      expect([await root('data-theme'), await stored('theme')]).toEqual(['dark', 'dark']);
    });

    deepTest('are the same in all tabs', async () => {
      const context = await reader();
      const [first, second] = [await open(context, site.url('/')), await open(context, site.url('/'))];
      await first.page.locator('.color-mode').click();
      await first.page.locator('.color-mode').click();
      await expect.poll(() => second.root('data-theme-choice')).toBe('dark');
      await expect.poll(() => second.page.locator('.color-mode').getAttribute('title')).toBe('dark mode');
      await first.page.locator('.color-mode').click();
      await expect.poll(() => second.root('data-theme-choice')).toBe('system');
    });

    deepTest('come from the address before all else, as other data does', async () => {
      const url = site.url('/?docusaurus-theme=dark&docusaurus-data-foo=x&docusaurus-data-%20=y');
      const { page, messages, root, stored } = await open(await reader({ local: { theme: 'light' } }), url);
      expect(await firstSight(page)).toMatchObject({ theme: 'dark', choice: 'dark' });
      expect([await root('data-foo'), await stored('theme')]).toEqual(['x', 'light']);
      expect(messages).toEqual([]);
    });

    deepTest('cannot be chosen where the site has taken the switch away, and what was chosen is forgotten', async () => {
      const context = await reader({ at: fixed });
      const first = await open(context, fixed.url('/'));
      await first.page.evaluate(() => sessionStorage.setItem('theme-two', 'dark'));
      await first.page.reload();
      expect(await firstSight(first.page)).toMatchObject({ theme: 'light', choice: 'system' });
      expect(await first.page.evaluate(() => sessionStorage.getItem('theme-two'))).toBeNull();
      expect(await first.page.locator('.color-mode').count()).toBe(0);
    });
  });

  deepTest('a browser that keeps nothing is told about once, and all works for the page', async () => {
    const { page, messages, root } = await open(await reader({}, refuseStorage), site.url('/'));
    await page.locator('.color-mode').click();
    await page.locator('.color-mode').click();
    expect([await root('data-theme'), await page.locator('.color-mode').getAttribute('title')]).toEqual(['dark', 'dark mode']);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    expect(await page.locator('.announcement').isVisible()).toBe(false);
    expect(messages).toEqual([expect.stringContaining('SecurityError')]);
  });

  describe('the announcement', () => {
    deepTest('is closed by key in all tabs, and does not come back', async () => {
      const context = await reader();
      const [first, second] = [await open(context, site.url('/')), await open(context, site.url('/'))];
      expect(await firstSight(first.page)).toMatchObject({ dismissed: 'false' });
      await first.page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
      expect(await first.page.locator('.announcement').isVisible()).toBe(false);
      await expect.poll(() => second.page.locator('.announcement').isVisible()).toBe(false);
      // The keyboard goes on from where the button was.
      await first.page.keyboard.press('Tab');
      expect(await first.page.evaluate(() => document.activeElement?.className)).toBe('navbar-brand');
      expect(await first.stored('docusaurus.announcement.dismiss')).toBe('true');
      expect(await first.stored('docusaurus.announcement.id')).toBe('news');
      await first.page.reload();
      expect(await firstSight(first.page)).toMatchObject({ dismissed: 'true' });
      expect(await first.page.locator('.announcement').isVisible()).toBe(false);
    });

    deepTest('moves nothing while the page comes', async () => {
      const local = { 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'news' };
      for (const kept of [local, {}]) {
        const { page } = await open(await reader({ local: kept }), site.url('/'));
        const shift = await page.evaluate(async () => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          return sum;
        });
        expect(shift).toBe(0);
      }
    });

    deepTest('that is new is seen by those who closed the last one', async () => {
      const local = { 'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'old news' };
      const { page, stored } = await open(await reader({ local }), site.url('/'));
      expect(await page.locator('.announcement').isVisible()).toBe(true);
      expect([await stored('docusaurus.announcement.id'), await stored('docusaurus.announcement.dismiss')]).toEqual([
        'news',
        'false',
      ]);
    });

    deepTest('of the usual id was once kept under a wrong one', async () => {
      const context = await reader({ at: own });
      const { page } = await open(context, own.url('/'));
      const suffix = await page.evaluate(() => document.getElementById('slodocs-early')?.dataset['storageSuffix'] ?? '');
      await page.evaluate((end) => {
        localStorage.setItem(`docusaurus.announcement.id${end}`, 'annoucement-bar');
        localStorage.setItem(`docusaurus.announcement.dismiss${end}`, 'true');
      }, suffix);
      await page.reload();
      expect(await page.locator('.announcement').isVisible()).toBe(false);
    });

    deepTest('that cannot be closed is always seen', async () => {
      const { page } = await open(await reader({ at: fixed }), fixed.url('/'));
      await page.evaluate(() => {
        sessionStorage.setItem('docusaurus.announcement.dismiss-two', 'true');
        sessionStorage.setItem('docusaurus.announcement.id-two', 'news');
      });
      await page.reload();
      expect(await page.locator('.announcement').isVisible()).toBe(true);
      expect(await page.locator('.announcement button').count()).toBe(0);
    });
  });

  describe('the preferred version', () => {
    const key = 'docs-preferred-version-default';

    deepTest('is the one that was chosen in the menu; pages of no version lead to it', async () => {
      const context = await reader();
      const { page, messages, stored } = await open(context, site.url('/'));
      const menu = page.locator('[data-docs-versions]');
      const begin = page.getByRole('link', { name: 'Begin' });
      expect(await begin.getAttribute('href')).toBe('/docs/start');
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: '1.0' }).click();
      await page.waitForURL('**/docs/1.0/start');
      expect(await stored(key)).toBe('1.0');
      const home = await open(context, site.url('/'));
      await expect.poll(() => home.page.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/docs/1.0/start');
      await expect.poll(() => home.page.locator('[data-docs-versions] summary').innerText()).toContain('1.0');
      // A page of a version stays in it.
      const newer = await open(context, site.url('/docs/next/start'));
      expect(await newer.page.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/docs/next/start');
      expect([...messages, ...home.messages, ...newer.messages]).toEqual([]);
    });

    deepTest('is the latest for those who follow the banner', async () => {
      const { page, stored } = await open(await reader({ local: { [key]: '1.0' } }), site.url('/docs/1.0/start'));
      await page.getByRole('link', { name: 'latest version' }).click();
      await page.waitForURL('**/docs/start');
      expect(await stored(key)).toBe('2.0');
    });

    deepTest('is forgotten when there is no such version', async () => {
      for (const path of ['/', '/docs/start']) {
        const { page, stored } = await open(await reader({ local: { [key]: 'constructor' } }), site.url(path));
        await expect.poll(() => stored(key)).toBeNull();
        expect(await page.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/docs/start');
      }
    });
  });

  describe.each(
    sampled(
      [
        ['at a desk', desk],
        ['on a phone', phone],
      ],
      1,
    ),
  )('back to top %s', (_, window) => {
    const name = 'Scroll back to top';
    const wheel = async (page: Page, to: number): Promise<void> => {
      await page.evaluate(
        (y) =>
          new Promise<void>((resolve) => {
            addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
            scrollTo(0, y);
          }),
        to,
      );
    };

    deepTest('shows on the way up, and leads there', async () => {
      const { page, messages } = await open(await reader(window), site.url('/docs/next/long'));
      const button = page.getByRole('button', { name });
      await wheel(page, 2000);
      expect(await button.count()).toBe(0);
      await wheel(page, 1900);
      await button.waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await wheel(page, 1950);
      await expect.poll(() => button.count()).toBe(0);
      await wheel(page, 290);
      await expect.poll(() => button.count()).toBe(0);
      await wheel(page, 1900);
      await wheel(page, 1800);
      await button.press('Enter');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(() => button.count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
      expect(messages).toEqual([]);
    });

    deepTest('is not offered at the bottom, nor to those who go to a heading', async () => {
      const { page } = await open(await reader({ ...window, reducedMotion: 'no-preference' }), site.url('/docs/next/long'));
      const button = page.getByRole('button', { name });
      await wheel(page, 3000);
      await wheel(page, 2900);
      await button.waitFor();
      await page.evaluate(() => {
        location.hash = '#part-9';
      });
      await expect.poll(() => button.count()).toBe(0);
      await wheel(page, 3000);
      await wheel(page, 2900);
      await button.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });

  deepTest('the skip link takes the keyboard to the content and leaves the address alone', async () => {
    const { page } = await open(await reader(), site.url('/docs/start'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => [document.activeElement?.localName, location.hash])).toEqual(['main', '']);
  });

  deepTest('on a phone, one bar stays above the text, and the title is near the top', async () => {
    const { page } = await open(await reader(phone), site.url('/docs/start'));
    const title = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
    expect(await title()).toBeLessThanOrEqual(190);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    expect(await title()).toBeLessThanOrEqual(165);
    await page.goto(site.url('/docs/next/long'));
    await page.evaluate(() => scrollTo(0, 1000));
    const bar = await page.locator('.page-bar').boundingBox();
    expect([bar?.y, bar?.height]).toEqual([0, 45]);
    await page.getByRole('button', { name: 'On this page' }).tap();
    // Below the bar, wherever that is.
    expect((await page.locator('.toc-panel').boundingBox())?.y).toBeGreaterThanOrEqual(44);
    expect(await axeFaults(page)).toEqual([]);
  });

  deepTest('between phone and desk the headings are behind a button that stays above the text', async () => {
    const { page } = await open(await reader({ viewport: { width: 1024, height: 768 } }), site.url('/docs/next/long'));
    await page.evaluate(() => scrollTo(0, 1000));
    const box = await page.locator('.toc-fold').boundingBox();
    const main = await page.locator('main').boundingBox();
    expect([box?.y, box?.x]).toEqual([60, (await page.locator('.sidebar').boundingBox())?.width]);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 0));
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.locator('.toc-panel').getByRole('link', { name: 'Part 40' }).click();
    await expect
      .poll(() => page.locator('#part-40').evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeGreaterThan(105);
    expect(await page.locator('.toc-panel').isVisible()).toBe(false);
  });

  deepTest('without scripts nothing is shown that needs them', async () => {
    const context = await reader({ javaScriptEnabled: false });
    const { page } = await open(context, site.url('/'), { awake: false });
    for (const part of ['.color-mode', '.announcement-close', '.back-to-top']) {
      expect(await page.locator(part).isVisible(), part).toBe(false);
    }
  });

  deepTest.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
    for (const window of [desk, phone]) {
      const { page, messages } = await open(await reader({ ...window, colorScheme }), site.url('/docs/1.0/start'));
      expect(await axeFaults(page)).toEqual([]);
      expect(messages).toEqual([]);
    }
  });
});
