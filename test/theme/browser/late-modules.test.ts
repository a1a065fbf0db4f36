// Modules that components load late: what comes is checked, and what was altered on its way does not run.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { type NavSite, serveNavSite } from './nav-site.ts';

const files = {
  'static/favicon.ico': '',
  'site/palette.ts': "export const paint = (text: string): string => text + ' in colour';\nglobalThis.palette = 'as built';\n",
  'site/Chart.tsx': `import { useState } from 'react';
import { paint } from './palette.ts';

export default function Chart() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{paint('Drawn')} {count}</button>;
}
`,
  'site/Table.tsx':
    "import { paint } from './palette.ts';\nexport default function Table() { return <p>{paint('Table')}</p>; }\n",
  'site/Late.tsx': `import { useState } from 'react';
import { loadLate } from 'slodocs/theme';

export const LateChart = loadLate(() => import('./Chart.tsx').then((module) => module.default));
export const LateTable = loadLate(() => import('./Table.tsx').then((module) => module.default));

export function Sum() {
  const [sum, setSum] = useState('');
  const add = () => import('./sum.ts').then(({ sum }) => setSum(sum([1, 2])), (error) => setSum(String(error)));
  return <button type="button" onClick={add}>Sum {sum}</button>;
}
`,
  'site/sum.ts': 'export const sum = (all: number[]): string => "is " + all.reduce((a, b) => a + b);\n',
  'site/Now.tsx':
    'import { useState } from \'react\';\nexport const Now = () => { const [n, set] = useState(0); return <button type="button" onClick={() => set(n + 1)}>Now {n}</button>; };\n',
  'docs/prose.md': '# Prose\n\nNothing but text. [Chart](./chart.mdx)\n',
  'docs/now.mdx': "import { Now } from '@site/site/Now';\n\n# Now\n\n<Now />\n\n[Chart](./chart.mdx)\n",
  'docs/chart.mdx':
    "import { LateChart, LateTable, Sum } from '@site/site/Late';\n\n# Chart\n\nRead me.\n\n<LateChart />\n\n<LateTable />\n\n<Sum />\n",
};

const withScripts = {
  'site.config.ts': configText("  theme: { slots: { ContentEnd: './site/End.tsx' }, clientModules: ['site/start.ts'] },\n"),
  'static/favicon.ico': '',
  'site/End.tsx':
    "import { loadLate } from 'slodocs/theme';\nconst Greeting = loadLate(() => import('./Greeting.tsx').then((module) => module.default));\nexport default () => <Greeting />;\n",
  'site/Greeting.tsx': 'export default () => <p className="greeting">Good day</p>;\n',
  'site/start.ts':
    "export function onRouteDidUpdate({ location }) {\n  import('./note.ts').then(({ note }) => note(location.pathname));\n}\n",
  'site/note.ts': 'export function note(path: string): void { document.documentElement.dataset.noted = path; }\n',
  'docs/prose.md': '# Prose\n\n[Other](./other.md)\n',
  'docs/other.md': '# Other\n\nText.\n',
};

describe.skipIf(!hasChromium)('late modules', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let scripted: NavSite;
  const altered = new Set<string>();

  beforeAll(async () => {
    browser = await startChromium();
    site = await serveNavSite(files);
    scripted = await serveNavSite(withScripts);
  }, 120_000);
  afterEach(() => {
    for (const path of altered) site.answer(path, false);
    altered.clear();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await scripted?.close();
  });

  interface Opened {
    readonly page: Page;
    /** What the policy has refused, and what was thrown. */
    readonly faults: string[];
  }

  async function open(address: string): Promise<Opened> {
    const page = await (await browser.newContext()).newPage();
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(String(fault)));
    page.on('console', (message) => {
      if (/Content Security Policy|violates/.test(message.text())) faults.push(message.text());
    });
    await page.exposeFunction('told', (fault: string) => faults.push(fault));
    await page.addInitScript(() => {
      const { told } = globalThis as unknown as { told: (fault: string) => void };
      addEventListener('securitypolicyviolation', (event) => told(`${event.violatedDirective} ${event.blockedURI}`));
    });
    await page.goto(address);
    return { page, faults };
  }

  /** The address of the one script whose text has these words. */
  function scriptWith({ outDir }: NavSite, words: string): string {
    const found = readdirSync(join(outDir, 'assets')).filter(
      (name) => name.endsWith('.js') && readFileSync(join(outDir, 'assets', name), 'utf8').includes(words),
    );
    expect(found, words).toHaveLength(1);
    return `/assets/${found[0]}`;
  }

  /** The server gives other bytes, which would tell that they have run. */
  function alter(address: string, caching: string): void {
    const text = readFileSync(join(site.outDir, address), 'utf8');
    altered.add(address);
    site.answer(address, (_, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', caching);
      response.end(`globalThis.altered = true;${text}`);
    });
  }

  const integrityOf = ({ outDir }: NavSite, address: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(outDir, address)))
      .digest('base64')}`;

  const linksOf = (page: Page) =>
    page
      .locator('link[rel=modulepreload]')
      .evaluateAll((all) =>
        all.map((link) => [(link as HTMLLinkElement).getAttribute('href'), (link as HTMLLinkElement).integrity]),
      );

  const hasRun = (page: Page) => page.evaluate("globalThis.altered ?? globalThis.palette ?? 'nothing'");

  it('load and work, each checked by a link with its integrity, and so is what they share', async () => {
    const { page, faults } = await open(site.url('/docs/chart'));
    const button = page.getByRole('button', { name: /Drawn in colour/ });
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Drawn in colour 1');
    await expect.poll(() => page.getByText('Table in colour').count()).toBe(1);
    const sum = page.getByRole('button', { name: /Sum/ });
    const late = scriptWith(site, '"is "');
    expect((await linksOf(page)).map(([href]) => href)).not.toContain(late);
    await sum.click();
    await expect.poll(() => sum.textContent()).toBe('Sum is 3');
    const links = await linksOf(page);
    for (const words of ['"Drawn"', '"Table"', 'as built', '"is "']) {
      const address = scriptWith(site, words);
      expect(links, words).toContainEqual([address, integrityOf(site, address)]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  deepTest.each([
    ['itself', '"Drawn"', 'public, max-age=31536000, immutable'],
    ['what it imports', 'as built', 'no-store'],
  ])('are refused where %s was altered, and loaded when the reader tries again (%s, %s)', async (_, words, caching) => {
    const address = scriptWith(site, words);
    alter(address, caching);
    const { page, faults } = await open(site.url('/docs/chart'));
    const alert = page.getByRole('alert').first();
    await expect.poll(() => alert.textContent()).toContain(`${address} could not be loaded`);
    expect(await page.getByText('Read me.').count()).toBe(1);
    const sum = page.getByRole('button', { name: /Sum/ });
    await sum.click();
    await expect.poll(() => sum.textContent()).toBe('Sum is 3');
    await alert.getByRole('button').click();
    await expect.poll(() => alert.textContent()).toContain(`${address} could not be loaded`);
    expect(await hasRun(page)).toBe(words === 'as built' ? 'nothing' : 'as built');
    site.answer(address, false);
    await alert.getByRole('button').click();
    await expect.poll(() => page.getByRole('button', { name: 'Drawn in colour 0' }).count()).toBe(1);
    expect(await hasRun(page)).toBe('as built');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  deepTest.each(['/docs/prose', '/docs/now'])('are checked on a page that was reached from %s', async (from) => {
    const address = scriptWith(site, 'as built');
    alter(address, 'no-store');
    const { page, faults } = await open(site.url(from));
    await page.evaluate("globalThis.stays = 'yes'");
    await page.getByRole('link', { name: 'Chart' }).last().click();
    const alert = page.getByRole('alert').first();
    await expect.poll(() => alert.textContent()).toContain(`${address} could not be loaded`);
    expect(await page.evaluate('globalThis.stays')).toBe('yes');
    expect(await hasRun(page)).toBe('nothing');
    site.answer(address, false);
    await alert.getByRole('button').click();
    await expect.poll(() => page.getByRole('button', { name: 'Drawn in colour 0' }).count()).toBe(1);
    const links = await linksOf(page);
    expect(links).toContainEqual([address, integrityOf(site, address)]);
    const data = JSON.parse((await page.locator('#slodocs-page').textContent()) ?? '');
    expect(links).toContainEqual([data.bodyModule, integrityOf(site, data.bodyModule)]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  deepTest("may be asked for by the site's own parts and scripts, on any page", async () => {
    const { page, faults } = await open(scripted.url('/docs/prose'));
    await expect.poll(() => page.locator('.greeting').textContent()).toBe('Good day');
    await expect.poll(() => page.locator('html').getAttribute('data-noted')).toBe('/docs/prose');
    await page.getByRole('link', { name: 'Other' }).last().click();
    await expect.poll(() => page.locator('html').getAttribute('data-noted')).toBe('/docs/other');
    const links = await linksOf(page);
    for (const words of ['Good day', 'dataset.noted']) {
      const address = scriptWith(scripted, words);
      expect(links).toContainEqual([address, integrityOf(scripted, address)]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('cost nothing on pages without them', async () => {
    for (const path of ['/docs/prose', '/docs/now']) {
      const html = readFileSync(join(site.outDir, `${path}/index.html`), 'utf8');
      expect(html, path).not.toMatch(/\/late-\w+\.js/);
    }
    expect(readFileSync(join(site.outDir, 'docs/prose/index.html'), 'utf8')).not.toContain('slodocs-page');
    expect(readFileSync(join(site.outDir, 'docs/chart/index.html'), 'utf8')).toMatch(/\/late-\w+\.js/);
  });
});
