// The tree of pages, its drawer and the menus of the navbar, as readers use them: with a mouse, a finger, keys, and without scripts.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../chromium.ts';
import { desk, phone } from '../../proofs/visit.ts';
import { deepTest } from '../../property-runs.ts';
import { SharedWindows } from '../../shared-windows.ts';
import { many, type TreeSite, treeSite } from './sidebar-site.ts';

const tree = '/sidebars/default-current-docs.json';

/** Pages are fetched ahead as well. */
const isTree = (path: string): boolean => path.startsWith('/sidebars/');

/** The function that comes back tells how long the page has kept the processor busy since, in seconds. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await busy();
  return async () => (await busy()) - before;
}

describe.skipIf(!hasChromium)('the sidebar', { timeout: 90_000 }, () => {
  let browser: Browser;
  let windows: SharedWindows;
  let site: TreeSite;

  beforeAll(async () => {
    browser = await startChromium();
    windows = new SharedWindows(browser);
    site = await treeSite(windows);
    expect(site.result.diagnostics).toEqual([]);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await browser?.close();
  });
  afterEach(async () => {
    await windows.clear();
    expect(site.heard().complaints).toEqual([]);
  });

  /** The entries as they stand: label, `active`, and indented what is inside. */
  const lines = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const read = (list: Element | null, indent: string): string[] =>
        Array.from(list?.children ?? []).flatMap((item) => {
          const link = item.querySelector(':scope > a');
          const own = `${indent}${link?.firstChild?.textContent}${link?.matches('[aria-current]') ? ' active' : ''}`;
          return [own, ...read(item.querySelector(':scope > ul'), `${indent}  `)];
        });
      return read(document.querySelector('.sidebar-tree > ul'), '').filter((line) => !/Below|Else |Always/.test(line));
    });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const show = (page: Page, href: string, title: string): Promise<unknown> =>
    page
      .evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
      }, href)
      .then(() => page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor());
  const focused = (page: Page): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  const isOpen = (page: Page, id: string): Promise<boolean> =>
    page.evaluate((id) => document.getElementById(id)?.matches(':popover-open') ?? false, id);
  const waitUntil = (page: Page, id: string, open: boolean) =>
    page.waitForFunction(([id, open]) => document.getElementById(id as string)?.matches(':popover-open') === open, [
      id,
      open,
    ] as const);

  describe('at a desk', () => {
    deepTest('opens and closes categories by mouse and by keys, and fetches what the page lacks once', async () => {
      const page = await site.open('/', desk);
      expect(await lines(page)).toEqual(['Home active', 'A', 'B', 'Cards', 'Elsewhere', 'Fixed', 'Last']);
      await button(page, "Expand sidebar category 'A'").click();
      await button(page, "Collapse sidebar category 'A'").waitFor();
      expect(await button(page, "Collapse sidebar category 'A'").getAttribute('aria-expanded')).toBe('true');
      expect(await focused(page)).toBe("Collapse sidebar category 'A'");
      // A category without a page: its label opens it, by keys as well.
      await page.getByRole('button', { name: 'B', expanded: false, exact: true }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'B', expanded: true, exact: true }).waitFor();
      expect(await lines(page)).toEqual([
        'Home active',
        'A',
        '  First',
        '  Second',
        '  Deep',
        'B',
        '  Third',
        '  Fourth',
        'Cards',
        'Elsewhere',
        'Fixed',
        'Last',
      ]);
      await page.keyboard.press('Enter');
      await button(page, "Collapse sidebar category 'A'").press('Enter');
      await button(page, "Expand sidebar category 'A'").waitFor();
      expect(await lines(page)).toEqual(['Home active', 'A', 'B', 'Cards', 'Elsewhere', 'Fixed', 'Last']);
      expect(await page.locator('.fixed > button').count()).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      const { complaints, fetched } = site.heard();
      expect(complaints).toEqual([]);
      expect(fetched.filter(isTree)).toEqual([tree]);
      expect(page.url()).toMatch(/:\d+\/$/);
    });

    it('makes of what it fetches the elements that the server renders', async () => {
      const page = await site.open('/kinds/first', desk);
      const kinds = page.getByRole('button', { name: 'Kinds', exact: true });
      /** Without what scripts add, and what is different where a reader is. */
      const listed = () =>
        kinds.evaluate((label) => {
          const list = label.closest('li')?.querySelector(':scope > ul')?.cloneNode(true) as Element;
          for (const one of list.querySelectorAll('button, .branch:not(.fixed) > ul')) one.remove();
          for (const one of list.querySelectorAll('a, li'))
            for (const name of ['aria-current', 'aria-expanded', 'role', 'style', 'tabindex']) one.removeAttribute(name);
          return list.outerHTML;
        });
      await kinds.click();
      await page.getByRole('link', { name: 'With a badge New' }).waitFor();
      const made = await listed();
      await page.goto(new URL('/kinds/badge', page.url()).href);
      expect(made).toBe(await listed());
      expect(made).toMatch(/badge-info.*icon-external.*class="branch fixed".*sidebar-html/s);
    });

    deepTest('follows the link of a category, and closes the current one where it is clicked', async () => {
      const page = await site.open('/a/', desk);
      expect((await lines(page)).slice(1, 5)).toEqual(['A active', '  First', '  Second', '  Deep']);
      await page.locator('.sidebar').getByRole('link', { name: 'A', exact: true }).click();
      await button(page, "Expand sidebar category 'A'").waitFor();
      expect((await lines(page)).slice(1, 3)).toEqual(['A active', 'B']);
      await page.locator('.sidebar').getByRole('link', { name: 'Cards', exact: true }).click();
      await page.waitForURL('**/cards');
    });

    deepTest('keeps what is open while pages come and go, in whatever layout, and opens the way to each', async () => {
      const page = await site.open('/a/first', desk);
      await page.getByRole('button', { name: 'B', exact: true }).click();
      await page.getByRole('button', { name: 'B', expanded: true, exact: true }).waitFor();
      await button(page, "Collapse sidebar category 'A'").click();
      await page.locator('.sidebar-tree').evaluate((box) => box.scrollTo(0, 120));
      await show(page, '/cards', 'Cards');
      expect(await lines(page)).toEqual([
        'Home',
        'A',
        'B',
        '  Third',
        '  Fourth',
        'Cards active',
        '  Fifth',
        'Elsewhere',
        'Fixed',
        'Last',
      ]);
      expect(await page.locator('.sidebar-tree').evaluate((box) => box.scrollTop)).toBe(120);
      await show(page, '/a/second', 'Second');
      expect(await lines(page)).toEqual([
        'Home',
        'A',
        '  First',
        '  Second active',
        '  Deep',
        'B',
        '  Third',
        '  Fourth',
        'Cards',
        '  Fifth',
        'Elsewhere',
        'Fixed',
        'Last',
      ]);
      await show(page, '/many/first', 'Many');
      await show(page, '/', 'Home');
      expect((await lines(page)).slice(0, 3)).toEqual(['Home active', 'A', '  First']);
      expect(site.heard()).toMatchObject({ complaints: [] });
    });

    deepTest('shows the active entry at first sight without moving the page', async () => {
      const page = await site.open('/last', { ...desk, viewport: { width: 1200, height: 600 } });
      const box = await page.locator('.sidebar [aria-current]').boundingBox();
      expect(box?.y).toBeGreaterThan(60);
      expect(box?.y).toBeLessThan(600);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    deepTest('stands still when scripts begin, and when a category is pointed at', async () => {
      const options = { viewport: desk.viewport, javaScriptEnabled: false };
      const place = (page: Page) =>
        page
          .locator('.sidebar-tree li > a')
          .evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
      const [without, alive] = [await site.open('/a/first', options), await site.open('/a/first', { viewport: desk.viewport })];
      const plain = await without.locator('.sidebar-tree li > a').count();
      expect(plain).toBeGreaterThan(60);
      expect(await without.locator('.branch > button, .sidebar [role=button]').count()).toBe(0);
      expect(await without.locator('.branch:has(> a:text-is("B")) > a').getAttribute('href')).toBe('/b/third');
      expect(await place(alive)).toEqual(await place(without));
    });

    deepTest('expands a long list quickly, and puts the reader where it goes on', async () => {
      const page = await site.open('/many/second', desk);
      expect(await page.locator('.sidebar-tree li').count()).toBeLessThan(40);
      const more = page.getByRole('button', { name: /more$/ });
      await more.focus();
      const spent = await workOf(page);
      await more.press('Enter');
      await page.waitForFunction(() => !document.querySelector('.rest'));
      // Of the processor, with React's development build: how long it takes on the clock is the machine's matter.
      expect(await spent()).toBeLessThan(3);
      expect(await page.locator('.sidebar-tree li').count()).toBe(many + 4);
      expect(await page.evaluate(() => document.activeElement?.matches('.sidebar-tree > ul > li > a'))).toBe(true);
      expect(site.heard().fetched.filter(isTree)).toEqual(['/sidebars/default-current-many.json']);
      // What is whole now can be opened as well.
      await page.getByRole('button', { name: 'Huge', exact: true }).click();
      await page.getByRole('button', { name: 'Huge', expanded: true, exact: true }).waitFor();
      expect(await page.locator('.sidebar-tree li').count()).toBe(2 * many + 4);
      expect(site.heard().fetched.filter(isTree)).toEqual([]);
    });

    deepTest('closes a category for another beside it where the site wants that', async () => {
      const page = await site.open('/a/first', { ...desk, autoCollapses: true });
      await page.getByRole('button', { name: 'Deep', exact: true }).click();
      await page.getByRole('button', { name: 'Deep', expanded: true, exact: true }).waitFor();
      expect((await lines(page)).slice(1, 6)).toEqual(['A', '  First active', '  Second', '  Deep', '    Deepest']);
      await page.getByRole('button', { name: 'B', exact: true }).click();
      await page.getByRole('button', { name: 'B', expanded: true, exact: true }).waitFor();
      expect(await lines(page)).toEqual(['Home', 'A', 'B', '  Third', '  Fourth', 'Cards', 'Elsewhere', 'Fixed', 'Last']);
    });

    deepTest('hides and comes back, and leaves the text as wide as it is', async () => {
      const page = await site.open('/a/first', desk);
      const main = () => page.locator('main').evaluate((element) => element.getBoundingClientRect().width);
      const width = await main();
      await button(page, 'Collapse sidebar').focus();
      await page.keyboard.press('Enter');
      await button(page, 'Expand sidebar').waitFor();
      expect(await focused(page)).toBe('Expand sidebar');
      expect(await main()).toBe(width);
      expect(await page.locator('.sidebar').getByRole('link').count()).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      // In another layout, too.
      await show(page, '/cards', 'Cards');
      expect(await page.locator('.sidebar-tree').isVisible()).toBe(false);
      await button(page, 'Expand sidebar').click();
      await page.locator('.sidebar-tree').waitFor();
      // On a phone there is nothing to hide.
      await button(page, 'Collapse sidebar').click();
      await page.setViewportSize(phone.viewport);
      await button(page, 'Menu').click();
      await page.locator('.sidebar-tree').getByRole('link', { name: 'Home' }).waitFor();
      expect(await button(page, 'Expand sidebar').count()).toBe(0);
    });

    deepTest('stays hidden on the next visit, from the first paint on', async () => {
      const page = await site.open('/a/first', desk);
      await button(page, 'Collapse sidebar').click();
      await page.locator('.sidebar-tree').waitFor({ state: 'hidden' });
      // What wakes the page up never comes: what is seen now is what is painted first.
      await page.route('**/client-*.js', (route) => route.abort());
      await page.reload();
      expect(await page.locator('.sidebar-tree').isVisible()).toBe(false);
      expect(site.heard().complaints).toEqual([expect.stringContaining('ERR_FAILED')]);
      await page.unroute('**/client-*.js');
      await page.reload();
      await button(page, 'Expand sidebar').click();
      await page.locator('.sidebar-tree').waitFor();
      await page.reload();
      expect(await page.locator('.sidebar-tree').isVisible()).toBe(true);
    });

    deepTest('has no entry below the button that hides it', async () => {
      const page = await site.open('/last', { ...desk, viewport: { width: 1200, height: 600 } });
      const hide = (await button(page, 'Collapse sidebar').boundingBox()) ?? { y: 0, height: 0 };
      const tree = (await page.locator('.sidebar-tree').boundingBox()) ?? { y: 0, height: 0 };
      expect(hide.y).toBeGreaterThanOrEqual(tree.y + tree.height);
      expect(hide.y + hide.height).toBeLessThanOrEqual(600);
      const covered = await page.locator('.sidebar-tree :is(a, button)').evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2)?.matches('.sidebar-hide');
          }).length,
      );
      expect(covered).toBe(0);
    });

    deepTest('leads on where the whole of it cannot be fetched', async () => {
      const page = await site.open('/', desk);
      await page.route('**/sidebars/**', (route) => route.fulfill({ status: 500 }));
      await button(page, "Expand sidebar category 'A'").click();
      await page.waitForURL('**/a/');
      expect(site.heard().complaints).toEqual([expect.stringContaining('500')]);
    });
  });

  describe('on a phone', () => {
    it('is what the only menu opens, and leads on to the main menu', async () => {
      const page = await site.open('/a/first', phone);
      await button(page, 'Menu').tap();
      await waitUntil(page, 'slodocs-docs-sidebar', true);
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'));
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'B', exact: true }).tap();
      await page.getByRole('button', { name: 'B', expanded: true, exact: true }).waitFor();
      await button(page, '← Back to main menu').tap();
      await waitUntil(page, 'slodocs-navbar-items', true);
      expect(await isOpen(page, 'slodocs-docs-sidebar')).toBe(false);
      expect(await axeFaults(page)).toEqual([]);
      await page.locator('#slodocs-navbar-items').getByRole('button', { name: 'Close navigation bar' }).tap();
      await waitUntil(page, 'slodocs-navbar-items', false);
      await page.waitForFunction(() => document.activeElement?.matches('.sidebar-tree-open'));
    });

    deepTest('is closed by Escape, and by "Back", which then leaves the page alone', async () => {
      const page = await site.open('/', phone);
      await page.goto(new URL('/a/first', page.url()).href);
      await page.waitForSelector('.branch > button', { state: 'attached' });
      await page.evaluate(() => scrollTo(0, 200));
      // Where it stands: the browser's driver would scroll to it.
      const { x, y } = await page.locator('.sidebar-tree-open').evaluate((element) => element.getBoundingClientRect());
      await page.touchscreen.tap(x + 20, y + 20);
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await page.keyboard.press('Escape');
      await waitUntil(page, 'slodocs-docs-sidebar', false);
      await page.waitForFunction(() => !history.state?.drawer);
      expect(await focused(page)).toBe('Menu');
      expect(await page.evaluate(() => scrollY)).toBe(200);
      await button(page, 'Menu').tap();
      await page.waitForFunction(() => history.state?.drawer);
      await page.goBack();
      await waitUntil(page, 'slodocs-docs-sidebar', false);
      expect(page.url()).toMatch(/a\/first$/);
      await page.goBack();
      await page.waitForURL(/:\d+\/$/);
    });

    deepTest('is closed by what it leads to, of which "Back" leads to the page before at once', async () => {
      const page = await site.open('/a/first', phone);
      await button(page, 'Menu').tap();
      await page.waitForFunction(() => history.state?.drawer);
      await page.locator('.sidebar-tree').getByRole('link', { name: 'Second' }).tap();
      await page.waitForURL('**/a/second');
      expect(await isOpen(page, 'slodocs-docs-sidebar')).toBe(false);
      await page.goBack();
      await page.waitForURL('**/a/first');
    });

    deepTest('closes when there is room for it, and when the focus leaves it', async () => {
      const page = await site.open('/a/first', { viewport: phone.viewport });
      await button(page, 'Menu').click();
      await page.waitForFunction(() => history.state?.drawer);
      await page.setViewportSize(desk.viewport);
      await waitUntil(page, 'slodocs-docs-sidebar', false);
      expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).count()).toBe(1);
      expect(await page.getByRole('button', { name: /navigation bar|main menu/ }).count()).toBe(0);
      await page.setViewportSize(phone.viewport);
      await button(page, 'Menu').click();
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'));
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await waitUntil(page, 'slodocs-docs-sidebar', false);
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    });

    deepTest('leads on to the main menu where no scripts run, and is there again after it', async () => {
      const page = await site.open('/a/first', { ...phone, javaScriptEnabled: false });
      expect(await button(page, 'Toggle navigation bar').count()).toBe(0);
      await button(page, 'Menu').tap();
      await page.locator('.sidebar-tree:popover-open').waitFor();
      await button(page, '← Back to main menu').tap();
      await page.locator('.navbar-menu:popover-open').getByRole('link', { name: 'One' }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.navbar-menu:not(:popover-open)').waitFor({ state: 'attached' });
      await page.locator('.sidebar-tree:popover-open').waitFor();
    });
  });

  describe('menus of the navbar', () => {
    deepTest('open, move and close by keys', async () => {
      const page = await site.open('/', desk);
      const menu = page.locator('.dropdown').first();
      await menu.locator('summary').focus();
      expect(await menu.locator('summary').getAttribute('title')).toBe('Expand the dropdown');
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('First');
      await page.locator('summary[title="Collapse the dropdown"]').waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Second');
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe('First');
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await menu.getAttribute('open')).toBeNull();
      expect(await focused(page)).toBe('More');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('First');
      await page.keyboard.press('End');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Rest');
      expect(await menu.getAttribute('open')).toBeNull();
    });

    deepTest('close for a click elsewhere and for another page, and stay where a drawer shows them', async () => {
      const page = await site.open('/', desk);
      const menu = page.locator('.dropdown').first();
      await menu.locator('summary').click();
      await page.locator('h1').click();
      expect(await menu.getAttribute('open')).toBeNull();
      await menu.locator('summary').click();
      await show(page, '/last', 'Last');
      await page.locator('.dropdown:not([open])').first().waitFor();
      const small = await site.open('/many/first', phone);
      await button(small, 'Menu').tap();
      await button(small, '← Back to main menu').tap();
      await small.locator('.dropdown').first().locator('summary').tap();
      await small.locator('.navbar-menu').getByRole('link', { name: 'Second' }).waitFor();
      await small.locator('.drawer-close:visible').focus();
      expect(await small.locator('.dropdown').first().getAttribute('open')).toBe('');
    });
  });

  describe('the table of contents', () => {
    const marked = (page: Page): Promise<string[]> => page.locator('.toc [aria-current=location]').allTextContents();

    deepTest('marks the section that is read, on the next page as well', async () => {
      const page = await site.open('/', desk);
      await page.locator('.toc [aria-current]').waitFor();
      expect(await marked(page)).toEqual(['Part 0']);
      await page.evaluate(() => document.getElementById('part-20')?.scrollIntoView());
      await page.waitForFunction(() => document.querySelector('.toc [aria-current]')?.textContent === 'Part 20');
      expect(await marked(page)).toHaveLength(1);
      const link = await page.locator('.toc [aria-current]').boundingBox();
      expect(link?.y).toBeLessThan(900);
      // The next heading counts as soon as it stands in the upper half.
      await page.evaluate(() =>
        scrollBy(0, (document.getElementById('part-21')?.getBoundingClientRect().top ?? 0) - innerHeight * 0.6),
      );
      await page.waitForFunction(() => document.querySelector('.toc [aria-current]')?.textContent === 'Part 20');
      await page.evaluate(() => scrollBy(0, innerHeight * 0.2));
      await page.waitForFunction(() => document.querySelector('.toc [aria-current]')?.textContent === 'Part 21');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForFunction(() => document.querySelector('.toc [aria-current]')?.textContent === 'Part 39');
      await show(page, '/a/first', 'First');
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForFunction(() => document.querySelector('.toc [aria-current]')?.textContent === 'Part 0');
      expect(await marked(page)).toHaveLength(1);
      expect(await axeFaults(page)).toEqual([]);
    });

    deepTest('marks each section at the end of a page, what was chosen there, and the first one at its begin', async () => {
      const page = await site.open('/short-end', desk);
      await page.locator('.toc [aria-current]').waitFor();
      expect(await marked(page)).toEqual(['Begin']);
      const seen = new Set<string>();
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let y = end - 600; y <= end; y += 20) {
        await page.evaluate(
          (top) =>
            new Promise((resolve) => {
              scrollTo(0, top);
              requestAnimationFrame(() => requestAnimationFrame(resolve));
            }),
          y,
        );
        for (const name of await marked(page)) seen.add(name);
      }
      expect([...seen].slice(-4)).toEqual(['End 0', 'End 1', 'End 2', 'End 3']);
      expect(await marked(page)).toEqual(['End 3']);
      await page.locator('.toc').getByRole('link', { name: 'End 1' }).click();
      await expect.poll(() => marked(page)).toEqual(['End 1']);
      await page.mouse.move(700, 300);
      await page.mouse.wheel(0, -10);
      await expect.poll(() => marked(page)).not.toEqual(['End 1']);
    });

    deepTest('folds itself away on a phone when an entry is chosen', async () => {
      const page = await site.open('/', phone);
      await button(page, 'On this page').tap();
      const panel = page.locator('.toc-panel:popover-open');
      expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(0.7 * phone.viewport.height);
      await panel.getByRole('link', { name: 'Part 30' }).tap();
      await page.waitForURL(/#part-30$/);
      expect(await panel.count()).toBe(0);
      const top = await page.locator('#part-30').evaluate((heading) => heading.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(120);
    });
  });
});
