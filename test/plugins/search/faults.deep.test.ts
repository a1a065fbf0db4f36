// What the pop-up makes of odd queries, of an index that is missing or only half there, and of browsers that refuse something.
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasChromium } from '../../chromium.ts';
import { home, search, searchSite } from './search-site.ts';

describe.skipIf(!hasChromium)('the pop-up', { timeout: 60_000 }, () => {
  const site = searchSite();

  const found = (page: Page) => page.locator('.search-popup [role="option"]');
  const failed = (page: Page) => page.getByRole('alert').getByText('Unable to fetch results');

  it('asks nothing for an empty query or one of punctuation, and cuts a long one', async () => {
    const { page, faults } = await site.visit(home);
    await search(page, '');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const text of ['   ', '... ?! --', '🎉']) {
      await search(page, text);
      await page.getByText('No recent searches').waitFor();
    }
    expect(asked.filter((url) => /\/(?:terms|words|cards)-/.test(url))).toEqual([]);
    await page.locator('.search-popup-input').fill('');
    await page.keyboard.insertText(`gazelle ${'x'.repeat(500)}`);
    expect(await page.locator('.search-popup-input').inputValue()).toHaveLength(64);
    await search(page, '🎉 party');
    await found(page).first().waitFor();
    expect(faults).toEqual([]);
  });

  it('takes the address of the search page as text too', async () => {
    const query = encodeURIComponent(`<img src=x onerror="hurt=1"><script>hurt=1</script>${'y'.repeat(500)}`);
    const { page, faults } = await site.visit(`/search?q=${query}`);
    await page.locator('.search-count').getByText(/found/).waitFor();
    expect(await page.locator('.search-input').inputValue()).toHaveLength(64);
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await page.evaluate('globalThis.hurt')).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('says that the index cannot be fetched, and tries again', async () => {
    const { page } = await site.visit(home);
    const refuse = (route: Route) => route.fulfill({ status: 404 });
    await page.route('**/search-index/*/*', refuse);
    await search(page, 'gazelle');
    await failed(page).waitFor();
    expect(await found(page).count()).toBe(0);
    await page.unroute('**/search-index/*/*', refuse);
    await page.getByRole('button', { name: 'Try again' }).click();
    await found(page).first().waitFor();
    expect(await failed(page).count()).toBe(0);
  });

  it('reloads an index of which a part belongs to another build, once', async () => {
    const { page } = await site.visit(home);
    let alterations = 0;
    let most = 1;
    await page.route('**/search-index/*/terms-*', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (alterations >= most) return route.fulfill({ response, body: text });
      alterations++;
      return route.fulfill({ response, body: `other${text}` });
    });
    await search(page, 'gazelle');
    await found(page).first().waitFor();
    expect(alterations).toBe(1);
    most = Number.POSITIVE_INFINITY;
    await page.reload();
    await page.waitForSelector('.search-button[aria-label*="+K"]');
    await search(page, 'okapi');
    await failed(page).waitFor();
  });

  it('is told when the network is gone', async () => {
    const { page } = await site.visit(home);
    await search(page, '');
    await page.context().setOffline(true);
    await search(page, 'gazelle');
    await failed(page).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await found(page).first().waitFor();
  });

  it('works where nothing can be stored', async () => {
    const refuse = (): void => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    };
    const { page, faults } = await site.visit(home, {}, { initScripts: [refuse] });
    await search(page, 'gazelle');
    await found(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/next/alerting');
    await page.keyboard.press('Control+k');
    await page.getByText('No recent searches').waitFor();
    expect(faults).toEqual([]);
  });

  it('waits for the end of a composition', async () => {
    const { page } = await site.visit(home);
    await search(page, '');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'gazelle', selectionStart: 7, selectionEnd: 7 });
    await expect.poll(() => page.locator('.search-popup-input').inputValue()).toBe('gazelle');
    await page.waitForTimeout(150);
    expect(await found(page).count()).toBe(0);
    await session.send('Input.insertText', { text: 'gazelle' });
    await found(page).first().waitFor();
  });

  it('shows the answer to the last query, whatever comes first', async () => {
    const { page } = await site.visit(home);
    await page.evaluate(() => {
      const answers: Record<string, number> = { slow: 300, fast: 0 };
      const piece = (text: string) => [{ text }];
      const hit = (text: string) => ({
        url: `/${text}`,
        group: '',
        page: piece(text),
        headings: [],
        excerpt: [],
        kind: 'page',
        type: 'doc',
        words: [],
      });
      const search = async ({ text }: { text: string }) => {
        await new Promise((resolve) => setTimeout(resolve, answers[text]));
        return { total: 1, hits: [hit(text)], suggestions: [], types: [], tags: [] };
      };
      document.addEventListener('slodocs:search-client', (event) => {
        (event as CustomEvent<(load: () => Promise<unknown>) => void>).detail(async () => ({ default: () => ({ search }) }));
      });
    });
    await search(page, 'slow');
    await search(page, 'fast');
    await expect.poll(() => found(page).allTextContents()).toEqual(['fast']);
    await page.waitForTimeout(400);
    expect(await found(page).allTextContents()).toEqual(['fast']);
  });

  it('offers other words of an engine where nothing is found', async () => {
    const { page } = await site.visit(home);
    await page.evaluate(() => {
      const answer = { total: 0, hits: [], suggestions: ['one', 'two', 'three', 'four'], types: [], tags: [] };
      document.addEventListener('slodocs:search-client', (event) => {
        const load = async () => ({ default: () => ({ search: async () => answer }) });
        (event as CustomEvent<(load: () => Promise<unknown>) => void>).detail(load);
      });
    });
    await search(page, 'nothing <b>');
    await page.locator('q').getByText('nothing <b>').waitFor();
    expect(await page.locator('.search-chip').allTextContents()).toEqual(['one', 'two', 'three']);
    await page.getByRole('button', { name: 'two' }).click();
    await page.locator('q').getByText('two').waitFor();
    expect(await page.locator('.search-popup-input').inputValue()).toBe('two');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-popup-input');
  });
});
