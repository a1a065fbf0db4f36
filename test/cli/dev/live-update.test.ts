// An edit of a site in development, as it shows in the open page: what has changed, and nothing else.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, hasChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import type { DevServer } from './dev-server.ts';
import { type DevTab, openTab } from './dev-tab.ts';

const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
const tabs = `<Tabs>\n<TabItem value="a" label="A">\n\nFirst.\n\n</TabItem>\n<TabItem value="b" label="B">\n\nSecond.\n\n</TabItem>\n</Tabs>`;
const files = {
  'docs/index.md': '# Home\n\nStart. See [the guide](./guide.mdx).\n',
  'docs/guide.mdx': `---\ntitle: Guide\n---\n\n${tabs}\n\n<details>\n<summary>More</summary>\n\nHidden.\n\n</details>\n\n## Long\n\n${paragraphs}\n`,
  'docs/live.mdx': "import Counter from '@site/Counter';\n\n# Live\n\n<Counter />\n",
  'docs/style.mdx': "import styles from './box.module.css';\n\n# Style\n\n<p className={styles.box}>Boxed.</p>\n",
  'docs/box.module.css': '.box { color: rgb(1, 2, 3); }\n',
  'Counter.tsx':
    'import { useState } from \'react\';\n\nexport default function Counter() {\n  const [n, setN] = useState(0);\n  return <button id="count" onClick={() => setN(n + 1)}>Clicked {n}</button>;\n}\n',
};

let tab: DevTab;
let root: string;
let server: DevServer;
let page: Page;

describe.skipIf(!hasChromium)('the open page', () => {
  beforeAll(async () => {
    tab = await openTab(files);
    ({ root, server, page } = tab);
  }, 60_000);
  afterAll(() => tab?.close());

  const edit: DevTab['edit'] = (path, change) => tab.edit(path, change);
  const open = async (path: string): Promise<void> => {
    await page.goto(new URL(path, server.url).href);
    await page.evaluate(() => {
      (window as unknown as { stays: boolean }).stays = true;
    });
    await page.locator('slodocs-live').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.documentElement.dataset['tabs'] !== undefined);
  };
  const wasReloaded = () => page.evaluate(() => !('stays' in window));
  const shows = (text: string) => page.locator('[data-body]', { hasText: text }).waitFor();
  const badge = () => page.locator('slodocs-live button.badge');

  test('shows a new sentence, and keeps its place, chosen tabs and open details', async () => {
    await open('/docs/guide');
    await page.getByRole('tab', { name: 'B' }).click();
    await page.locator('summary').click();
    await page.getByText('Paragraph 40.').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    edit('docs/guide.mdx', (text) => text.replace('Paragraph 41.', 'Another paragraph.'));
    await shows('Another paragraph.');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.getByRole('tab', { name: 'B' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.locator('details').getAttribute('open')).not.toBeNull();
    expect(await wasReloaded()).toBe(false);
  });

  test('gets its new title, in the sidebar as well', async () => {
    await open('/docs/guide');
    edit('docs/guide.mdx', (text) => text.replace('title: Guide', 'title: Handbook'));
    await page.getByRole('heading', { level: 1, name: 'Handbook' }).waitFor();
    await page.locator('nav').getByRole('link', { name: 'Handbook' }).first().waitFor();
    expect(await page.title()).toContain('Handbook');
    expect(await wasReloaded()).toBe(false);
  });

  test('mounts an edited component anew', async () => {
    await open('/docs/live');
    await page.locator('#count').click();
    await page.getByText('Clicked 1').waitFor();
    edit('Counter.tsx', (text) => text.replace('Clicked', 'Pressed'));
    await page.getByText('Pressed 0').waitFor();
    await page.locator('#count').click();
    await page.getByText('Pressed 1').waitFor();
    expect(await wasReloaded()).toBe(false);
  });

  deepTest('keeps the state of a component while something else is edited', async () => {
    await open('/docs/live');
    await page.locator('#count').click();
    await page.getByText('Pressed 1').waitFor();
    edit('docs/index.md', (text) => text.replace('# Home', '# House'));
    await page.locator('nav').getByRole('link', { name: 'House' }).first().waitFor();
    expect(await page.locator('#count').textContent()).toBe('Pressed 1');
  });

  deepTest('takes a new style in place of the old one', async () => {
    await open('/docs/style');
    edit('docs/box.module.css', (text) => text.replace('1, 2, 3', '4, 5, 6'));
    await page.waitForFunction(() => {
      const boxed = [...document.querySelectorAll('[data-body] p')].find((one) => one.textContent === 'Boxed.');
      return boxed && getComputedStyle(boxed).color === 'rgb(4, 5, 6)';
    });
    expect(await wasReloaded()).toBe(false);
  });

  deepTest('stays as it was while its source cannot be read, and says why', async () => {
    await open('/docs/guide');
    edit('docs/guide.mdx', (text) => `${text}\n</nothing>\n`);
    await page.locator('slodocs-live article').first().waitFor();
    expect(await page.locator('slodocs-live article').first().textContent()).toContain('error parse/');
    expect(await page.getByText('Paragraph 10.').count()).toBe(1);
    edit('docs/guide.mdx', (text) => text.replace('\n</nothing>\n', ''));
    await expect.poll(() => badge().textContent(), { timeout: 15_000 }).toBe('no problems');
    expect(server.printed()).toContain('fixed ');
  });

  deepTest('applies a fix where it is asked to', async () => {
    await open('/docs');
    edit('docs/index.md', (text) => text.replace('./guide.mdx', './guid.mdx'));
    await page.getByRole('button', { name: /Apply fix/ }).click();
    await expect.poll(() => readFileSync(join(root, 'docs/index.md'), 'utf8'), { timeout: 15_000 }).toContain('./guide.mdx');
    await expect.poll(() => badge().textContent(), { timeout: 15_000 }).toBe('no problems');
  });

  deepTest('has a list of faults that is accessible', async () => {
    await open('/docs');
    edit('docs/index.md', (text) => text.replace('./guide.mdx', './guid.mdx'));
    await page.locator('slodocs-live article').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    edit('docs/index.md', (text) => text.replace('./guid.mdx', './guide.mdx'));
    await expect.poll(() => badge().textContent(), { timeout: 15_000 }).toBe('no problems');
  });

  deepTest('follows the configuration, broken and mended', async () => {
    await open('/docs');
    writeFileSync(join(root, 'site.config.ts'), configText('  tagline: 3,\n'));
    await expect.poll(() => badge().textContent(), { timeout: 15_000 }).toBe('1 problem');
    writeFileSync(join(root, 'site.config.ts'), configText().replace("'Case'", "'Other'"));
    await expect.poll(() => page.title(), { timeout: 15_000 }).toContain('Other');
  });

  deepTest('leads on when it was moved, and says so when it is gone', async () => {
    await open('/docs/style');
    edit('docs/style.mdx', (text) => `---\nslug: /moved\nredirect_from: [/docs/style]\n---\n\n${text}`);
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 15_000 }).toBe('/docs/moved');
    rmSync(join(root, 'docs/style.mdx'));
    await page.getByRole('heading', { name: /not found/i }).waitFor();
  });

  deepTest('shows a draft under its banner', async () => {
    writeFileSync(join(root, 'docs/draft.md'), '---\ndraft: true\n---\n\n# Draft\n\nNot yet.\n');
    await expect.poll(async () => (await fetch(new URL('/docs/draft', server.url))).status, { timeout: 15_000 }).toBe(200);
    await open('/docs/draft');
    await shows('Not yet.');
    await page.getByText('This page is a draft.').waitFor();
    await page.locator('nav').getByRole('link', { name: 'Draft' }).first().waitFor();
  });

  deepTest('finds pages that are new, and a file that an editor has replaced', async () => {
    writeFileSync(join(root, 'docs/new.md.tmp'), '# New\n\nFresh.\n');
    renameSync(join(root, 'docs/new.md.tmp'), join(root, 'docs/new.md'));
    await expect.poll(async () => (await fetch(new URL('/docs/new', server.url))).status, { timeout: 15_000 }).toBe(200);
    await open('/docs/new');
    writeFileSync(join(root, 'docs/new.md.tmp'), '# New\n\nReplaced.\n');
    renameSync(join(root, 'docs/new.md.tmp'), join(root, 'docs/new.md'));
    await shows('Replaced.');
  });
});
