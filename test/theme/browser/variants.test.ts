// The switch between variants, as readers use it.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../chromium.ts';
import { desk, openWindow, phone } from '../../proofs/visit.ts';
import { openPage } from './body-site.ts';
import { type NavSite, serveNavSite } from './nav-site.ts';

const config = `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  variants: {
    product: { label: 'Product', values: { cloud: 'Cloud', server: 'Server' } },
    plan: { label: 'Plan', values: { free: 'Free', pro: 'Pro' }, default: 'free' },
  },
});
`;

const long = Array.from({ length: 40 }, (_, n) => `Line ${n} of what everybody reads.\n`).join('\n');

const install = `# Install

For everybody.

:::only{product="cloud"}

## Sign in

Open the zenith console, and see [how it is started](#start).

:::

:::only{product="server"}

${long}
## Start

Run the nadir daemon.

:::

## Check

Then look, <Only product="server">on the machine</Only><Only product="cloud">in the console</Only>.

<Only plan="pro">

### Reports

Ask for umbra reports.

</Only>
`;

const notes = `# Notes

Everybody:only[, and the cloud[^cloud]]{product="cloud"}:only[, and the server[^server]]{product="server"}.

[^cloud]: Of the cloud.
[^server]: Of the server.
`;

const files = {
  'site.config.ts': config,
  'docs/index.md': '# Start here\n\nRead [how to install](./install.md), or [how to start](./install.md#start).\n',
  'docs/install.md': install,
  'docs/notes.md': notes,
};

describe.skipIf(!hasChromium)('the switch between variants', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let context: BrowserContext;
  const messages: string[] = [];

  beforeAll(async () => {
    browser = await startChromium();
    site = await serveNavSite(files);
  }, 120_000);
  afterEach(async () => {
    await context.close();
    expect(messages.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(path: string, options: BrowserContextOptions = desk) {
    context = await openWindow(browser, options);
    return openPage(context, site.url(path), messages);
  }

  const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).first().check();
  const headings = (page: Page) => shownIn(page, '.prose :is(h2, h3)');
  const contents = (page: Page) => shownIn(page, '.toc li a');
  const labels = (page: Page) => shownIn(page, '.variant-label');
  const search = (page: Page) => new URL(page.url()).search;

  it('shows what is chosen, in the contents as well, and keeps it in the address and for other pages', async () => {
    const page = await open('/docs/install');
    expect(await headings(page)).toEqual(['Sign in', 'Start', 'Check']);
    expect(await labels(page)).toEqual(['Cloud only', 'Server only', '(Server only)', '(Cloud only)']);
    await choose(page, 'Cloud');
    expect(await headings(page)).toEqual(['Sign in', 'Check']);
    expect(await contents(page)).toEqual(['Sign in', 'Check']);
    expect(await labels(page)).toEqual([]);
    expect(search(page)).toBe('?product=cloud');
    await choose(page, 'Pro');
    expect(await contents(page)).toEqual(['Sign in', 'Check', 'Reports']);
    expect(search(page)).toBe('?product=cloud&plan=pro');
    await page.getByRole('link', { name: 'Start here' }).first().click();
    await page.getByRole('heading', { name: 'Start here' }).waitFor();
    expect(await page.locator('.variant-switch').evaluateAll((all) => all.map((one) => one.checkVisibility()))).toEqual([
      false,
      false,
    ]);
    await page.getByRole('link', { name: 'how to install' }).click();
    await page.getByRole('heading', { name: 'Install' }).waitFor();
    expect(await headings(page)).toEqual(['Sign in', 'Check', 'Reports']);
    await page.reload();
    expect(await headings(page)).toEqual(['Sign in', 'Check', 'Reports']);
    expect(await page.getByRole('radio', { name: 'Cloud' }).isChecked()).toBe(true);
    await choose(page, 'All');
    expect(search(page)).toBe('?product=all');
    expect((await page.watched()).refused).toEqual([]);
  });

  it('hides the footnotes of others, and leaves the numbers as they are', async () => {
    const page = await open('/docs/notes');
    const shown = () => shownIn(page, '.prose sup a, .footnotes li');
    expect((await shown()).map((text) => text.replace(/\s*↩/, ''))).toEqual(['1', '2', 'Of the cloud.', 'Of the server.']);
    await choose(page, 'Server');
    expect((await shown()).map((text) => text.replace(/\s*↩/, ''))).toEqual(['2', 'Of the server.']);
    expect(
      await page.locator('.footnotes li:visible').evaluateAll((all) => all.map((one) => (one as HTMLLIElement).value)),
    ).toEqual([2]);
    await page.goto(site.url('/docs/notes?product=server#user-content-fn-cloud'));
    expect((await shown())[0]).toBe('1');
  });

  it('prefers the address to what is kept, and is set before anything is painted', async () => {
    const page = await open('/docs/install');
    await choose(page, 'Cloud');
    await page.route('**/*.js', (route) =>
      /(?:early|variants)-/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.goto(site.url('/docs/install?product=server'), { waitUntil: 'load' });
    expect(await headings(page)).toEqual(['Start', 'Check']);
    expect(await contents(page)).toEqual(['Start', 'Check']);
    await page.goto(site.url('/docs/install?product=neither'), { waitUntil: 'load' });
    expect(await headings(page)).toEqual(['Start', 'Check']);
    messages.splice(0);
  });

  it('shows the variant that a link leads to, on this page and on another', async () => {
    const page = await open('/docs/install?product=cloud');
    await page.getByRole('link', { name: 'how it is started' }).click();
    await at(page, '?product=server#start');
    expect(await headings(page)).toEqual(['Start', 'Check']);
    await inView(page, 'start');
    await choose(page, 'Cloud');
    await page.goto(site.url('/docs/'));
    await page.getByRole('link', { name: 'how to start' }).click();
    await at(page, '?product=server#start');
    await inView(page, 'start');
  });

  it('is led to by search, from the same page and from another', async () => {
    const page = await open('/docs/install?product=cloud');
    const find = async (words: string): Promise<void> => {
      await page.waitForSelector('html[data-has-hydrated] .search-button[aria-label*="+K"]');
      await page.keyboard.press('Control+k');
      await page.locator('.search-popup-input').fill(words);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
    };
    await find('nadir');
    await at(page, '?product=server#start');
    expect(await headings(page)).toEqual(['Start', 'Check']);
    expect(await page.getByRole('radio', { name: 'Server' }).isChecked()).toBe(true);
    await page.goto(site.url('/docs/'));
    await find('zenith');
    await at(page, '?product=cloud#sign-in');
    expect(await headings(page)).toEqual(['Sign in', 'Check']);
    await find('umbra');
    await at(page, '?plan=pro#reports');
    expect(await headings(page)).toEqual(['Sign in', 'Check', 'Reports']);
  });

  it('is worked by the keyboard, as one radio group for each axis', async () => {
    const page = await open('/docs/install');
    await page.getByRole('radio', { name: 'All' }).first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await headings(page)).toEqual(['Sign in', 'Check']);
    await page.keyboard.press('ArrowRight');
    expect(await headings(page)).toEqual(['Start', 'Check']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('free');
    expect(await page.getByRole('group', { name: 'Product' }).count()).toBe(1);
  });

  it('has no fault that axe finds, light and dark, wide and narrow', async () => {
    for (const options of [desk, { ...phone, colorScheme: 'dark' as const }]) {
      const page = await open('/docs/install', options);
      expect(await axeFaults(page)).toEqual([]);
      await choose(page, 'Server');
      expect(await axeFaults(page)).toEqual([]);
      if (options === desk) await context.close();
    }
  });

  it('shows everything with its labels where no script runs', async () => {
    const page = await open('/docs/install?product=cloud', { ...desk, javaScriptEnabled: false });
    const shown = await page.locator('main').innerText();
    for (const text of ['Cloud only', 'Sign in', 'Server only', 'Start', 'Pro only', 'Reports', 'in the console (Cloud only)'])
      expect(shown).toContain(text);
    expect(await page.locator('.variant-switches').isVisible()).toBe(false);
  });
});

function shownIn(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => (one.textContent ?? '').replace(/\s*#?\s*$/, '').trim()),
    );
}

/** Waits until the page that installs is shown by such an address. */
async function at(page: Page, rest: string): Promise<void> {
  await expect.poll(() => new URL(page.url()), { timeout: 20_000 }).toMatchObject({ pathname: '/docs/install' });
  await expect.poll(() => page.url().slice(page.url().indexOf('?')), { timeout: 20_000 }).toBe(rest);
}

async function inView(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top, { timeout: 20_000 }).toBeLessThan(850);
  expect(await top()).toBeGreaterThanOrEqual(0);
}
