// Live components in a body, where something goes wrong: one that never settles, a page left too early, an extension that moves elements.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { desk } from '../../proofs/visit.ts';
import { deepTest } from '../../property-runs.ts';
import { type NavSite, serveNavSite } from './nav-site.ts';

const files = {
  'site.config.ts': configText("  docs: [{ routeBasePath: '/' }],\n"),
  'static/favicon.ico': '',
  'site/Counter.tsx':
    "import { useState } from 'react';\n\nexport function Counter({ label }) {\n  const [count, setCount] = useState(0);\n  return <button type=\"button\" onClick={() => setCount(count + 1)}>{[label, count].join(' ')}</button>;\n}\n",
  'site/Waits.tsx':
    "import { use, useState } from 'react';\n\nconst never = new Promise(() => {});\n\nexport function Waits() {\n  useState(0);\n  if (typeof window !== 'undefined') use(never);\n  return <p>As printed</p>;\n}\n",
  'docs/index.mdx':
    "import { Counter } from '@site/site/Counter';\nimport { Waits } from '@site/site/Waits';\n\n# Home\n\n[other](./other.mdx)\n\n<Waits />\n\nBetween.\n\n<Counter label=\"Clicks\" />\n",
  'docs/other.mdx':
    'import { Counter } from \'@site/site/Counter\';\n\n# Other\n\nText.\n\n[home](./index.mdx)\n\n<Counter label="Others" />\n',
};

describe.skipIf(!hasChromium)('islands of a body', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveNavSite(files)]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  interface Opened {
    readonly page: Page;
    readonly said: string[];
    /** Lets the module with React come. */
    release(): void;
  }

  async function open({ isHeld = false } = {}): Promise<Opened> {
    const page = await browser.newPage(desk);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    if (isHeld) await page.route('**/assets/content-*', (route) => held.then(() => route.continue()));
    await page.goto(site.url('/'));
    await page.locator('html[data-has-hydrated]').waitFor({ state: 'attached' });
    return { page, said, release };
  }

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  async function counts(page: Page, label: string): Promise<void> {
    const button = page.getByRole('button', { name: label });
    await expect.poll(() => button.evaluate((one) => one.closest('[data-island]')?.hasAttribute('data-awake'))).toBe(true);
    await button.click();
    await expect.poll(() => button.textContent()).toBe(`${label} 1`);
  }

  it('work beside one that never settles, which stays as it was printed', async () => {
    const { page, said } = await open();
    await counts(page, 'Clicks');
    expect(await page.getByText('As printed').isVisible()).toBe(true);
    expect(said).toEqual([]);
    await page.close();
  });

  it('are loaded for no page that has been left, and work on the next one and on the way back', async () => {
    const { page, said, release } = await open({ isHeld: true });
    await page.getByRole('main').getByRole('link', { name: 'other', exact: true }).click();
    await heading(page, 'Other');
    release();
    await counts(page, 'Others');
    await page.goBack();
    await heading(page, 'Home');
    await counts(page, 'Clicks');
    expect(said).toEqual([]);
    await page.close();
  });

  deepTest('work after a double click on a link and the way back at once', async () => {
    const { page, said } = await open();
    await page.getByRole('main').getByRole('link', { name: 'other', exact: true }).dblclick();
    await page.waitForFunction(() => location.pathname === '/other');
    await page.evaluate(() => history.back());
    await heading(page, 'Home');
    await counts(page, 'Clicks');
    expect(said).toEqual([]);
    await page.close();
  });

  it('work where an extension has moved what was printed, and leave the text to it', async () => {
    const { page, release } = await open({ isHeld: true });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.prose p, .prose button')) {
        const mark = document.createElement('font');
        mark.append(...element.childNodes);
        element.append(mark);
      }
      document.body.prepend(document.createElement('aside'));
    });
    release();
    await counts(page, 'Clicks');
    expect(await page.locator('.prose > p > font').allTextContents()).toEqual(['other', 'Between.']);
    await page.close();
  });
});
