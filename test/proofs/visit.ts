// A window of a browser to pages that are watched from their first moment on.
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

/** Opens an address and reads it to its end; pages that are not found are pages as well. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const messages: string[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  page.on('console', (message) => {
    const { url: missing } = message.location();
    const isAsked = missing === url || missing.endsWith('/favicon.ico');
    if (!message.text().includes('404') || !isAsked) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  // Whoever may answer for the network has no cache: images come as late as on a first visit.
  await page.route('**/never-asked-for', (route) => route.abort());
  await page.addInitScript(watch);
  await page.goto(url);
  await page.evaluate(readThrough);
  return { page, messages, loaded, watched: () => page.evaluate<Watched>('watched') };
}
