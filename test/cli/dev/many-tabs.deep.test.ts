// More tabs of one browser than it has connections to a host: each loads, and follows its own page.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { configText, temporarySite } from '../../pipeline/built-site.ts';
import { deepTest, isThorough } from '../../property-runs.ts';
import { type DevServer, startDev } from './dev-server.ts';

/** Browsers allow six connections to a host. */
const count = isThorough() ? 20 : 8;
const files = Object.fromEntries(
  Array.from({ length: count }, (_, n) => [`docs/page-${n}.md`, `# Page ${n}\n\nFirst text of ${n}.\n`]),
);

interface Tabs {
  readonly server: DevServer;
  readonly pages: readonly Page[];
  readonly root: string;
}

const removals: (() => void)[] = [];
const contexts: BrowserContext[] = [];
const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor({ timeout: 15_000 });
const write = (root: string, n: number, text: string) =>
  writeFileSync(join(root, `docs/page-${n}.md`), `# Page ${n}\n\n${text}\n`);

async function openTabs(config: string, prepare?: (context: BrowserContext) => Promise<void>): Promise<Tabs> {
  const root = temporarySite({ ...files, 'site.config.ts': config }, (remove) => removals.push(remove));
  const [server, browser] = await Promise.all([startDev(root), startChromium()]);
  const context = await browser.newContext();
  contexts.push(context);
  await prepare?.(context);
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  return { server, pages, root };
}

const load = (page: Page, server: DevServer, n: number) =>
  page.goto(new URL(`/docs/page-${n}`, server.url).href, { timeout: 20_000 });

/** Each tab has heard of the state of the site. */
const hears = (page: Page) => page.locator('slodocs-live button.badge', { hasText: 'no problems' }).waitFor({ timeout: 15_000 });

describe.skipIf(!hasChromium)('many tabs', () => {
  let tabs: Tabs;
  beforeAll(async () => {
    tabs = await openTabs(configText());
  });
  afterAll(async () => {
    await tabs?.server.stop();
    for (const context of contexts) await context.close();
    for (const remove of removals) remove();
  });

  test('load, and show the edits of their own pages', async () => {
    const { pages, server, root } = tabs;
    for (const [n, page] of pages.entries()) {
      await load(page, server, n);
      await shows(page, `First text of ${n}.`);
    }
    await Promise.all(pages.map(hears));
    for (const n of pages.keys()) write(root, n, `Second text of ${n}.`);
    await Promise.all(pages.map((page, n) => shows(page, `Second text of ${n}.`)));
  });

  deepTest('go on when the first tab is closed, another is frozen, and one leaves and comes back', async () => {
    const { pages, server, root } = tabs;
    const [first, frozen, moved] = pages as [Page, Page, Page];
    await first.close();
    const devtools = await frozen.context().newCDPSession(frozen);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await moved.goto(new URL('/docs/page-0', server.url).href);
    await moved.goBack();
    for (const n of pages.keys()) write(root, n, `Third text of ${n}.`);
    await Promise.all(pages.map((page, n) => (n < 2 ? undefined : shows(page, `Third text of ${n}.`))));
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await shows(frozen, 'Third text of 1.');
  });

  test('find a server that was restarted, and act with its token', async () => {
    const { root, server, pages } = tabs;
    await server.stop();
    const open = pages.slice(1);
    await Promise.all(open.map((page) => page.locator('slodocs-live button.badge', { hasText: 'no server' }).waitFor()));
    writeFileSync(join(root, 'docs/page-5.md'), '# Page 5\n\nSee [it](./page-66.md).\n');
    const again = await startDev(root, ['--port', String(server.port)]);
    tabs = { ...tabs, server: again };
    expect(again.port).toBe(server.port);
    for (const n of pages.keys()) if (n !== 5) write(root, n, `Fourth text of ${n}.`);
    await Promise.all(open.map((page, n) => (n === 4 ? undefined : shows(page, `Fourth text of ${n + 1}.`))));
    await (pages[5] as Page).getByRole('button', { name: /Apply fix/ }).click();
    await expect.poll(() => readFileSync(join(root, 'docs/page-5.md'), 'utf8')).toMatch(/page-(?!66)/);
  });
});

describe.skipIf(!hasChromium)('many tabs without a shared worker', () => {
  const reasons = [
    ['because the policy of the site allows none', "  csp: { directives: { 'worker-src': [\"'none'\"] } },\n", undefined],
    [
      'because the browser has none',
      '',
      (context: BrowserContext) => context.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker')),
    ],
  ] as const;
  test.each(isThorough() ? reasons : reasons.slice(1))(
    '%s: those in front follow their pages, the others when they are',
    async (_, settings, prepare) => {
      // Tabs of a browser without a window all count as visible.
      const { server, pages, root } = await openTabs(configText(settings), async (context) => {
        await prepare?.(context);
        await context.addInitScript(() => {
          const state = () => (document.documentElement.dataset['front'] === undefined ? 'hidden' : 'visible');
          Object.defineProperty(document, 'visibilityState', { get: state });
        });
      });
      const toFront = (page: Page, isFront: boolean) =>
        page.evaluate((front) => {
          document.documentElement.toggleAttribute('data-front', front);
          document.dispatchEvent(new Event('visibilitychange'));
        }, isFront);
      for (const [n, page] of pages.entries()) await load(page, server, n);
      const [front, other] = [pages[6], pages[7]] as [Page, Page];
      await toFront(front, true);
      await hears(front);
      write(root, 6, 'Seen at once.');
      write(root, 7, 'Seen later.');
      await shows(front, 'Seen at once.');
      expect(await other.getByText('Seen later.').count()).toBe(0);
      await toFront(front, false);
      await toFront(other, true);
      await shows(other, 'Seen later.');
      expect(await server.stop()).toBe(0);
    },
  );
});
