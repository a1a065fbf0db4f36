// API pages in a real browser: how they are laid out, what they load, what they remember, and what is left without a script.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, rulesOfColours, startChromium } from '../../../chromium.ts';
import { cutOff } from '../../../proofs/in-page/cut-off.ts';
import { lostRings } from '../../../proofs/in-page/focus-rings.ts';
import { smallTargets } from '../../../proofs/in-page/small-targets.ts';
import { watch } from '../../../proofs/in-page/watch.ts';
import { desk, phone } from '../../../proofs/visit.ts';
import { deepTest, isThorough } from '../../../property-runs.ts';
import { SharedWindows } from '../../../shared-windows.ts';
import { apiConfig, kettles } from '../api-site.ts';
import { listen, type ServedApiSite, serveApiSite, unfoldAll } from '../served-site.ts';

const boil = '/api/kettles/boil-water';
const watts = '#response-202.body.parts.Base.watts';

describe.skipIf(!hasChromium)('API pages', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: ServedApiSite;
  let windows: SharedWindows;
  const faults: string[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([
      startChromium(),
      serveApiSite({
        'docs/index.md': '# Home\n',
        'docs/plain.md': `# Plain\n\nAll of [its parts](./api/kettles/boil-water.md${watts}).\n`,
        'specs/kettles.yaml': kettles,
        'specs/kettles/boil-water.md': `Think of [the power](${watts}).\n`,
        'site.config.ts': apiConfig("[{ file: 'specs/kettles.yaml', path: 'api/kettles' }]", 'tryIt: true'),
      }),
    ]);
    windows = new SharedWindows(browser);
  }, 120_000);
  afterEach(async () => {
    await windows.clear();
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function visit(path: string, options: Parameters<SharedWindows['lend']>[0] = desk): Promise<Page> {
    const { page } = await windows.lend({ reducedMotion: 'reduce', ...options }, { initScripts: [watch] });
    listen(page, faults);
    await page.goto(site.url(path));
    if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-has-hydrated]');
    return page;
  }

  describe.each(isThorough() ? [boil, '/api/kettles', '/category/api/kettles'] : [boil])('%s', (path) => {
    deepTest('has no fault that axe finds, in any width and colour, and breaks no rule of the policy', async () => {
      for (const options of [desk, phone]) {
        const page = await visit(path, options);
        await page.evaluate(unfoldAll);
        expect(await axeFaults(page), `${options.viewport.width} px, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeFaults(page, rulesOfColours), `${options.viewport.width} px, dark`).toEqual([]);
        expect(await page.evaluate('watched.refused')).toEqual([]);
      }
    });

    deepTest('fits a narrow phone and a thumb, and shows where the focus is', async () => {
      const page = await visit(path, phone);
      await page.evaluate(unfoldAll);
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(cutOff, 320)).toEqual([]);
      const wide = await visit(path);
      await wide.evaluate(unfoldAll);
      await wide.keyboard.press('Tab');
      expect(await wide.evaluate(lostRings)).toEqual([]);
    });
  });

  it('has fields whose names are links that can be met', async () => {
    const page = await visit(boil, phone);
    await page.evaluate(unfoldAll);
    const sizes = await page
      .locator('a.api-name')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  describe('samples', () => {
    deepTest('stay in sight while a reader scrolls, beside what they belong to', async () => {
      const page = await visit(boil);
      await page.evaluate(unfoldAll);
      const before = await boxOf(page, '.api-samples');
      expect(before.left).toBeGreaterThan((await boxOf(page, '.api-details')).right);
      await page
        .getByRole('heading', { name: '409 Conflict' })
        .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(900);
      const bar = await boxOf(page, '.navbar');
      for (const part of ['.api-samples', '.api-samples h2', '.api-samples h2 ~ h2']) {
        const box = await boxOf(page, part);
        expect(box.top, part).toBeGreaterThanOrEqual(bar.bottom);
        expect(box.bottom, part).toBeLessThanOrEqual(900);
      }
    });

    deepTest('stand between the text and the details on a phone', async () => {
      const page = await visit(boil, phone);
      const tops = [];
      for (const part of ['.api-about', '.api-samples', '.api-details']) tops.push((await boxOf(page, part)).top);
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      expect(
        await page.locator('.api-about, .api-samples, .api-details').evaluateAll((all) => all.map((one) => one.className)),
      ).toEqual(['api-about', 'api-samples', 'api-details']);
    });

    deepTest('are shown in the language that a reader has chosen, on the next page and on the next visit', async () => {
      const page = await visit(boil);
      const samples = page.locator('[data-tab-group="api-language"]');
      const shown = () => samples.locator('.code-block:visible').innerText();
      expect(await shown()).toMatch(/^curl /);
      await samples.getByRole('tab', { name: 'HTTP' }).click();
      await expect.poll(shown).toMatch(/^POST \/v1\/kettles\/kitchen\/boil HTTP\/1\.1\n/);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Spare parts' }).click();
      await page.waitForURL('**/parts');
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'List spare parts' }).click();
      await page.waitForURL('**/list-parts');
      await expect.poll(shown).toMatch(/^GET \/v1\/parts/);
      expect(await page.evaluate('sameDocument')).toBe(true);
      await page.reload();
      // From the first paint on: before the scripts of the page are there.
      expect(await shown()).toMatch(/^GET \/v1\/parts/);
      await page.waitForSelector('html[data-has-hydrated]');
      expect(await shown()).toMatch(/^GET \/v1\/parts/);
    });
  });

  deepTest('asks for no script that a page of text does not load, until a reader tries the operation', async () => {
    const scripts = (page: Page) =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith('.js'))
          .sort(),
      );
    const plain = await visit('/plain');
    await plain.waitForLoadState('networkidle');
    const ofPlain = await scripts(plain);
    const page = await visit(boil);
    await page.waitForLoadState('networkidle');
    const before = await scripts(page);
    expect(before.filter((path) => !ofPlain.includes(path))).toEqual([]);
    await page.getByText('Try it', { exact: true }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    const more = (await scripts(page)).filter((path) => !before.includes(path));
    expect(more.length).toBeGreaterThan(0);
  });

  describe('a link to a property inside of what is folded', () => {
    const target = (page: Page) => page.locator(`[id="${watts.slice(1)}"]`);

    async function expectShown(page: Page): Promise<void> {
      await expect.poll(() => target(page).isVisible()).toBe(true);
      const isInSight = (one: Element) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0) && bottom <= innerHeight;
      };
      await expect.poll(() => target(page).evaluate(isInSight)).toBe(true);
      expect(await page.locator('main details[open]').count()).toBe(2);
    }

    it('opens it and shows the property, when the page is loaded', async () => {
      await expectShown(await visit(`${boil}${watts}`));
    });

    deepTest('and when it is followed on the page itself, also a second time', async () => {
      const page = await visit(boil);
      expect(await target(page).isVisible()).toBe(false);
      await page.getByRole('link', { name: 'the power' }).click();
      await expectShown(page);
      await page.locator('main details[open] > summary').first().click();
      expect(await target(page).isVisible()).toBe(false);
      await page.getByRole('link', { name: 'the power' }).click();
      await expectShown(page);
    });

    deepTest('and from another page of the site', async () => {
      const page = await visit('/plain');
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole('link', { name: 'its parts' }).click();
      await expectShown(page);
      expect(await page.evaluate('sameDocument')).toBe(true);
      // Back and forward again.
      await page.goBack();
      await page.waitForURL('**/plain');
      await page.goForward();
      await expectShown(page);
    });
  });

  it('show all samples below their labels without scripts, unfold, and offer no form', async () => {
    const page = await visit(boil, { ...desk, javaScriptEnabled: false });
    const tabs = page.locator('[data-tab-group="api-language"] > .tab');
    expect(await tabs.locator('> .tab-label').allInnerTexts()).toEqual(['curl', 'HTTP']);
    for (const [at, words] of ['curl ', 'POST /v1/kettles/kitchen/boil HTTP/1.1'].entries()) {
      const [label, content] = [tabs.nth(at).locator('> .tab-label'), tabs.nth(at).locator('> .tab-content')];
      expect(await content.innerText()).toContain(words);
      const [above, below] = [await label.boundingBox(), await content.boundingBox()];
      expect(above && below && above.y + above.height <= below.y + 1 && below.height > 40).toBe(true);
      expect(await content.locator('pre').evaluate((pre) => pre.scrollHeight <= pre.clientHeight)).toBe(true);
    }
    const nested = page.locator('[id="response-202.body.parts"] details').first();
    expect(await nested.locator('> div').isVisible()).toBe(false);
    await nested.locator('> summary').click();
    expect(await nested.locator('> div').isVisible()).toBe(true);
    expect(await page.getByText('Try it').isVisible()).toBe(false);
  });

  deepTest('are printed whole: samples scroll nowhere, and nothing is folded', async () => {
    const page = await visit(boil);
    await page.emulateMedia({ media: 'print' });
    const cut = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && getComputedStyle(one).overflow !== 'visible')
        .filter((one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth + 4)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(cut).toEqual([]);
    expect(await page.locator('.api-samples').evaluate((box) => getComputedStyle(box).position)).toBe('static');
    expect(await page.locator(`[id="${watts.slice(1)}"]`).isVisible()).toBe(true);
    for (const words of ['curl ', 'POST /v1/kettles'])
      expect(await page.locator('.api-samples .code-block', { hasText: words }).first().isVisible()).toBe(true);
    expect(await page.getByText('Try it').isVisible()).toBe(false);
  });
});

/** Of the last such element. */
function boxOf(page: Page, selector: string): Promise<DOMRect> {
  return page
    .locator(selector)
    .last()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}
