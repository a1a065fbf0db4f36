// The proofs themselves, held against a page that has every fault: a check that finds nothing anywhere proves nothing.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, hasChromium, startChromium, strictPolicy } from '../chromium.ts';
import { deepTest } from '../property-runs.ts';
import { cutOff } from './in-page/cut-off.ts';
import { deadControls } from './in-page/dead-controls.ts';
import { lostRings } from './in-page/focus-rings.ts';
import { longestMotion } from './in-page/longest-motion.ts';
import { lostDrawings } from './in-page/lost-drawings.ts';
import { oddTokens } from './in-page/odd-tokens.ts';
import { smallTargets } from './in-page/small-targets.ts';
import { spaceText } from './in-page/text-spacing.ts';
import { unfitForPaper } from './in-page/unfit-for-paper.ts';
import { openWindow, type Visit, visit } from './visit.ts';

const sheet = `
  body { margin: 0; font: 16px sans-serif; }
  a { outline: none; }
  .round { outline: 2px solid; }
  .box { overflow: hidden; inline-size: 200px; padding: 4px; }
  .low { overflow: hidden; block-size: 19px; inline-size: 16ch; font-family: monospace; line-height: 19px; }
  .icon { display: block; inline-size: 20px; block-size: 20px; background: red; mask: url('/late.svg'); }
  .token { font-size: 10px; }
  html { scroll-behavior: smooth; }
  #shut { display: none; }
  #moves { transition: opacity 2s; }
  #pale { color: #999; background: #fff; }
`;

const html = `<!doctype html><html lang="en"><head><title>Faults</title><link rel="stylesheet" href="/sheet.css"></head><body>
<nav><a href="/ringless">ringless</a></nav>
<img src="/late.svg" alt="late"><p id="pushed">pushed down</p>
<div class="box"><a class="round" href="/cut">cut ring</a> ${'x'.repeat(60)}</div>
<p class="low">wide words here</p>
<p id="pale" style="margin: 0">pale</p>
<button id="moves">tap</button><span class="icon"></span>
<pre><code><span class="token">small</span></code></pre>
<div class="prose"><p><a href="/somewhere">a link</a></p></div>
<pre>${'sideways '.repeat(60)}</pre>
<button popovertarget="nowhere">open</button><button popovertarget="shut">open</button><p id="shut" popover>shut</p>
<span class="search-button-keys">Ctrl K</span>
</body></html>`;

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h90v90z"/></svg>';

describe.skipIf(!hasChromium)('on a page with every fault', () => {
  let browser: Browser;
  let page: Page;
  let visited: Visit;
  beforeAll(async () => {
    browser = await startChromium();
    const window = await openWindow(browser, { viewport: { width: 400, height: 600 } });
    await window.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/sheet.css') return route.fulfill({ contentType: 'text/css', body: sheet });
      if (pathname === '/late.svg') {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return route.fulfill({ contentType: 'image/svg+xml', body: picture });
      }
      return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': strictPolicy }, body: html });
    });
    visited = await visit(window, 'http://faults.test/');
    page = visited.page;
  });
  afterAll(async () => {
    await browser?.close();
  });

  test('an image without a size moves the text', async () => {
    const { shifts } = await visited.watched();
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(0.01);
  });

  test('a style attribute is refused', async () => {
    expect((await visited.watched()).refused.join()).toContain('style-src-attr');
    expect(visited.messages.join()).toContain('Content Security Policy');
  });

  test('axe finds pale text', async () => {
    expect((await axeFaults(page)).join()).toContain('color-contrast');
    expect((await axeFaults(page, ['color-contrast'])).join()).toContain('id="pale"');
  });

  test('words are clipped, the page is too wide, and spaced words do not fit', async () => {
    const faults = await page.evaluate(cutOff, 400);
    expect(faults.join('\n')).toMatch(/xxx: clipped by box[\s\S]*sideways[^\n]*: from 0[\s\S]*the page is \d+ wide/);
    expect(faults.join()).not.toContain('clipped by low');
    await page.evaluate(spaceText, true);
    expect((await page.evaluate(cutOff, 400)).join()).toContain('wide words here: clipped by low');
    await page.evaluate(spaceText, false);
  });

  deepTest('buttons open nothing, and a key is drawn that does nothing', async () => {
    expect((await page.evaluate(deadControls)).join()).toMatch(/nowhere.*no such target.*shut.*opens nothing.*Ctrl K/);
  });

  test('rings are missing or cut', async () => {
    await page.keyboard.press('Tab');
    const faults = (await page.evaluate(lostRings)).join('\n');
    expect(faults).toMatch(/ringless[\s\S]*: no ring/);
    expect(faults).toContain('<button id="moves">tap</button>: ring auto');
  });

  test('a drawing is lost in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(lostDrawings)).toEqual(['span.icon']);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  test('something moves for two seconds', async () => {
    expect(await page.evaluate(longestMotion)).toEqual({ time: 2000, who: 'button.', smooth: true });
  });

  test('a button is small, a token odd, and paper shows what it should not', async () => {
    expect((await page.evaluate(smallTargets, 44)).join()).toContain('id="moves"');
    expect((await page.evaluate(oddTokens)).join()).toContain('10px');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect((await page.evaluate(unfitForPaper)).join()).toMatch(
      /<nav>.* is printed.*<button.* is printed.*somewhere.*hides its address/s,
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });
});
