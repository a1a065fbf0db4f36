// Our own two sites as readers meet them: built, served, and opened in a browser that runs no script.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../src/cli/serve/listen.ts';
import { build } from '../src/index.ts';

const executablePath = '/usr/bin/chromium';
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const repository = fileURLToPath(new URL('..', import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const policy = "default-src 'none'; style-src 'self'; img-src 'self' data:";

describe.skipIf(!existsSync(executablePath)).each([
  {
    name: 'content',
    root: repository,
    samples: ['/', '/guides/slo-guides', '/guides/slo-guides/slo-calculations', '/glossary', '/nowhere'],
  },
  {
    name: 'docs',
    root: join(repository, 'docs'),
    samples: ['/', '/writing/markdown', '/diagnostics/resolve/broken-link', '/configuration'],
  },
])('$name', ({ root, samples }) => {
  let folder: string;
  let server: Listening;
  let browser: Browser;
  let routes: readonly string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slodocs-sites-'));
    const result = await build({ root, outDir: join(folder, 'build'), cacheDir: join(folder, 'cache'), strict: true });
    expect(result.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const sitemap = readFileSync(join(folder, 'build/sitemap.xml'), 'utf8');
    routes = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
    server = await listen({ outDir: join(folder, 'build'), baseUrl: '/', headersFile: '_headers', host: '127.0.0.1', port: 0 });
    browser = await chromium.launch({ executablePath, args: [...flags, '--disable-component-update', '--disable-sync'] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function open(
    path: string,
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<{ page: Page; messages: string[] }> {
    const context = await browser.newContext({ bypassCSP: false, ...options });
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    await page.goto(new URL(path, server.url).href);
    return { page, messages };
  }

  /** What the page still asks for, such as its icon, is let go. */
  async function close(page: Page): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }

  test('every page is reached by links from the home page, without scripts', async () => {
    const seen = new Set(['/']);
    const { page } = await open('/', { javaScriptEnabled: false });
    for (const path of seen) {
      await page.goto(new URL(path, server.url).href);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      for (const href of hrefs) seen.add(href.replace(/(?<=.)\/$/, ''));
    }
    const reached = new Set([...seen].map((path) => path.replace(/(?<=.)\/$/, '')));
    expect(routes.map((route) => route.replace(/(?<=.)\/$/, '')).filter((route) => !reached.has(route))).toEqual([]);
    await close(page);
  });

  test.each(samples)('%s has no fault that axe finds, scrolls nowhere sideways, and breaks no policy', async (path) => {
    for (const [width, colorScheme] of [
      [320, 'light'],
      [390, 'dark'],
      [1440, 'light'],
      [1440, 'dark'],
    ] as const) {
      const { page, messages } = await open(path, { viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect(violations, `${width} ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThanOrEqual(0);
      expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
      await close(page);
    }
  });

  test.each(samples)('%s shows code in one size: no class of a token is one of the theme', async (path) => {
    const { page } = await open(path);
    const sizes = await page
      .locator('pre')
      .evaluateAll((blocks) =>
        blocks.flatMap((block) =>
          Array.from(block.querySelectorAll('.token'), (token) => [
            getComputedStyle(token).fontSize,
            getComputedStyle(token).display,
            getComputedStyle(block).fontSize,
          ]),
        ),
      );
    for (const [size, display, expected] of sizes) expect([size, display]).toEqual([expected, 'inline']);
    await close(page);
  });
});
