// The search page, what leads to it from outside, and the page of an address that leads nowhere.
import { describe, expect, it } from 'vitest';
import { hasChromium } from '../../chromium.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { home, markedWords, searchSite } from './search-site.ts';

describe.skipIf(!hasChromium)('the search page', { timeout: 60_000 }, () => {
  const site = searchSite();

  it('searches on load and as one types, in its address, title and heading', async () => {
    const { page, faults } = await site.visit('/search?q=gazelle');
    await page.getByText('No results were found').waitFor();
    await page.getByLabel('Version').selectOption({ label: 'Next' });
    await page.getByText('One document found').waitFor();
    expect(await page.title()).toBe('Search results for "gazelle" | Case');
    expect(await page.locator('h1').textContent()).toBe('Search results for "gazelle"');
    const before = await page.evaluate(() => history.length);
    await page.locator('.search-input').fill('wake <b>');
    await page.locator('.search-item').first().waitFor();
    await page.waitForURL('**/search?q=wake+%3Cb%3E');
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await page.locator('h1').textContent()).toBe('Search results for "wake <b>"');
    await page.locator('.search-item a').first().click();
    await page.waitForURL(/next\/(?:alerting|billing)/);
    await expect.poll(() => markedWords(page)).toEqual(['wake']);
    await page.goBack();
    await expect.poll(() => page.locator('.search-input').inputValue()).toBe('wake <b>');
    await page.locator('.search-item').first().waitFor();
    await page.locator('.search-input').fill('');
    await page.waitForURL('**/search');
    expect(await page.title()).toBe('Search the documentation | Case');
    expect(await page.locator('.sections').isVisible()).toBe(true);
    expect(faults).toEqual([]);
  });

  deepTest('filters by tag', async () => {
    const { page, faults } = await site.visit('/search?q=wake');
    await page.getByLabel('Version').selectOption({ label: 'Next' });
    const tags = page.getByRole('group', { name: 'Tags' });
    const items = page.locator('.search-item .found-title');
    await tags.getByRole('button', { name: 'money' }).click();
    await expect.poll(() => items.allTextContents()).toEqual(['Billing']);
    await tags.getByRole('button', { name: 'money', pressed: true }).click();
    await expect.poll(() => items.count()).toBeGreaterThan(1);
    await page.locator('.search-input').fill('something');
    await page.getByText('One document found').waitFor();
    expect(faults).toEqual([]);
    await page.locator('.search-input').fill('widget');
    const count = Number(/\d+/.exec((await page.getByText('documents found').textContent()) ?? '')?.[0]);
    expect(await items.count()).toBe(Math.min(count, 20));
    expect(faults).toEqual([]);
  });

  it('shows the nearest pages of an address without one above all others, and asks for its words', async () => {
    const { page } = await site.visit('/docs/next/guides/wigdet-3.html');
    const nearest = page.getByRole('navigation', { name: 'Pages with a similar address' });
    const others = page.getByRole('navigation', { name: 'Browse the documentation' });
    await nearest.waitFor();
    await others.waitFor();
    const tops = [nearest, others].map(async (one) => (await one.boundingBox())?.y);
    expect((await tops[0]) ?? 0).toBeLessThan((await tops[1]) ?? 0);
    const links = await nearest.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeLessThanOrEqual(5);
    expect(links[0]).toBe('/docs/next/guides/widget-3');
    expect(await page.locator('main .search-input').inputValue()).toBe('wigdet 3');
    await nearest.getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Widget 3', level: 1 }).waitFor();
    expect(await nearest.count()).toBe(0);
  });

  it('fits a phone, and moves nothing when results come', async () => {
    const { page } = await site.visit(home);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(recordShifts);
    await page.goto(site.url(`/search?q=${'numbat+'.repeat(9)}`));
    await page.getByLabel('Version').selectOption({ label: 'Next' });
    await page.locator('.search-item').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });

  deepTest.each(['at once', 'too late', 'never'])('moves nothing for the nearest pages where they come %s', async (when) => {
    const { page } = await site.visit(home);
    await page.route('**/pages.json', async (route) => {
      if (when === 'never') return route.abort();
      if (when === 'too late') await new Promise((resolve) => setTimeout(resolve, 5000));
      return route.continue();
    });
    await page.addInitScript(recordShifts);
    await page.goto(site.url('/docs/next/guides/wigdet-3'));
    await page.getByRole('navigation', { name: 'Browse the documentation' }).waitFor();
    if (when !== 'never') await page.getByRole('navigation', { name: 'Pages with a similar address' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });

  deepTest('shows more results on demand, and filters by the kind of page', async () => {
    const { page, faults } = await site.visit('/search?q=numbat');
    await page.getByLabel('Version').selectOption({ label: 'Next' });
    const items = page.locator('.search-item .found-title');
    const more = page.getByRole('button', { name: 'Show more' });
    await page.getByText('23 documents found').waitFor();
    expect(await items.count()).toBe(20);
    await more.click();
    await expect.poll(() => items.count()).toBe(23);
    expect(await more.count()).toBe(0);
    const kinds = page.getByRole('group', { name: 'Page types' });
    await kinds.getByRole('button', { name: /^Pages/ }).click();
    await expect.poll(() => items.allTextContents()).toEqual(['About']);
    await kinds.getByRole('button', { name: /^Pages/, pressed: true }).click();
    await expect.poll(() => items.count()).toBe(20);
    expect(faults).toEqual([]);
  });

  it.each(sampled(['index', 'script'], 1))(
    'says that nothing can be fetched without the %s, and tries again',
    async (missing) => {
      const { page, faults } = await site.visit(home);
      const late = await page.evaluate(async () => {
        const text = await (await fetch((document.getElementById('slodocs-start') as HTMLScriptElement).src)).text();
        const { late } = JSON.parse(text.slice('export default '.length, -1)) as { readonly late: object };
        const early = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'), ({ href }) => href);
        return Object.keys(late).filter((path) => !early.includes(new URL(path, location.href).href));
      });
      const isMissing = ({ pathname }: URL): boolean =>
        missing === 'index' ? pathname.includes('/search-index/') : late.includes(pathname);
      await page.route(isMissing, (route) => route.abort());
      await page.goto(site.url('/search?q=wake'));
      await page.getByRole('alert').getByText('Unable to fetch results').waitFor();
      await page.getByRole('alert').getByText('You might want to check your network connection.').waitFor();
      expect(await page.locator('.search-form').isVisible()).toBe(true);
      await page.unroute(isMissing);
      if (missing === 'index') await page.getByRole('button', { name: 'Try again' }).click();
      else await page.reload();
      await page.locator('.search-item').first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.locator('.search-input').inputValue()).toBe('wake');
      expect(faults.filter((fault) => !/net::ERR_/.test(fault))).toEqual([]);
    },
  );

  deepTest('keeps its status in place when the filters come', async () => {
    const { page } = await site.visit(home);
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'));
    await page.route('**/search-index/**/terms-*', async (route) => {
      await page.locator('.search-count:not(:empty)').waitFor();
      await route.continue();
    });
    await page.goto(site.url('/search?q=wake'));
    await page.locator('.search-filter').first().waitFor();
    const shifts = await page.evaluate(async () => {
      const found: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) found.push((entry as PerformanceEntry & { readonly value: number }).value);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((done) => setTimeout(done, 100));
      return found;
    });
    expect(shifts).toEqual([]);
  });

  it('is described for OpenSearch', async () => {
    const { page } = await site.visit(home);
    const href = await page.locator('link[rel="search"]').getAttribute('href');
    const response = await page.request.get(site.url(href ?? ''));
    expect(await response.text()).toContain('template="https://case.example/search?q={searchTerms}"');
  });
});

/** Runs in the page. A shift that follows a reader's own action is none. */
function recordShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}
