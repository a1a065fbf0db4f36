// Opens pages in a browser window, and watches them from their first moment on.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { readThrough, type Watched, watch } from './in-page/watch.ts';

export interface Visit {
  readonly page: Page;
  /** What the browser says about the page: breaches of the policy, files that are missing, code that throws. */
  readonly messages: readonly string[];
  /** The addresses of all that the page asked for, itself included. */
  readonly loaded: readonly string[];
  watched(): Promise<Watched>;
}

export const desk = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Motion is reduced, so that colours are what they are at once. */
export function openWindow(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', ...options });
}

/** One who goes from page to page in one window: a window for each page would cost more than most pages do. */
export interface Reader {
  /** Opens an address and reads it to its end; pages that are not found are pages as well. It ends the visit before it. */
  visit(url: string): Promise<Visit>;
}

/** What a window is asked to be where nothing else is. */
export const screen = { media: 'screen', colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' } as const;

export async function openReader(browser: Browser, options: BrowserContextOptions): Promise<Reader> {
  return readerIn(await openWindow(browser, options), options);
}

/** For an address alone. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  return (await readerIn(context)).visit(url);
}

async function readerIn(context: BrowserContext, { viewport }: BrowserContextOptions = {}): Promise<Reader> {
  const page = await context.newPage();
  let asked = '';
  let messages: string[] = [];
  let loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  page.on('console', (message) => {
    const { url: missing } = message.location();
    const isAsked = missing === asked || missing.endsWith('/favicon.ico');
    if (!message.text().includes('404') || !isAsked) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  // Whoever may answer for the network has no cache: images come as late as on a first visit.
  await page.route('**/never-asked-for', (route) => route.abort());
  await page.addInitScript(watch);
  return {
    async visit(url) {
      if (asked !== '') {
        // What the page before it still says is none of this one's.
        await page.goto('about:blank');
        await page.emulateMedia(screen);
        if (viewport) await page.setViewportSize(viewport);
      }
      [asked, messages, loaded] = [url, [], []];
      await page.goto(url);
      await page.evaluate(readThrough);
      return { page, messages, loaded, watched: () => page.evaluate<Watched>('watched') };
    },
  };
}
