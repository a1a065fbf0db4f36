// The pop-up of search: how it opens, what it finds, what it saves, and the page that it leads to.
import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium } from '../../chromium.ts';
import { deepTest } from '../../property-runs.ts';
import { home, markedWords, search, searchSite } from './search-site.ts';

describe.skipIf(!hasChromium)('the pop-up', { timeout: 60_000 }, () => {
  const site = searchSite();

  it('opens by click and by keys, and gives the focus back', async () => {
    const { page, faults } = await site.visit(home);
    const field = page.locator('.search-popup-input');
    const button = page.locator('.search-button');
    expect(await button.getAttribute('aria-label')).toBe('Search (Ctrl+K)');
    expect(await field.count()).toBe(0);
    await button.click();
    await field.waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.getAttribute('maxlength')).toBe('64');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('w');
    await expect.poll(() => field.inputValue()).toBe('w');
    await page.keyboard.press('Control+k');
    await field.waitFor({ state: 'detached' });
    await page.keyboard.press('Meta+k');
    await field.waitFor();
    await page.keyboard.press('Meta+k');
    await field.waitFor({ state: 'detached' });
    // Not on a button, but anywhere else.
    await page.locator('.color-mode, .color-mode-button, .navbar-tools button').first().focus();
    await page.keyboard.press('/');
    expect(await field.count()).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('/');
    await field.waitFor();
    await page.keyboard.type('a/b');
    expect(await field.inputValue()).toBe('a/b');
    expect(faults).toEqual([]);
  });

  it('opens the best result of what was typed last, however early Enter comes', async () => {
    const { page, faults } = await site.visit(home);
    await search(page, 'widget');
    await page.getByRole('option').first().waitFor();
    await page.locator('.search-popup-input').fill('gazelle');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/next/alerting*');
    await page.locator('.search-popup').waitFor({ state: 'detached' });
    // Nothing was asked, so there is nothing to open.
    await search(page, '');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe('/docs/next/alerting');
    expect(faults).toEqual([]);
  });

  deepTest('lists results in groups, moves through them by keys, and opens one by the navigation of the site', async () => {
    const { page, faults } = await site.visit(home);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    await search(page, 'widget');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
    expect(await options.count()).toBe(5);
    expect(await page.locator('.search-popup-group').allTextContents()).toEqual(['Guides']);
    expect(await page.locator('[role="option"] mark').first().textContent()).toMatch(/^widget/i);
    const total = /(\d+) documents found/.exec((await page.getByRole('status').last().textContent()) ?? '')?.[1];
    expect(Number(total)).toBeGreaterThan(5);
    const all = page.locator('.search-popup-all a');
    expect(await all.textContent()).toBe(`See all ${total} results`);
    expect(await all.getAttribute('href')).toBe('/search?q=widget');
    const active = () => page.locator('[aria-selected="true"]').getAttribute('id');
    const named = () => page.locator('.search-popup-input').getAttribute('aria-activedescendant');
    const first = await active();
    expect(await named()).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(await options.last().getAttribute('id'));
    expect(await named()).toBe(await active());
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe(first);
    const href = (await options.first().getAttribute('href')) ?? '';
    const other = page.waitForEvent('popup');
    await page.keyboard.press('Control+Enter');
    expect((await other).url()).toContain(href);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.locator('.search-popup').waitFor({ state: 'detached' });
    expect(await page.evaluate('sameDocument')).toBe(true);
    expect(faults).toEqual([]);
  });

  deepTest(
    'says that nothing can be fetched, offline and without an index, and leaves neither the page nor the query',
    async () => {
      const { page, faults } = await site.visit(home);
      const before = page.url();
      const field = page.locator('.search-popup-input');
      const title = page.getByRole('alert').getByText('Unable to fetch results');
      const hint = page.getByRole('alert').getByText('You might want to check your network connection.');
      const retry = page.getByRole('button', { name: 'Try again' });
      // Before the script of the pop-up is there.
      await page.context().setOffline(true);
      await page.keyboard.press('Control+k');
      await title.waitFor();
      await hint.waitFor();
      await page.keyboard.press('Control+k');
      await title.waitFor({ state: 'hidden' });
      await page.keyboard.press('Control+k');
      await title.waitFor();
      await page.keyboard.press('Escape');
      await title.waitFor({ state: 'hidden' });
      await page.context().setOffline(false);
      const refuse = (route: Route) => route.abort();
      await page.route('**/search-index/**', refuse);
      await search(page, 'gazelle');
      await title.waitFor();
      await hint.waitFor();
      expect(await field.inputValue()).toBe('gazelle');
      await page.unroute('**/search-index/**', refuse);
      await retry.click();
      await page.getByRole('option').first().waitFor();
      expect(await field.inputValue()).toBe('gazelle');
      expect(page.url()).toBe(before);
      expect(faults.filter((fault) => !/net::ERR_|integrity/.test(fault))).toEqual([]);
    },
  );

  it('lists the results that are in sight, and more for readers who go on', async () => {
    const { page, faults } = await site.visit(home);
    const options = page.getByRole('option');
    const active = () => page.locator('[aria-selected="true"] .found-title').textContent();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await search(page, 'wombat');
    await options.first().waitFor();
    expect(await options.count()).toBe(8);
    const before = asked.filter((url) => url.includes('/cards-')).length;
    await page.keyboard.press('ArrowDown');
    const second = await active();
    await expect.poll(() => options.count()).toBe(10);
    expect(await active()).toBe(second);
    expect(asked.filter((url) => url.includes('/cards-')).length).toBeGreaterThan(before);
    await page.locator('.search-popup-input').fill('wombats');
    await expect.poll(() => options.count()).toBe(8);
    expect(await active()).toBe(await page.locator('.found-title').first().textContent());
    await options.last().scrollIntoViewIfNeeded();
    await page.locator('.search-popup-body').evaluate((body) => body.scrollTo({ top: body.scrollHeight }));
    await expect.poll(() => options.count()).toBe(10);
    expect(faults).toEqual([]);
  });

  deepTest('marks the words on the page that a result leads to, until Escape', async () => {
    const { page, faults } = await site.visit(home);
    await search(page, 'gazelle');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/next/alerting');
    await expect.poll(() => markedWords(page)).toEqual(['gazelle']);
    const paragraph = page.getByText('The gazelle is below.');
    await expect.poll(() => paragraph.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await markedWords(page)).toEqual([]);
    // After a full load, the words come from the storage of the tab.
    await page.evaluate(() => {
      addEventListener('pagehide', () =>
        sessionStorage.setItem('slodocs.found', '{"path":"/docs/next/alerting","words":["wake"]}'),
      );
    });
    await page.reload();
    await expect.poll(() => markedWords(page)).toEqual(['wake']);
    await page.locator('.navbar a').first().click();
    await expect.poll(() => markedWords(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  deepTest('marks the words with elements where the browser has no marks of its own, and takes them out again', async () => {
    const withoutMarks = (): void => {
      Reflect.deleteProperty(CSS, 'highlights');
    };
    const { page, faults } = await site.visit(home, {}, { initScripts: [withoutMarks] });
    expect(await page.evaluate(() => 'highlights' in CSS)).toBe(false);
    await search(page, 'gazelle');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/next/alerting');
    await expect.poll(() => page.locator('main mark').allTextContents()).toEqual(['gazelle']);
    const paragraph = page.getByText('The gazelle is below.');
    await page.keyboard.press('Escape');
    expect(await page.locator('main mark').count()).toBe(0);
    expect(await paragraph.evaluate((element) => element.childNodes.length)).toBe(1);
    expect(faults).toEqual([]);
  });

  deepTest('saves what was opened, and what is a favourite is not saved twice', async () => {
    const { page, faults } = await site.visit(home);
    const stored = (key: string) =>
      page.evaluate((name) => (JSON.parse(localStorage.getItem(name) ?? '[]') as { url: string }[]).map(({ url }) => url), key);
    const [recent, favorites] = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;
    const follow = async (text: string): Promise<void> => {
      await search(page, text);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.search-popup').waitFor({ state: 'detached' });
    };
    await page.keyboard.press('Control+k');
    await page.getByText('No recent searches').waitFor();
    await follow('gazelle');
    await follow('burn rate');
    // A result within a text saves its page.
    expect(await stored(recent)).toEqual(['/docs/next/alerting#burn-rate', '/docs/next/alerting']);
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Save this search: Burn rate' }).click();
    expect(await stored(favorites)).toEqual(['/docs/next/alerting#burn-rate']);
    expect(await stored(recent)).toEqual(['/docs/next/alerting']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Burn rate');
    await page.keyboard.press('Enter');
    await page.locator('.search-popup').waitFor({ state: 'detached' });
    expect(await stored(recent)).toEqual(['/docs/next/alerting']);
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Remove this search from history: Alerting' }).click();
    await page.getByRole('button', { name: 'Remove this search from favorites: Burn rate' }).click();
    await page.getByText('No recent searches').waitFor();
    expect([await stored(recent), await stored(favorites)]).toEqual([[], []]);
    expect(faults).toEqual([]);
  });

  deepTest('searches the version of the page, and elsewhere the one that the reader prefers', async () => {
    const found = async (path: string, stored?: string): Promise<number> => {
      const origin = new URL(site.url('/')).origin;
      const beginning = stored ? { stored: { origin, items: { 'docs-preferred-version-default': stored } } } : {};
      const { page } = await site.visit(path, {}, beginning);
      await search(page, 'okapi');
      await page.locator('[role="option"], .search-popup-message').first().waitFor();
      return page.locator('.search-popup [role="option"]').count();
    };
    expect(await found(home)).toBe(0);
    expect(await found('/docs/')).toBe(1);
    expect(await found('/search')).toBe(1);
    expect(await found('/search', 'current')).toBe(0);
  });

  deepTest('begins with what is selected, suggests words where all of them find nothing, and shows content as text', async () => {
    const { page, faults } = await site.visit('/docs/next/odd');
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Element));
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.locator('.search-popup-input').inputValue()).toBe('Odd characters');
    await search(page, '<img src=x onerror=alert(1)> zzyzx');
    await page.waitForTimeout(200);
    await search(page, 'quagga');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').first().textContent()).toContain('<img src=x onerror="globalThis.hurt=1">');
    expect(await page.evaluate('globalThis.hurt')).toBeUndefined();
    await search(page, 'zzyzxq');
    await page.getByText('No results found for').waitFor();
    expect(faults).toEqual([]);
  });
});
