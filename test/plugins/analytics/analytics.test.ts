// A reader of a site with analytics, in a browser: each service is told of each page once, late, and only where it may be.
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '#cli/serve/serve-output';
import { hasChromium, startChromium } from '../../chromium.ts';
import { buildSite } from '../../pipeline/built-site.ts';
import { desk } from '../../proofs/visit.ts';
import { sampled } from '../../sampled.ts';
import { SharedWindows } from '../../shared-windows.ts';
import { type Services, startServices } from './services.ts';

const files = (analytics: string) => ({
  'site.config.ts': `import { defineConfig } from 'slodocs';
import { beacon, googleAnalytics, matomo, plausible, trackingScript } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false },
  docs: [{ routeBasePath: '/' }],
  theme: { analytics: ${analytics} },
});
`,
  'static/favicon.ico': '',
  'static/slow.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/index.md': '# Home\n\n[guide](./guide.md) [below](#below) [query](/?q=1)\n\n## Below\n\nText. ![slow](/slow.svg)\n',
  'docs/guide.md': '# Guide\n\n[home](./index.md)\n',
});

/** In this order on the page. */
const every = (origin: string): string => `[
    plausible({ domain: 'case.example', script: '${origin}/js/script.manual.js' }),
    googleAnalytics({ id: 'G-ABC1234567' }),
    matomo({ url: '${origin}', siteId: 7, cookies: false }),
    beacon({ url: '${origin}/count' }),
    trackingScript({ src: '${origin}/auto.js', attributes: { 'data-site': 'case' } }),
  ]`;

describe.skipIf(!hasChromium)('a reader', { timeout: 60_000 }, () => {
  let browser: Browser;
  let windows: SharedWindows;
  let services: Services;
  let server: Server;
  let origin: string;
  let remove: () => void = () => undefined;
  /** What answers hold back until it is called. */
  let release: (() => void) | undefined;

  beforeAll(async () => {
    [browser, services] = await Promise.all([startChromium(), startServices()]);
    windows = new SharedWindows(browser);
    const { result } = await buildSite(files(every(services.origin)), {}, (done) => {
      remove = done;
    });
    const handle = createHandler({ outDir: result.outDir, baseUrl: '/', headersFile: '_headers', host: '127.0.0.1' });
    server = createServer((request, response) => {
      if (request.url !== '/slow.svg' || !release) return void handle(request, response);
      const before = release;
      release = () => {
        before();
        handle(request, response);
      };
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }, 120_000);
  afterEach(async () => {
    await windows.clear();
    services.reports.length = 0;
    services.asked.length = 0;
    release = undefined;
  });
  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await services?.close();
    await browser?.close();
    remove();
  });

  const asReader = (): void => void Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });

  /** The page, and what goes wrong on it. */
  async function open(before: () => void = () => undefined): Promise<{ page: Page; faults: string[] }> {
    const { page, context } = await windows.lend(desk, { initScripts: [asReader, before] });
    // Google's hosts are played on this machine as well; the policy is asked before a request gets here.
    await context.route(/^https:\/\/[\w.-]+\.google[\w.-]*\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${services.origin}${pathname}${search}` });
      await route.fulfill({ response });
    });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(origin, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-has-hydrated]');
    return { page, faults };
  }

  const follow = (page: Page, name: string): Promise<void> =>
    page.locator('.prose').getByRole('link', { name, exact: true }).click();
  const shown = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name, level: 1 }).waitFor();

  async function walk(page: Page): Promise<void> {
    await follow(page, 'below');
    await follow(page, 'query');
    await page.waitForURL(/q=1/);
    await follow(page, 'guide');
    await shown(page, 'Guide');
    await page.goBack();
    await shown(page, 'Home');
  }

  /** Those of one service, in order. */
  const reportsOf = (service: string): string[] => services.reports.filter((report) => report.startsWith(`${service} `));

  /** Once nothing more comes. */
  async function settled(page: Page): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
  }

  it('is counted by each service once for each page, and not for a hash or a query', async () => {
    const { page, faults } = await open();
    await expect.poll(() => services.reports.length).toBe(5);
    await walk(page);
    await expect.poll(() => services.reports.length, { timeout: 10_000 }).toBe(15);
    await settled(page);
    expect(reportsOf('plausible')).toEqual([
      'plausible pageview case.example /',
      'plausible pageview case.example /guide',
      'plausible pageview case.example /',
    ]);
    expect(reportsOf('google')).toEqual([
      'google page_view / Case -',
      'google page_view /guide Guide | Case /',
      'google page_view / Case /guide',
    ]);
    expect(reportsOf('matomo')).toEqual(['matomo 7 no / -', 'matomo 7 no /guide /', 'matomo 7 no / /guide']);
    expect(reportsOf('beacon')).toEqual(['beacon / -', 'beacon /guide /', 'beacon / /guide']);
    expect(reportsOf('auto')).toEqual(['auto case /', 'auto case /guide', 'auto case /']);
    expect(faults).toEqual([]);
  });

  it('sees the page first: services are asked for nothing until all of it has loaded, and lose no view by that', async () => {
    release = () => undefined;
    const { page, faults } = await open();
    await follow(page, 'guide');
    await shown(page, 'Guide');
    await page.waitForTimeout(300);
    expect(services.asked).toEqual([]);
    release();
    // Sent at one moment, over a connection each: either may come first.
    await expect.poll(() => reportsOf('beacon').sort(), { timeout: 10_000 }).toEqual(['beacon / -', 'beacon /guide /']);
    expect(faults).toEqual([]);
  });

  const wishes: Readonly<Record<string, () => void>> = {
    'asks not to be tracked': () => void Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    'has turned Global Privacy Control on': () =>
      void Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    'is a program': () => void Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true }),
  };

  it.each(sampled(Object.entries(wishes), 1))('that %s is not counted, and loads nothing from a service', async (_, wish) => {
    const { page, faults } = await open(wish);
    await walk(page);
    await settled(page);
    expect(services.asked).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('that blocks the scripts has the whole page, and no error of it', async () => {
    const blocked = /script\.manual\.js|gtag|matomo\.js|auto\.js/;
    const { page } = await windows.lend(desk, { initScripts: [asReader] });
    await page.route(blocked, (route) => route.abort('blockedbyclient'));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(origin);
    await walk(page);
    // The beacon needs no script.
    await expect.poll(() => reportsOf('beacon').length).toBe(3);
    await settled(page);
    expect(errors).toEqual([]);
    expect(services.reports.length).toBe(3);
  });
});

/** The names of scripts without their hashes, and the policy. */
async function built(analytics: string, development = false) {
  const { result, file } = await buildSite(files(analytics), { development } as never);
  const scripts = readdirSync(join(result.outDir, 'assets')).map((name) => name.replace(/-\w+\.js$/, ''));
  return { scripts, policy: /Content-Security-Policy: (.*)/.exec(file('_headers') ?? '')?.[1] };
}

it('adds the hosts of a service to the policy, and its code to the site', async () => {
  const { scripts, policy } = await built("googleAnalytics({ id: 'G-ABC1234567' })");
  expect(scripts).toEqual(expect.arrayContaining(['analytics', 'google_analytics', 'page-views']));
  expect(scripts).not.toContain('plausible');
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain("img-src 'self' data: https://*.google-analytics.com https://www.googletagmanager.com;");
  expect(policy).toContain(
    "connect-src 'self' https://*.analytics.google.com https://*.google-analytics.com https://analytics.google.com https://www.googletagmanager.com;",
  );
});

it('adds nothing to a site without services, and none in development', async () => {
  const [none, other] = [await built('[]'), await built("beacon({ url: '/count' })", true)];
  for (const { scripts } of [none, other]) expect(scripts.filter((name) => /analytics|page-views|beacon/.test(name))).toEqual([]);
  expect(none.policy).toContain("connect-src 'self';");
});
