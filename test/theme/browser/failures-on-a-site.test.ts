// Parts of a built site that come late, do not come, or throw, as readers see them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { desk, openWindow } from '../../proofs/visit.ts';
import { deepTest } from '../../property-runs.ts';
import { type NavSite, serveNavSite } from './nav-site.ts';

const files = {
  'site.config.ts': configText("  docs: [{ routeBasePath: '/' }],\n  plugins: [shaky()],\n").replace(
    '\n\n',
    "\nimport { shaky } from './site/shaky.ts';\n\n",
  ),
  'site/shaky.ts':
    "import { definePlugin } from 'slodocs';\n\nexport const shaky = () =>\n  definePlugin({ name: 'shaky', apiVersion: 1, theme: { from: import.meta.url, layouts: { shaky: './Shaky.tsx' } } });\n",
  'site/Shaky.tsx':
    "import { useState } from 'react';\nimport { Body, Shell } from 'slodocs/theme';\n\nexport default function Shaky({ page, body }) {\n  const [isBroken, setBroken] = useState(false);\n  if (isBroken) throw new Error('no answer', { cause: new Error('no question') });\n  return (\n    <Shell page={page}>\n      <button type=\"button\" onClick={() => setBroken(true)}>Break the layout</button>\n      <Inner />\n      <Body html={body} />\n    </Shell>\n  );\n}\n\nfunction Inner() {\n  const [isBroken, setBroken] = useState(false);\n  if (isBroken) throw new Error('no answer', { cause: new Error('no question') });\n  return <button type=\"button\" onClick={() => setBroken(true)}>Break the page</button>;\n}\n",
  'site/Late.tsx':
    "import { loadLate } from 'slodocs/theme';\n\nexport default loadLate(async () => (await import('./Heavy.tsx')).default);\n",
  'site/Heavy.tsx': 'export default () => <p id="heavy">It was worth the wait</p>;\n',
  'site/Bomb.tsx':
    "import { useState } from 'react';\n\nexport default function Bomb() {\n  const [count, setCount] = useState(0);\n  if (count === 1) throw new Error('it went off');\n  return <button type=\"button\" onClick={() => setCount(count + 1)}>Push {count}</button>;\n}\n",
  'docs/index.md': '# Home\n\n[Late](./late.mdx)\n',
  'docs/late.mdx': "import Late from '@site/site/Late.tsx';\n\n# Late\n\n<Late />\n",
  'docs/bomb.mdx': "import Bomb from '@site/site/Bomb.tsx';\n\n# Bomb\n\n<Bomb />\n\nText below.\n",
  'docs/shaky.md': '---\ntitle: Shaky\nlayout: shaky\n---\n\nThe text.\n',
};

describe.skipIf(!hasChromium)('on a built site', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: NavSite;
  let context: BrowserContext;
  /** The address of the module that is loaded late. */
  let heavy: string;

  beforeAll(async () => {
    browser = await startChromium();
    site = await serveNavSite(files);
    const assets = join(site.outDir, 'assets');
    const name = readdirSync(assets).find(
      (file) => file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes('It was worth the wait'),
    );
    heavy = `/assets/${name}`;
  }, 120_000);
  afterEach(async () => {
    site.answer(heavy, false);
    await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(path: string) {
    context = await openWindow(browser, { ...desk, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.goto(site.url(path));
    return page;
  }

  deepTest('a part that takes long has a spinner, and then is there', async () => {
    let send = (): void => undefined;
    site.answer(heavy, (_request, _response, usual) => {
      send = usual;
    });
    const page = await open('/late');
    const spinner = page.getByRole('status').filter({ has: page.locator('svg circle') });
    await spinner.waitFor();
    const [first, second] = await page
      .locator('.loading circle')
      .evaluateAll((circles) => circles.slice(1).map((circle) => getComputedStyle(circle).animationDelay));
    expect([first, second]).toEqual(['1.5s', '3s']);
    send();
    await page.getByText('It was worth the wait').waitFor();
    expect(await spinner.count()).toBe(0);
  });

  it('a part that does not come says why, and Retry brings it', async () => {
    site.answer(heavy, (_request, response) => response.writeHead(503).end());
    const page = await open('/late');
    const box = page.getByRole('alert');
    await box.waitFor();
    expect(await box.textContent()).toContain(heavy);
    const color = await box.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(color).toBe('rgb(250, 56, 62)');
    expect(await axeFaults(page)).toEqual([]);
    site.answer(heavy, false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('It was worth the wait').waitFor();
    expect(await box.count()).toBe(0);
  });

  deepTest('a component that throws is replaced by what it said, and the rest goes on', async () => {
    const page = await open('/bomb');
    await page.getByRole('button', { name: 'Push 0' }).click();
    await page.getByText('it went off').waitFor();
    expect(await page.getByText('Text below.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Push 0' }).waitFor();
  });

  deepTest('a page that throws says "This page crashed." with its causes, and Try again brings it back', async () => {
    const page = await open('/shaky');
    await page.getByRole('button', { name: 'Break the page' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page crashed.' }).waitFor();
    expect(await page.title()).toContain('Page Error');
    expect(await page.locator('.crash-causes').textContent()).toBe('no answer\n\nCause:\nno question');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The text.').waitFor();
    await page.getByRole('button', { name: 'Break the page' }).waitFor();
  });

  deepTest('a layout that throws says so in place of the whole page', async () => {
    const page = await open('/shaky');
    await page.getByRole('button', { name: 'Break the layout' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page crashed.' }).waitFor();
    expect(await page.locator('.navbar').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});
