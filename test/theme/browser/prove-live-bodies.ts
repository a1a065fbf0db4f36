// Builds live components, serves them under the strictest policy, and uses them.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '#cli/serve/serve-output';
import { type BuildOptions, build } from '../../../src/index.ts';
import { hasChromium, startChromium, strictPolicy } from '../../chromium.ts';
import { writeSite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { SharedWindows } from '../../shared-windows.ts';
import { liveSite } from './live-site.ts';

interface Visit {
  readonly page: Page;
  /** What the console says, and what the page threw. */
  readonly said: string[];
  /** Addresses of the modules of pages that were fetched. */
  readonly modules: string[];
}

/** `development` is React's build that says what is wrong. */
export function proveLiveBodies(mode: 'production' | 'development'): void {
  describe.skipIf(!hasChromium)(`live bodies with the ${mode} build`, () => {
    let root: string;
    let server: Server;
    let browser: Browser;
    let windows: SharedWindows;
    let origin: string;

    beforeAll(async () => {
      root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-live-')));
      writeSite(root, liveSite);
      const { diagnostics, outDir } = await build({ root, development: mode === 'development' } as BuildOptions);
      expect(diagnostics).toEqual([]);
      const handle = createHandler({ outDir, baseUrl: '/', headersFile: undefined, host: '127.0.0.1' });
      server = createServer((request, response) => {
        response.setHeader('Content-Security-Policy', strictPolicy);
        handle(request, response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      browser = await startChromium();
      windows = new SharedWindows(browser);
    }, 120_000);

    afterAll(async () => {
      await browser?.close();
      server?.closeAllConnections();
      if (server) await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true, force: true });
    });

    afterEach(() => windows.clear());

    async function visit(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
      const { page } = await windows.lend({});
      const said: string[] = [];
      const modules: string[] = [];
      page.on('console', (message) => /React DevTools/.test(message.text()) || said.push(message.text()));
      page.on('pageerror', (fault) => said.push(String(fault)));
      page.on('request', (request) => {
        const name = /\/assets\/(page-\w+\.js)$/.exec(request.url())?.[1];
        if (name) modules.push(name);
      });
      await prepare?.(page);
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      return { page, said, modules };
    }

    /** Clicks until the text tells that somebody listens: it wakes up when it can. */
    async function count(page: Page, name: string, before: string, after: string): Promise<void> {
      const button = page.getByRole('button', { name, exact: true });
      expect(await button.textContent()).toBe(before);
      await button.click();
      await expect.poll(() => button.textContent()).toBe(after);
    }

    deepTest('sets the styles of components, which the policy refuses in HTML', async () => {
      const { page, said } = await visit('/docs/poster');
      const poster = page.getByRole('button', { name: 'Poster' });
      const colour = (): Promise<string> => poster.evaluate((element) => getComputedStyle(element).color);
      await expect.poll(() => poster.evaluate((element) => getComputedStyle(element).width)).toBe('40px');
      expect(await colour()).toBe('rgb(1, 2, 3)');
      await poster.click();
      await expect.poll(colour).toBe('rgb(9, 9, 9)');
      expect(said).toEqual([]);
    });

    deepTest('shows and hides Markdown that a module imports', async () => {
      const { page, said } = await visit('/docs/shown');
      await count(page, 'Inner', 'Inner 0', 'Inner 1');
      expect(await page.locator('section').textContent()).toContain('It costs 3.');
      const toggle = page.getByRole('button', { name: 'Toggle' });
      await toggle.click();
      await expect.poll(() => page.locator('section').textContent()).toBe('Toggle');
      await toggle.click();
      await count(page, 'Inner', 'Inner 0', 'Inner 1');
      expect(await page.getByRole('link', { name: 'Prose' }).first().getAttribute('href')).toBe('/docs/prose');
      expect(said).toEqual([]);
    });

    deepTest('wakes a component that stands alone', { timeout: 60_000 }, async () => {
      const { page, said, modules } = await visit('/docs/alone');
      await count(page, 'Counter', 'Counter 3', 'Counter 4');
      expect(modules).toHaveLength(1);
      expect(await page.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe('/docs/prose');
      expect(said).toEqual([]);
    });

    it('wakes components wherever they stand', { timeout: 60_000 }, async () => {
      const { page, said } = await visit('/docs/nested');
      for (const label of ['In a note', 'In a tab', 'In a list', 'In a component', 'In a part', 'Of 1', 'Of 2']) {
        await count(page, label, `${label} 0`, `${label} 1`);
      }
      expect(await page.locator('.files').textContent()).toBe('read');
      expect(await page.getByText('styled', { exact: true }).evaluate((element) => getComputedStyle(element).color)).toBe(
        'rgb(1, 2, 3)',
      );
      expect(await page.getByAltText('Asked for').getAttribute('src')).toMatch(/^\/assets\/a-\w+\.svg$/);
      expect(await page.locator('.code-block .token').count()).toBeGreaterThan(0);
      const ids = await page.locator('[data-body] button[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(said).toEqual([]);
    });

    it('makes an island of what may stand by itself, when it comes into sight', { timeout: 60_000 }, async () => {
      const { page, said, modules } = await visit('/docs/placed');
      const one = page.getByRole('button', { name: 'One' });
      await one.click();
      await expect.poll(() => one.textContent()).toBe('One 1');
      await count(page, 'In a cell', 'In a cell 0', 'In a cell 1');
      const card = page.getByRole('button', { name: 'Card' });
      await card.click();
      await expect.poll(() => card.textContent()).toBe('Card 1');
      await page.locator('circle').click();
      await expect.poll(() => page.locator('circle').getAttribute('r')).toBe('2');
      const within = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map(({ firstElementChild }) => firstElementChild?.localName));
      expect(await within('[data-body] [data-island]')).toEqual(['button', 'ul', 'button', 'svg', 'button']);
      expect(await page.locator('[data-body] [data-island]:not([data-awake]) button').allTextContents()).toEqual(['Below 0']);
      await page.getByRole('button', { name: 'Below' }).scrollIntoViewIfNeeded();
      await count(page, 'Below', 'Below 0', 'Below 1');
      const text = await page.evaluate(async (name) => (await fetch(`/assets/${name}`)).text(), modules[0]);
      expect(text).not.toContain('Words of the page');
      expect(said).toEqual([]);
    });

    it('runs the code of a page, and leaves what only renders static', { timeout: 60_000 }, async () => {
      const { page, said } = await visit('/docs/own');
      const islands = page.locator('[data-body] [data-island]');
      expect(await islands.allTextContents()).toEqual(['Own 0', 'Title', '1', 'Own 0']);
      const around = await islands.evaluateAll((all) => all.map(({ parentElement }) => parentElement?.localName));
      expect(around).toEqual(['div', 'p', 'b', 'div']);
      const button = page.getByRole('button', { name: /Own/ }).first();
      await button.click();
      await button.click();
      await expect.poll(() => button.textContent()).toBe('Own 2');
      await page.getByRole('button', { name: 'Title' }).click();
      await expect.poll(() => page.title()).toBe('clicked');
      expect(said).toEqual([]);
    });

    deepTest.each(['/docs/package', '/about'])('wakes %s', { timeout: 60_000 }, async (path) => {
      const { page, said, modules } = await visit(path);
      const button = page.locator('[data-body] button');
      const before = await button.textContent();
      await button.click();
      await expect.poll(() => button.textContent()).not.toBe(before);
      expect(modules).toHaveLength(1);
      expect(said).toEqual([]);
    });

    it('shows the error of a component in its place alone', { timeout: 60_000 }, async () => {
      const { page } = await visit('/docs/fragile');
      const alert = page.getByRole('alert');
      await expect.poll(() => alert.allTextContents()).toEqual(['broken at onceTry again']);
      await page.getByRole('button', { name: 'Break' }).click();
      await expect.poll(() => alert.allTextContents()).toEqual(['broken at onceTry again', 'broken by a clickTry again']);
      await count(page, 'Counter', 'Counter 0', 'Counter 1');
      await alert.nth(1).getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => page.getByRole('button', { name: 'Break' }).count()).toBe(1);
      expect(await page.getByText('Between.').count()).toBe(1);
    });

    it('shows in the browser alone what needs one', { timeout: 60_000 }, async () => {
      const { page, said } = await visit('/docs/browser-only');
      await expect.poll(() => page.locator('[data-body] p').allTextContents()).toEqual(['Width 1280']);
      expect(said).toEqual([]);
    });

    deepTest('brings no module to pages that stay as they are', { timeout: 60_000 }, async () => {
      for (const path of ['/docs/prose', '/docs/plain', '/docs/as-static']) {
        const { said, modules } = await visit(path);
        expect(modules, path).toEqual([]);
        expect(said).toEqual([]);
      }
      const { modules, said } = await visit('/docs/as-client');
      expect(modules).toHaveLength(1);
      expect(said).toEqual([]);
      // A hook of the theme is as good as one of React.
      const sized = await visit('/docs/sized');
      await expect.poll(() => sized.page.locator('.prose i').textContent()).toBe('desktop');
      expect(sized.said).toEqual([]);
    });

    deepTest("wakes the site's own parts, and loads its scripts", { timeout: 60_000 }, async () => {
      const { page, said } = await visit('/docs/prose');
      await count(page, 'Footer', 'Footer 0', 'Footer 1');
      expect(await page.locator('.end').textContent()).toBe('End of Prose');
      const links = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).integrity));
      expect(links.every((integrity) => integrity.startsWith('sha256-'))).toBe(true);
      const start = await page.locator('#slodocs-start').getAttribute('src');
      const text = await page.evaluate(async (address) => (await fetch(address ?? '')).text(), start);
      expect(JSON.parse(/^export default (.*);$/.exec(text)?.[1] ?? '').clientModules).toEqual([
        expect.stringMatching(/^\/assets\/visits-\w+\.js$/),
      ]);
      expect(said).toEqual([]);
    });

    deepTest('stays readable where its module does not come', { timeout: 60_000 }, async () => {
      const { page, said } = await visit('/docs/alone', (page) => page.route('**/assets/page-*', (route) => route.abort()));
      await expect.poll(() => said.some((line) => /page-\w+\.js could not be loaded/.test(line))).toBe(true);
      expect(await page.getByRole('button', { name: 'Counter' }).textContent()).toBe('Counter 3');
      await count(page, 'Footer', 'Footer 0', 'Footer 1');
    });
  });
}
