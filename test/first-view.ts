// What a reader meets on a built page before any script runs: in a real browser, on a phone and at a desk.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium } from 'playwright-core';
import { type Listening, listen } from '../src/cli/serve/listen.ts';

const executablePath = '/usr/bin/chromium';
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const hasBrowser = existsSync(executablePath);

export interface FirstView {
  /** What axe finds. */
  readonly faults: readonly string[];
  /** Boxes that are wider than their room: `page`, `sidebar`. */
  readonly sideways: readonly string[];
  /** Whether the title begins in the upper half of the window. */
  readonly title: boolean;
  /** The label of the active entry, if it is in sight; on a phone, once the sidebar is open. */
  readonly active: string | null;
}

/** Views of a site's pages; its folder is served, and the browser lives, as long as `use` takes. */
export async function inBrowser<T>(outDir: string, use: (viewOf: ViewOf) => Promise<T>): Promise<T> {
  const server: Listening = await listen({ outDir, baseUrl: '/', headersFile: '_headers', host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ executablePath, args: [...flags, '--disable-component-update', '--disable-sync'] });
  try {
    return await use((path, width) => viewOf(browser, new URL(path, server.url).href, width));
  } finally {
    await browser.close();
    await server.close();
  }
}

export type ViewOf = (path: string, width: number) => Promise<FirstView>;

async function viewOf(browser: Browser, url: string, width: number): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: width < 500, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  const title = await page.evaluate(() => {
    const top = document.querySelector('h1')?.getBoundingClientRect().top ?? innerHeight;
    return top >= 0 && top < innerHeight / 2;
  });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await page.evaluate(`${axe};undefined`);
  const faults = await page.evaluate(async () => {
    type Axe = { run(...args: object[]): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    const { axe } = globalThis as unknown as { axe: Axe };
    // Of a long block, a part stands for all.
    for (const lines of document.querySelectorAll('.lines + .lines')) lines.remove();
    const { violations } = await axe.run({ preload: false, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
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
  await context.close();
  return {
    faults,
    sideways: [isWide && 'page', sidebar.isWide && 'sidebar'].filter((name) => name !== false),
    title,
    active: sidebar.active,
  };
}
