// Slots that React hydrates: when they wake, what they keep from page to page, and what becomes of one that throws.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { desk } from '../../proofs/visit.ts';
import { type NavSite, serveNavSite } from './nav-site.ts';

const many = Array.from({ length: 60 }, (_, n) => `Paragraph ${n} of many.\n`).join('\n');

const files = {
  'site.config.ts': configText(
    "  docs: [{ routeBasePath: '/' }],\n  theme: { slots: { Footer: './site/Footer.tsx', NavbarEnd: './site/End.tsx', ContentStart: './site/Bomb.tsx', TocEnd: './site/Still.tsx' } },\n",
  ),
  'site/Counter.tsx':
    'import { useId, useState } from \'react\';\n\nexport function Counter({ label }) {\n  const [count, setCount] = useState(0);\n  return <button type="button" id={useId()} onClick={() => setCount(count + 1)}>{label} {count}</button>;\n}\n',
  'site/Footer.tsx':
    "import { Footer } from 'slodocs/theme';\nimport { Counter } from './Counter.tsx';\n\nexport default ({ site, page }) => <><Counter label={['Below', page.title].join(' ')} /><Footer site={site} /></>;\n",
  'site/End.tsx': 'import { Counter } from \'./Counter.tsx\';\n\nexport default () => <Counter label="Above" />;\n',
  'site/Bomb.tsx':
    "import { useState } from 'react';\n\nexport default function Bomb() {\n  useState(0);\n  if (typeof window !== 'undefined') throw new Error('it went off');\n  return <p>Calm</p>;\n}\n",
  'site/Still.tsx':
    "import { basename } from 'node:path';\n\nexport default () => <p className=\"still-part\">{basename('/Read at build')}</p>;\n",
  'docs/index.md': `# Home\n\n## Part\n\n[other](./other.md)\n\n${many}`,
  'docs/other.md': `# Other\n\n## Part\n\n[home](./index.md)\n\n${many}`,
};

describe.skipIf(!hasChromium)('slots that React hydrates', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveNavSite(files)]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(): Promise<{ readonly page: Page; readonly said: string[] }> {
    const page = await browser.newPage(desk);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(site.url('/'));
    return { page, said };
  }

  it('wake in sight, each for itself, and stay on the next page with what they know', async () => {
    const { page } = await open();
    const count = async (from: string, to: string): Promise<void> => {
      const button = page.getByRole('button', { name: from, exact: true });
      await expect.poll(() => button.evaluate((one) => one.closest('[data-island]')?.hasAttribute('data-awake'))).toBe(true);
      await button.click();
      await page.getByRole('button', { name: to, exact: true }).waitFor();
    };
    await count('Above 0', 'Above 1');
    expect(await page.locator('[data-island=Footer]').getAttribute('data-awake')).toBeNull();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await count('Below Home 0', 'Below Home 1');
    const ids = await page.locator('[data-island] button[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    await page.getByRole('main').getByRole('link', { name: 'other', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Other' }).waitFor();
    await page.getByRole('button', { name: 'Above 1', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Below Other 1', exact: true }).waitFor();
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
    await page.close();
  });

  it('say what they throw in their place, while the rest goes on and what is static stays HTML', async () => {
    const { page, said } = await open();
    await page.getByRole('alert').getByText('it went off').waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.locator('.still-part').textContent()).toBe('Read at build');
    expect(await page.locator('.color-mode').isEnabled()).toBe(true);
    expect(said.filter((text) => !text.includes('it went off'))).toEqual([]);
    await page.close();
  });

  it('take nothing from the behaviors of a page, of which one that fails stops no other', async () => {
    const page = await browser.newPage(desk);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.assign(window, {
        ResizeObserver: class {
          constructor() {
            throw new Error('nothing is observed');
          }
        },
      });
    });
    await page.goto(site.url('/'));
    await page.locator('html[data-has-hydrated]').waitFor({ state: 'attached' });
    await page.locator('.color-mode').click();
    expect(await page.locator('html').getAttribute('data-theme-choice')).toBe('light');
    await page.locator('.toc [aria-current=location]').waitFor();
    expect(errors).toEqual(['nothing is observed']);
    await page.close();
  });
});
