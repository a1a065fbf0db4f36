// Opens built pages in a browser before any script runs, at phone and desktop widths.
import type { Browser, Page } from 'playwright-core';
import { type Serving, serveOutput } from '../src/cli/serve/serve-output.ts';
import { axeFaults, startChromium } from './chromium.ts';

export interface FirstView {
  /** What axe finds. */
  readonly faults: readonly string[];
  /** Elements that overflow: `page`, `sidebar`. */
  readonly sideways: readonly string[];
  /** Whether the title begins in the upper half of the window. */
  readonly title: boolean;
  /** The label of the active entry, if it is in sight; on a phone, once the sidebar is open. */
  readonly active: string | null;
}

/** Opens views of a site's pages; serves its folder and keeps the browser for as long as `use` takes. */
export async function inBrowser<T>(outDir: string, use: (viewOf: ViewOf) => Promise<T>): Promise<T> {
  const server: Serving = await serveOutput({ outDir, baseUrl: '/', headersFile: '_headers', host: '127.0.0.1', port: 0 });
  const browser = await startChromium();
  const pages = new Map<number, Promise<Page>>();
  try {
    return await use(async (path, width) => {
      const page = pages.get(width) ?? pageOf(browser, width);
      pages.set(width, page);
      return viewOf(await page, new URL(path, server.url).href);
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

export type ViewOf = (path: string, width: number) => Promise<FirstView>;

async function pageOf(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: width < 500, reducedMotion: 'reduce' });
  return context.newPage();
}

async function viewOf(page: Page, url: string): Promise<FirstView> {
  await page.goto('about:blank');
  await page.goto(url);
  const title = await page.evaluate(() => {
    const top = document.querySelector('h1')?.getBoundingClientRect().top ?? innerHeight;
    return top >= 0 && top < innerHeight / 2;
  });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  // Checks only part of a long block.
  await page.evaluate(() => {
    for (const lines of document.querySelectorAll('.lines + .lines')) lines.remove();
  });
  const faults = (await axeFaults(page)).map((fault) => fault.slice(0, 200));
  const opens = page.locator('.sidebar-tree-open');
  if (await opens.isVisible()) await opens.tap();
  const sidebar = await page.evaluate(() => {
    const tree = document.querySelector('.sidebar-tree');
    const entry = tree?.querySelector('[aria-current]');
    if (!tree || !entry) return { isWide: false, active: null };
    const [box, room] = [entry.getBoundingClientRect(), tree.getBoundingClientRect()];
    const isSeen = box.height > 0 && box.top >= room.top && box.bottom <= Math.min(room.bottom, innerHeight);
    return { isWide: tree.scrollWidth > tree.clientWidth, active: isSeen ? entry.textContent : null };
  });
  return {
    faults,
    sideways: [isWide && 'page', sidebar.isWide && 'sidebar'].filter((name) => name !== false),
    title,
    active: sidebar.active,
  };
}
