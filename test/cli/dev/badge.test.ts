// What the badge of a page in development offers besides faults, as somebody at the page finds it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { ShownReasons } from '../../../src/model/dev-page.ts';
import { axeFaults, hasChromium } from '../../chromium.ts';
import { deepTest } from '../../property-runs.ts';
import type { DevServer } from './dev-server.ts';
import { type DevTab, openTab } from './dev-tab.ts';

const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
const files = {
  'docs/index.md': '# Home\n\nNothing is wrong here.\n',
  'docs/long.md': `# Long\n\n${paragraphs}\n`,
  'docs/faulty.mdx': `# Faulty

#### Skipped

![](./dot.svg)

<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A dot" />

<a href="/docs"></a>

[![A dot](./dot.svg)](/docs)

<div role="buton">Axe alone knows this.</div>
`,
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
};

let tab: DevTab;
let server: DevServer;
let page: Page;

describe.skipIf(!hasChromium)('the badge', () => {
  beforeAll(async () => {
    tab = await openTab(files, ['--follow']);
    ({ server, page } = tab);
  }, 60_000);
  afterAll(() => tab?.close());

  const edit: DevTab['edit'] = (path, change) => tab.edit(path, change);
  const open = async (path: string): Promise<void> => {
    await page.goto(new URL(path, server.url).href);
    await page.locator('slodocs-live button.badge').click();
  };
  const button = (name: string | RegExp) => page.locator('slodocs-live').getByRole('button', { name });

  deepTest('checks the page when it is asked to, and leads to what it finds', async () => {
    await open('/docs/faulty');
    expect(await page.evaluate(() => 'axe' in window)).toBe(false);
    const refused: string[] = [];
    page.on('console', (message) => void (message.text().includes('Content Security Policy') && refused.push(message.text())));
    await button('Check this page').click();
    const status = page.locator('slodocs-live').getByRole('status').filter({ hasText: 'on this page' });
    await status.waitFor();
    expect(await status.textContent()).toBe('5 findings on this page');
    const rules = page.locator('slodocs-live .check .code');
    expect(await rules.allTextContents()).toEqual(['skipped-heading', 'image-text', 'image-size', 'link-text', 'aria-roles']);
    expect(refused).toEqual([]);
    await button('Show it: <h4 id="skipped">').click();
    const outline = () => page.locator('h4').evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline()).toBe('solid');
    expect(await button('Open docs/faulty.mdx').count()).toBe(5);
    const kinds = page.locator('slodocs-live .check tbody th');
    expect(await kinds.allTextContents()).toEqual(['HTML', 'Scripts', 'Styles', 'Images']);
    for (const size of await page.locator('slodocs-live .check tbody td:last-child').allTextContents()) {
      expect(size).toMatch(/^[1-9][\d.]* k?B$/);
    }
    expect(await axeFaults(page)).toEqual(expect.not.arrayContaining([expect.stringContaining('slodocs-live')]));
    // An edit is checked again.
    edit('docs/faulty.mdx', (text) => text.replace('#### Skipped', '## Skipped'));
    await page.locator('slodocs-live').getByRole('status').filter({ hasText: '4 findings' }).waitFor();
  });

  deepTest('scrolls to an edit while somebody follows edits, and remembers that', async () => {
    await open('/docs/long');
    const at = () => page.evaluate(() => scrollY);
    const isInSight = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      });
    const atRest = async (): Promise<void> => {
      for (let last = -1, now = await at(); now !== last; last = now, now = await at()) await page.waitForTimeout(100);
    };
    expect(await button('Follow edits').getAttribute('aria-pressed')).toBe('true');
    await button('Follow edits').click();
    expect(await button('Follow edits').getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await page.locator('slodocs-live button.badge').click();
    expect(await button('Follow edits').getAttribute('aria-pressed')).toBe('false');
    edit('docs/long.md', (text) => text.replace('Paragraph 40.', 'Unseen.'));
    await page.getByText('Unseen.', { exact: true }).waitFor();
    expect(await at()).toBe(0);
    await button('Follow edits').click();
    expect(await button('Follow edits').getAttribute('aria-pressed')).toBe('true');
    edit('docs/long.md', (text) => text.replace('Paragraph 50.', 'Followed.'));
    await page.getByText('Followed.', { exact: true }).waitFor();
    await expect.poll(() => isInSight('Followed.')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('slodocs-live');
    // What is in sight already moves nothing.
    await atRest();
    const before = await at();
    edit('docs/long.md', (text) => text.replace('Paragraph 49.', 'Near.'));
    await page.getByText('Near.', { exact: true }).waitFor();
    expect(await at()).toBe(before);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    // It follows edits from then on.
    await page.locator('slodocs-live button.badge', { hasText: 'no problems' }).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset['tabs'] !== undefined);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    edit('docs/long.md', (text) => text.replace('Paragraph 51.\n\n', ''));
    await page.getByText('Paragraph 51.', { exact: true }).waitFor({ state: 'detached' });
    expect(await isInSight('Paragraph 52.')).toBe(true);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  deepTest('tells why the page was rendered again', async () => {
    const why = async () => {
      const response = await fetch(new URL('/__slodocs/why?path=/docs/long', server.url));
      return { status: response.status, answer: (await response.json()) as ShownReasons };
    };
    await open('/docs/long');
    const { states } = (await why()).answer;
    edit('docs/long.md', (text) => text.replace('Paragraph 1.', 'Another body.'));
    await page.getByText('Another body.', { exact: true }).waitFor();
    expect(await why()).toEqual({
      status: 200,
      answer: {
        version: 1,
        path: '/docs/long',
        states: states + 1,
        summary: 'rendered because its content changed',
        reasons: [{ ingredient: 'content', because: 'its content changed', parts: [expect.stringMatching(/its body$/)] }],
      },
    });
    await button('Why rendered?').click();
    const status = page.locator('slodocs-live .why').getByRole('status');
    await expect.poll(() => status.textContent()).toBe('rendered because its content changed');
    edit('docs/index.md', (text) => text.replace('# Home', '# House'));
    await expect.poll(() => status.textContent()).toBe('rendered because its neighbors and its sidebar changed');
    expect(await page.locator('slodocs-live .why li').allTextContents()).toContain('neighbours: the title of the previous page');
    edit('site.config.ts', (text) => text.replace("title: 'Case'", "title: 'Other', tagline: 'Said'"));
    await expect.poll(() => status.textContent()).toMatch(/the title or the tagline of the site/);
    expect(await page.locator('slodocs-live .why li').allTextContents()).toContain('identity: title, tagline');
    expect((await fetch(new URL('/__slodocs/why?path=/docs/never', server.url))).status).toBe(404);
    expect((await fetch(new URL('/__slodocs/why', server.url))).status).toBe(400);
    edit('docs/index.md', (text) => text.replace('# House', '# Home'));
  });

  deepTest('says that it has found nothing', async () => {
    await open('/docs');
    await button('Check this page').click();
    await page.locator('slodocs-live').getByRole('status').filter({ hasText: 'No problems found on this page' }).waitFor();
    expect(await page.locator('slodocs-live .check article').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});
