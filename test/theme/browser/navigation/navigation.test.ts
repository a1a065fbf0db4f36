// Links that are followed without a full load, and all that can go wrong with them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../../chromium.ts';
import { configText } from '../../../pipeline/built-site.ts';
import { desk, phone } from '../../../proofs/visit.ts';
import { deepTest } from '../../../property-runs.ts';
import { sampled } from '../../../sampled.ts';
import { SharedWindows } from '../../../shared-windows.ts';
import { type NavSite, serveNavSite } from '../nav-site.ts';

const many = Array.from({ length: 60 }, (_, n) => `Paragraph ${n} of many.\n`).join('\n');
const files = {
  'site.config.ts': configText(
    "  docs: [{ routeBasePath: '/' }],\n  severity: { 'resolve/broken-link': 'off' },\n  theme: { slots: { ContentEnd: './site/End.tsx' } },\n",
  ),
  'site/End.tsx': 'export default function End() { return null; }\n',
  'docs/index.md': `# Home

[long](./long.md) [far](./long.md#far-away) [nowhere](./long.md#nowhere) [styled](./styled.md) [query](/?q=1) [here](#below) [missing](/missing%3Cb%3E) [file](/robots.txt)
<a href="/long" target="_blank">window</a> <a href="/long" download>saved</a> [again](/)

${many}
## Below

Text.
`,
  'docs/long.md': `---\ndescription: A long page.\n---\n\n# Long\n\n[home](./index.md) [styled](./styled.md)\n\n${many}\n## Far away\n\n${many}\n[back home](./index.md)\n`,
  'docs/styled.md': '# Styled\n\n<p style="letter-spacing: 3px" id="wide">Wide</p>\n\n[home](./index.md)\n',
  ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`docs/n${n}.md`, `# N${n}\n\nText.\n`])),
};

describe.skipIf(!hasChromium)('navigation', { timeout: 120_000 }, () => {
  let browser: Browser;
  let windows: SharedWindows;
  let site: NavSite;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveNavSite(files)]);
    windows = new SharedWindows(browser);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    await windows.clear();
    for (const path of ['/long', '/styled', '/missing%3Cb%3E', '/']) site.answer(path, false);
  });

  const savesData = (): void => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  };

  interface Opened {
    readonly page: Page;
    readonly messages: string[];
    /** The addresses of all that has come. */
    readonly loaded: string[];
  }

  /** A page that is awake. What is loaded ahead is left out, so that a test knows what is asked for. */
  async function open(
    path: string,
    options: BrowserContextOptions & { readonly ahead?: boolean; readonly before?: () => void } = {},
  ): Promise<Opened> {
    const { ahead = false, before, ...rest } = options;
    const { page } = await windows.lend(
      { ...desk, ...rest },
      { initScripts: [...(ahead ? [] : [savesData]), ...(before ? [before] : [])] },
    );
    const messages: string[] = [];
    page.on('console', (message) => {
      if (!message.location().url.endsWith('/favicon.ico')) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(request.url()));
    await page.goto(site.url(path));
    await awake(page);
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    return { page, messages, loaded };
  }
  const awake = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
  const stays = (page: Page) => page.evaluate(() => 'stays' in globalThis);
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const y = (page: Page) => page.evaluate(() => scrollY);

  it.each(
    sampled(
      [
        ['a desk', desk],
        ['a phone', phone],
      ],
      1,
    ),
  )('shows the next page without a full load at %s, by click and by key', async (_, options) => {
    const { page, messages } = await open('/', options);
    await link(page, 'long').click();
    await heading(page, 'Long');
    expect(page.url()).toBe(site.url('/long'));
    expect(await page.title()).toBe('Long | Case');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe('A long page.');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe('https://case.example/long');
    expect(await page.getByRole('status').textContent()).toBe('Long | Case');
    await link(page, 'home').focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Home');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('A long page.');
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
    expect(await stays(page)).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    expect(messages).toEqual([]);
  });

  deepTest('shows what a full load shows', async () => {
    const { page } = await open('/');
    await link(page, 'long').click();
    await heading(page, 'Long');
    // Where the focus was put is no part of the page.
    const inside = () =>
      page.evaluate(() => document.querySelector('#slodocs')?.innerHTML.replace(/(<div role="region"[^>]*) tabindex="-1"/, '$1'));
    let shown = await inside();
    // What follows the page comes a moment after it, such as the marked entry of its contents.
    const isStill = async (): Promise<boolean> => {
      const before = shown;
      shown = await inside();
      return shown === before;
    };
    await expect.poll(isStill).toBe(true);
    await page.reload();
    await awake(page);
    expect(await inside()).toEqual(shown);
  });

  it('leaves to the browser what is not a page to be shown here', async () => {
    const { page } = await open('/');
    /** Of all that an event may be made of, what a click is: the rest is too much for the compiler. */
    type ClickInit = Pick<MouseEventInit, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;
    const taken = (name: string, init: ClickInit = {}) =>
      link(page, name).evaluate((element, init) => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
        let isTaken = false;
        // The last to hear of it; nothing is followed here.
        const last = (heard: Event): void => {
          isTaken = heard.defaultPrevented;
          heard.preventDefault();
        };
        addEventListener('click', last, { once: true });
        element.dispatchEvent(event);
        return isTaken;
      }, init);
    for (const name of ['here', 'file', 'saved', 'window (opens in new tab)']) expect(await taken(name), name).toBe(false);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(await taken('long', init), JSON.stringify(init)).toBe(false);
    expect(await taken('long')).toBe(true);
  });

  deepTest('keeps the old page while the next one is on its way, and shows a bar after 200 ms', async () => {
    let send = (): void => undefined;
    site.answer('/long', (_, __, usual) => {
      send = usual;
    });
    const { page } = await open('/');
    await link(page, 'long').click();
    const bar = page.locator('.progress[data-state="running"]');
    await bar.waitFor({ state: 'attached' });
    expect(await bar.getAttribute('aria-hidden')).toBe('true');
    await heading(page, 'Home');
    expect(page.url()).toBe(site.url('/'));
    send();
    await heading(page, 'Long');
    await page.locator('.progress[data-state="done"]').waitFor({ state: 'attached' });
  });

  deepTest('shows the last of twenty pages that are asked for at once', async () => {
    const { page, messages } = await open('/');
    const length = await page.evaluate(() => history.length);
    await page.evaluate(() => {
      for (let n = 0; n < 20; n++) document.querySelector<HTMLAnchorElement>(`.sidebar a[href="/n${n}"]`)?.click();
    });
    await heading(page, 'N19');
    expect(page.url()).toBe(site.url('/n19'));
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    expect(await stays(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  describe('a page that does not come', () => {
    it.each<[string, Parameters<NavSite['answer']>[1]]>(
      sampled(
        [
          [
            'is cut off',
            (_, response) =>
              void response
                .writeHead(200, { 'content-type': 'text/html', 'content-length': 9999 })
                .write('<!doctype html><p>half', () => response.destroy()),
          ],
          [
            'is not whole',
            (_, response) =>
              void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><div id="slodocs"><p>half'),
          ],
          ['is no HTML', (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('plain')],
          ['is refused', (_, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500</h1>')],
        ],
        1,
      ),
    )('%s: it is loaded as a whole', async (_, broken) => {
      let isFirst = true;
      site.answer('/long', (request, response, usual) => {
        if (isFirst && broken) broken(request, response, usual);
        else usual();
        isFirst = false;
      });
      const { page, messages } = await open('/');
      await link(page, 'long').click();
      await heading(page, 'Long');
      await awake(page);
      expect(await stays(page)).toBe(false);
      expect(messages.filter((text) => text.includes('is loaded as a whole'))).toHaveLength(1);
    });

    deepTest('is not asked for again and again without a network', async () => {
      const { page } = await open('/');
      let asks = 0;
      page.on('request', (request) => {
        if (request.url() === site.url('/long')) asks += 1;
      });
      await page.context().setOffline(true);
      await link(page, 'long').click();
      // Waiting for the navigation itself fails as the navigation does.
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
      await expect.poll(() => asks).toBe(2);
    });

    deepTest('is gone while the reader goes back: the address is loaded as a whole', async () => {
      const { page } = await open('/long');
      await link(page, 'home').click();
      await heading(page, 'Home');
      site.answer('/long', (request, response, usual) => {
        if (request.headers['sec-fetch-dest'] === 'empty') response.destroy();
        else usual();
      });
      await page.evaluate(() => caches.keys());
      await page.route('**/long', (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()));
      await page.goBack();
      await heading(page, 'Long');
      await awake(page);
      expect(await stays(page)).toBe(false);
    });
  });

  deepTest.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('paints the first screen of a long page whole, and lays out the rest after it, at %s', async (_, options) => {
    const { page } = await open('/', options);
    await page.evaluate(() => {
      const look = (): void => {
        const blocks = [...document.querySelectorAll('[data-body] > *')];
        const isShown = (block: Element): boolean => getComputedStyle(block).contentVisibility === 'visible';
        const inView = blocks.filter((block) => block.getBoundingClientRect().top < innerHeight);
        Object.assign(globalThis, { painted: { screen: inView.every(isShown), all: blocks.every(isShown) } });
      };
      const arrives = new MutationObserver(() => {
        arrives.disconnect();
        requestAnimationFrame(look);
      });
      arrives.observe(document.documentElement, { attributeFilter: ['data-blocks'] });
    });
    await link(page, 'long').click();
    await heading(page, 'Long');
    await page.waitForFunction(() => 'painted' in globalThis);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'painted'))).toEqual({ screen: true, all: false });
    await page.locator('html:not([data-blocks])').waitFor({ state: 'attached' });
    expect(
      await page.getByText('back home').evaluate((last) => getComputedStyle(last.parentElement ?? last).contentVisibility),
    ).toBe('visible');
  });

  deepTest.each([
    ['of another deploy', (html: string) => html.replace(/client-\w+\.js/, 'client-NEWER.js')],
    [
      'whose styles do not come',
      (html: string) => html.replace('</head>', '<link rel="stylesheet" href="/assets/gone.css"></head>'),
    ],
  ])('loads a page %s as a whole, once', async (_, changed) => {
    const html = readFileSync(join(site.outDir, 'long/index.html'), 'utf8');
    let isFirst = true;
    site.answer('/long', (_, response, usual) => {
      if (isFirst) response.writeHead(200, { 'content-type': 'text/html' }).end(changed(html));
      else usual();
      isFirst = false;
    });
    const { page, messages } = await open('/');
    await link(page, 'long').click();
    await heading(page, 'Long');
    await awake(page);
    expect(await stays(page)).toBe(false);
    expect(messages.some((text) => text.includes('is loaded as a whole'))).toBe(changed(html).includes('gone.css'));
  });

  deepTest('stands where the host has sent it', async () => {
    site.answer('/long', (_, response) => void response.writeHead(302, { location: '/styled' }).end());
    const { page } = await open('/');
    await link(page, 'far').click();
    await heading(page, 'Styled');
    expect(page.url()).toBe(site.url('/styled#far-away'));
    expect(await stays(page)).toBe(true);
  });

  deepTest('is left to the browser where scripts are switched off half-way', async () => {
    const { page } = await open('/');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await link(page, 'long').click();
    await heading(page, 'Long');
    expect(page.url()).toBe(site.url('/long'));
    expect(await page.locator('html').getAttribute('data-has-hydrated')).toBeNull();
    await session.detach();
  });

  it('shows the page for what is not found, which says what was asked for', async () => {
    const { page } = await open('/');
    await link(page, 'missing').click();
    await heading(page, 'Page not found');
    expect(page.url()).toBe(site.url('/missing%3Cb%3E'));
    const asked = page.locator('[data-not-found]');
    await expect.poll(() => asked.textContent()).toBe('You asked for /missing<b>.');
    expect(await asked.locator('b').count()).toBe(0);
    expect(await stays(page)).toBe(true);
  });

  deepTest('has the styles of a page before it is shown, and takes them away after', async () => {
    const { page } = await open('/');
    const sheets = () =>
      page.evaluate(() =>
        Array.from(document.styleSheets, ({ href, media }) => `${href?.replace(/.*\//, '')} ${media.mediaText}`),
      );
    const before = await sheets();
    await link(page, 'styled').click();
    await heading(page, 'Styled');
    expect(await page.locator('#wide').evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px');
    const after = await sheets();
    expect(after).toHaveLength(before.length + 1);
    expect(after.every((sheet) => sheet.endsWith(' '))).toBe(true);
    await link(page, 'home').click();
    await heading(page, 'Home');
    expect(await sheets()).toEqual(before);
  });

  deepTest('loads a page whole whose styles do not come', async () => {
    const { page, messages } = await open('/');
    await page.route('**/content-*.css', (route) => route.abort());
    await link(page, 'styled').click();
    await heading(page, 'Styled');
    await awake(page);
    expect(await stays(page)).toBe(false);
    expect(messages.some((text) => text.includes('is loaded as a whole'))).toBe(true);
  });

  describe('where the reader stands', () => {
    deepTest('is the top of a new page, and where they were when they go back, before it is painted', async () => {
      const { page } = await open('/long');
      await link(page, 'back home').scrollIntoViewIfNeeded();
      const before = await y(page);
      expect(before).toBeGreaterThan(500);
      await link(page, 'back home').click();
      await heading(page, 'Home');
      expect(await y(page)).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Skip to main content');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
      await page.evaluate(() => scrollTo(0, 321));
      await expect.poll(() => y(page)).toBe(321);
      await page.goBack();
      await heading(page, 'Long');
      expect(await y(page)).toBe(before);
      await page.goForward();
      await heading(page, 'Home');
      expect(await y(page)).toBe(321);
      await page.reload();
      await awake(page);
      expect(await y(page)).toBe(321);
      await page.goBack();
      await heading(page, 'Long');
      expect(await y(page)).toBe(before);
    });

    it('is the target of the hash, by eye and by keyboard', async () => {
      const { page } = await open('/');
      await link(page, 'far').click();
      await heading(page, 'Long');
      expect(page.url()).toBe(site.url('/long#far-away'));
      const target = page.getByRole('heading', { name: 'Far away' });
      expect((await target.boundingBox())?.y).toBeLessThan(120);
      expect(await y(page)).toBeGreaterThan(300);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('far-away');
    });

    deepTest('is the top where the hash names nothing', async () => {
      const { page, messages } = await open('/');
      await page.evaluate(() => scrollTo(0, 200));
      await link(page, 'nowhere').evaluate((element: HTMLElement) => element.click());
      await heading(page, 'Long');
      expect(await y(page)).toBe(0);
      expect(messages).toEqual([]);
    });

    deepTest('stays where only the query changes, and where the hash is on the page', async () => {
      const { page } = await open('/');
      await page.evaluate(() => scrollTo(0, 150));
      site.asked();
      await link(page, 'query').evaluate((element: HTMLElement) => element.click());
      await page.waitForURL(site.url('/?q=1'));
      expect(await y(page)).toBe(150);
      await link(page, 'here').evaluate((element: HTMLElement) => element.click());
      await page.waitForURL(/#below$/);
      const below = await y(page);
      expect(below).toBeGreaterThan(300);
      await page.goBack();
      await expect.poll(() => y(page)).toBe(150);
      await page.goForward();
      await expect.poll(() => y(page)).toBe(below);
      expect(site.asked()).toEqual([]);
      expect(await stays(page)).toBe(true);
    });

    deepTest('is lost without storage after a full load only', async () => {
      const context = await browser.newContext(desk);
      contexts.push(context);
      await context.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      await page.goto(site.url('/long'));
      await awake(page);
      await page.evaluate(() => scrollTo(0, 400));
      await expect.poll(() => y(page)).toBe(400);
      await link(page, 'home')
        .first()
        .evaluate((element: HTMLElement) => element.click());
      await heading(page, 'Home');
      await page.goBack();
      await heading(page, 'Long');
      expect(await y(page)).toBe(400);
      await page.reload();
      await awake(page);
      expect(faults).toEqual([]);
    });
  });

  deepTest.each([
    ['/long/index.html', '/long'],
    ['/index.html?a=1#below', '/?a=1#below'],
  ])('calls %s what it is', async (from, to) => {
    const { page } = await open(from);
    expect(page.url()).toBe(site.url(to));
  });

  deepTest('closes drawers', async () => {
    const { page } = await open('/', phone);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('.sidebar a[href="/long"]').first().tap();
    await heading(page, 'Long');
    expect(await page.locator('[popover]:popover-open').count()).toBe(0);
  });

  deepTest('tells scripts of every change', async () => {
    const context = await browser.newContext(desk);
    contexts.push(context);
    await context.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      for (const name of ['route-update', 'route-did-update'])
        document.addEventListener(`slodocs:${name}`, (event) => {
          const { location, previousLocation } = (event as CustomEvent).detail;
          told.push(`${name} ${previousLocation?.pathname ?? null} ${location.pathname}${location.hash} ${document.title}`);
        });
    });
    const page = await context.newPage();
    await page.goto(site.url('/'));
    await awake(page);
    await link(page, 'far').click();
    await heading(page, 'Long');
    expect(await page.evaluate('told')).toEqual([
      'route-update null / Case',
      'route-did-update null / Case',
      'route-update / /long#far-away Case',
      'route-did-update / /long#far-away Long | Case',
    ]);
  });

  deepTest('tells modules of the site, and does without one that is missing or throws', async () => {
    const modules = {
      'site/told.ts': `
        const told: string[] = [];
        Object.assign(globalThis, { told });
        const say = (what: string, update: any) => told.push([what, String(update.previousLocation?.pathname ?? null), update.location.pathname].join(' '));
        export const onRouteUpdate = (update: any) => { say('before', update); return () => say('undone', update); };
        export const onRouteDidUpdate = (update: any) => { say('after', update); throw new Error('not ours'); };
      `,
      'site/missing.ts': 'export const onRouteUpdate = () => document.title;\n',
    };
    const named = "theme: { clientModules: ['site/missing.ts', 'site/told.ts'],";
    const config = files['site.config.ts'].replace('theme: {', named);
    const talking = await serveNavSite({ ...files, ...modules, 'site.config.ts': config });
    const [missing] = readdirSync(join(talking.outDir, 'assets')).filter((name) => name.startsWith('missing-'));
    talking.answer(`/assets/${missing}`, (_, response) => void response.writeHead(404).end());
    const page = await browser.newPage();
    await page.goto(talking.url('/'));
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    const told = () => page.evaluate(() => (globalThis as unknown as { told?: string[] }).told ?? []);
    await expect.poll(told, { timeout: 20_000 }).toHaveLength(3);
    await link(page, 'long').click();
    await heading(page, 'Long');
    expect(await told()).toEqual([
      'before null /',
      'undone null /',
      'after null /',
      'before / /long',
      'undone / /long',
      'after / /long',
    ]);
    expect(await stays(page)).toBe(true);
    await page.close();
    await talking.close();
  });

  deepTest('gives React nothing to complain of, on any kind of page', async () => {
    const talking = await serveNavSite(files, '/', true);
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    for (const path of ['/long', '/gone', '/']) {
      await page.goto(talking.url(path));
      await awake(page);
    }
    await link(page, 'long').click();
    await heading(page, 'Long');
    await page.goBack();
    await heading(page, 'Home');
    expect(said.filter((text) => !text.includes('404'))).toEqual([]);
    await page.close();
    await talking.close();
  });

  describe('ahead of the reader', () => {
    deepTest('has the pages of links that are in view, and shows them at once', async () => {
      const { page, loaded } = await open('/', { ahead: true });
      await expect.poll(() => loaded.includes(site.url('/long')), { timeout: 20_000 }).toBe(true);
      site.asked();
      const time = await page.evaluate(async () => {
        const start = performance.now();
        const shown = new Promise((resolve) => document.addEventListener('slodocs:route-did-update', resolve, { once: true }));
        document.querySelector<HTMLAnchorElement>('main a[href="/long"]')?.click();
        await shown;
        return performance.now() - start;
      });
      await heading(page, 'Long');
      expect(site.asked().filter((path) => path === '/long')).toEqual([]);
      console.info(`a page that was loaded ahead was shown after ${Math.round(time)} ms`);
      expect(time).toBeLessThan(500);
    });

    deepTest('loads a page when its link is pointed at, once', async () => {
      // Never idle: what is loaded was pointed at.
      const { page } = await open('/', { ahead: true, before: () => Object.assign(window, { requestIdleCallback: () => 0 }) });
      site.asked();
      for (const name of ['styled', 'long', 'styled', 'long']) await link(page, name).hover();
      await expect.poll(() => site.asked().join(), { timeout: 20_000 }).toContain('/styled');
      await link(page, 'styled').click();
      await heading(page, 'Styled');
      expect(site.asked().filter((path) => path === '/styled')).toEqual([]);
    });

    deepTest('loads nothing for readers who save data but what they ask for', async () => {
      const { page } = await open('/');
      await page.waitForLoadState('networkidle');
      await link(page, 'styled').hover();
      site.asked();
      await link(page, 'long').click();
      await heading(page, 'Long');
      expect(site.asked().filter((path) => !path.startsWith('/assets/'))).toEqual(['/long']);
    });
  });
});
