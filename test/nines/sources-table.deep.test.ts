// The table of all sources as readers filter it, and the facts of one, under the strictest policy.
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sources } from '../../site/data/sources.ts';
import { axeFaults, hasChromium, startChromium } from '../chromium.ts';
import { writeSite } from '../pipeline/built-site.ts';
import { type ServedSite, serveSite } from '../proofs/served-site.ts';
import { desk, openWindow, phone } from '../proofs/visit.ts';

const page = (title: string, text = ''): string => `---\ntitle: ${title}\ndescription: What ${title} is.\n---\n\n${text}\n`;

const config = `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Sources',
  url: 'https://docs.example',
  docs: [{ path: 'docs', routeBasePath: '/' }],
  preset: { 'git-dates': false, search: false },
});
`;

/** All pages that the components link to. */
const linked = [
  'getting-started/release-channels',
  'features/query-delay',
  'features/query-parameters',
  'features/slo-troubleshooting',
  'sources/historical-data-retrieval',
  ...sources.flatMap(({ slug }) => [`sources/add-data-source/${slug}`, `sources/create-slo/${slug}`]),
];

const table = `import { SourcesTable } from '@site/site/components/SourcesTable.tsx';\n\n<SourcesTable />`;

const facts = `import { SourceFacts } from '@site/site/components/SourceFacts.tsx';\n\n${sources
  .map(({ slug }) => `## ${slug}\n\n<SourceFacts source="${slug}" />`)
  .join('\n\n')}`;

async function serveSources(): Promise<{ site: ServedSite; root: string }> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-sources-')));
  writeSite(root, {
    'site.config.ts': config,
    'docs/index.mdx': page('All sources', table),
    'docs/facts.mdx': page('Facts', facts),
    ...Object.fromEntries(linked.map((path) => [`docs/${path}.md`, page(path)])),
  });
  for (const name of ['components/SourcesTable.tsx', 'components/SourceFacts.tsx', 'components/sources.css', 'data/sources.ts']) {
    cpSync(fileURLToPath(new URL(`../../site/${name}`, import.meta.url)), join(root, 'site', name));
  }
  return { site: await serveSite(root), root };
}

describe.skipIf(!hasChromium)('the table of sources', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: ServedSite;
  let root: string;
  let context: BrowserContext | undefined;
  const messages: string[] = [];

  beforeAll(async () => {
    [{ site, root }, browser] = await Promise.all([serveSources(), startChromium()]);
  }, 120_000);
  afterEach(async () => {
    await context?.close();
    expect(messages.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
    rmSync(root, { recursive: true, force: true });
  });

  async function open(path: string, options: BrowserContextOptions = desk): Promise<Page> {
    const window = await openWindow(browser, options);
    context = window;
    const opened = await window.newPage();
    opened.on('console', (message) => {
      if (!message.location().url.endsWith('/favicon.ico')) messages.push(message.text());
    });
    opened.on('pageerror', (error) => messages.push(String(error)));
    await opened.goto(site.url(path));
    return opened;
  }

  const names = (opened: Page): Promise<string[]> => opened.locator('.sources-table tbody th a:first-child').allTextContents();
  const count = (opened: Page): Promise<string | null> => opened.locator('.sources-count').textContent();
  const overflow = (opened: Page): Promise<number> =>
    opened.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  it('is built without a fault', () => {
    expect(site.result.diagnostics).toEqual([]);
  });

  it.each([desk, phone])('shows all, each with its two pages: $viewport.width px', async (window) => {
    const opened = await open('/', window);
    expect(await names(opened)).toEqual(sources.map(({ name }) => name));
    expect(await count(opened)).toBe('28 of 28 data sources');
    expect(await opened.getByRole('link', { name: 'Add Datadog' }).getAttribute('href')).toMatch(
      /\/sources\/add-data-source\/datadog\/?$/,
    );
    expect(await opened.getByRole('link', { name: 'Create an SLO with Datadog' }).getAttribute('href')).toMatch(
      /\/sources\/create-slo\/datadog\/?$/,
    );
    expect(await overflow(opened)).toBeLessThanOrEqual(0);
    expect(await axeFaults(opened)).toEqual([]);
  });

  it.each([desk, phone])('is read without scrolling sideways: $viewport.width px', async (window) => {
    const opened = await open('/', window);
    const box = opened.getByRole('group', { name: 'Data sources' });
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('says on a phone what each value is', async () => {
    const opened = await open('/', phone);
    const label = await opened
      .locator('td[data-label="Query language"]')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toBe('"Query language"');
  });

  it('is filtered by text, connection and Replay, and says how many are left', async () => {
    const opened = await open('/');
    const text = opened.getByLabel('Name, query language or field');
    await text.fill('promql');
    await expect.poll(() => count(opened)).toBe('5 of 28 data sources');
    await opened.getByLabel('Connection').selectOption('Agent only');
    await expect.poll(() => names(opened)).toEqual(['Amazon Managed Service for Prometheus', 'Coralogix', 'Prometheus']);
    await text.fill('');
    await opened.getByLabel('With Replay').check();
    await expect.poll(() => count(opened)).toBe('5 of 28 data sources');
    await text.fill('zabbix');
    await expect.poll(() => count(opened)).toBe('No matching data sources.');
    expect(await opened.locator('.sources-count').getAttribute('aria-live')).toBe('polite');
    expect(await axeFaults(opened)).toEqual([]);
    await opened.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => count(opened)).toBe('28 of 28 data sources');
    expect(await text.inputValue()).toBe('');
  });

  it('is filtered by keyboard alone, and Enter leaves nothing', async () => {
    const opened = await open('/');
    await opened.getByLabel('Name, query language or field').focus();
    await opened.keyboard.type('nrql');
    await expect.poll(() => names(opened)).toEqual(['New Relic']);
    await opened.keyboard.press('Enter');
    expect(await names(opened)).toEqual(['New Relic']);
    expect(opened.url()).toBe(site.url('/'));
    await opened.keyboard.press('Tab');
    await opened.keyboard.press('Tab');
    await opened.keyboard.press('Space');
    expect(await opened.getByLabel('With Replay').isChecked()).toBe(true);
    await opened.keyboard.press('Tab');
    await opened.keyboard.press('Enter');
    await expect.poll(() => count(opened)).toBe('28 of 28 data sources');
  });

  it('heeds what was typed before its code came', async () => {
    const window = await openWindow(browser, desk);
    context = window;
    let send = (): void => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await window.route('**/client-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const opened = await window.newPage();
    await opened.goto(site.url('/'), { waitUntil: 'commit' });
    await opened.getByLabel('Name, query language or field').fill('flux');
    expect(await count(opened)).toBe('28 of 28 data sources');
    send();
    await expect.poll(() => names(opened)).toEqual(['InfluxDB']);
  });

  it('is whole without scripts, and has no filter then', async () => {
    const opened = await open('/', { ...desk, javaScriptEnabled: false });
    expect(await names(opened)).toHaveLength(28);
    expect(await opened.getByLabel('Name, query language or field').isVisible()).toBe(false);
  });

  it.each([desk, phone])('shows the facts of a source, without a script of its own: $viewport.width px', async (window) => {
    const opened = await open('/facts', window);
    const prometheus = opened.getByRole('table', { name: 'Prometheus at a glance', exact: true });
    expect(await prometheus.getByRole('row', { name: 'Connection' }).textContent()).toBe(
      'ConnectionAgent only; prometheus in YAML',
    );
    expect(await prometheus.getByRole('row', { name: 'Historical data' }).textContent()).toBe(
      'Historical data30 days; agent 0.56.0 or later',
    );
    const pingdom = opened.getByRole('table', { name: 'Pingdom at a glance' });
    expect(await pingdom.getByRole('row', { name: 'Historical data' }).textContent()).toBe(
      'Historical dataNone: no Replay, no SLI analyzer',
    );
    expect(await overflow(opened)).toBeLessThanOrEqual(0);
    expect(await axeFaults(opened)).toEqual([]);
  });
});
