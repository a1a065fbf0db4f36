// What components can ask the browser: a page that React renders here and wakes there.
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { deepTest } from '../../property-runs.ts';
import { Probe } from './probe.ts';

describe.skipIf(!hasChromium)('in a browser', { timeout: 60_000 }, () => {
  let browser: Browser;
  let script: string;

  beforeAll(async () => {
    browser = await startChromium();
    const { outputFiles } = await build({
      stdin: {
        contents: `import { createElement } from 'react';
          import { hydrateRoot } from 'react-dom/client';
          import { createStorageSlot } from '../../../src/theme/dom/storage.ts';
          import { Probe } from './probe.ts';
          const faults = [];
          const root = document.getElementById('root');
          Object.assign(globalThis, { faults, createStorageSlot });
          hydrateRoot(root, createElement(Probe), { onRecoverableError: (fault) => faults.push(String(fault)) });`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      write: false,
      conditions: ['source'],
      define: { 'process.env.NODE_ENV': '"development"' },
    });
    script = outputFiles[0]?.text ?? '';
  }, 60_000);
  afterAll(() => browser?.close());

  async function open(width = 1440, early = ''): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const html = `<!doctype html><script id="slodocs-early" ${early}></script><div id="root">${renderToString(createElement(Probe))}</div><script>${script}</script>`;
    await page.route('http://hooks.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('http://hooks.test/');
    return page;
  }
  const shown = (page: Page): Promise<string | null> => page.locator('#root').textContent();

  test('the window is that of the server until the page is awake, and then what it is', async () => {
    expect(renderToString(createElement(Probe))).toContain('ssr');
    const page = await open(997);
    await expect.poll(() => shown(page)).toBe('ssr desktop|null');
    await page.setViewportSize({ width: 996, height: 800 });
    await expect.poll(() => shown(page)).toBe('ssr desktop mobile|null');
    expect(await page.evaluate('faults')).toEqual([]);
    await page.close();
  });

  deepTest('a slot tells who shows it, and is silent when nothing changes', async () => {
    const page = await open();
    await page.evaluate(`
      globalThis.heard = [];
      globalThis.slot = createStorageSlot('probe');
      globalThis.stop = slot.listen(({ key, oldValue, newValue }) => heard.push([key, oldValue, newValue]));
      slot.set('a'); slot.set('a'); slot.set('b'); createStorageSlot('other').set('c'); slot.del(); slot.del(); slot.set('d');
    `);
    expect(await page.evaluate('heard')).toEqual([
      ['probe', null, 'a'],
      ['probe', 'a', 'b'],
      ['probe', 'b', null],
      ['probe', null, 'd'],
    ]);
    await expect.poll(() => shown(page)).toBe('ssr desktop|d');
    await page.evaluate("stop(); slot.set('e')");
    expect(await page.evaluate('heard.length')).toBe(4);
    await expect.poll(() => shown(page)).toBe('ssr desktop|e');
    await page.close();
  });

  deepTest('a slot stands where the site, or who makes it, wants it', async () => {
    const page = await open(1440, 'data-storage="sessionStorage" data-storage-suffix="-x"');
    await page.evaluate(
      "createStorageSlot('probe').set('a'); createStorageSlot('probe', { persistence: 'localStorage' }).set('b')",
    );
    await page.evaluate("createStorageSlot('probe', { persistence: 'none' }).set('c')");
    expect(await page.evaluate("[sessionStorage.getItem('probe-x'), localStorage.getItem('probe-x')]")).toEqual(['a', 'b']);
    await expect.poll(() => shown(page)).toBe('ssr desktop|a');
    await page.close();
  });

  deepTest('a full storage is said once', async () => {
    const page = await open();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.evaluate(`
      for (let size = 1 << 22; size > 0; size >>= 1) {
        for (let part = 0; ; part++) try { localStorage.setItem('fill' + size + '-' + part, 'x'.repeat(size)) } catch { break }
      }
      createStorageSlot('probe').set('too much'); createStorageSlot('probe').set('once more');
    `);
    expect(messages).toEqual([expect.stringContaining('QuotaExceededError')]);
    expect(await page.evaluate("createStorageSlot('probe').get()")).toBeNull();
    await page.close();
  });
});
