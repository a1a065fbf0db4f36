// A page in development whose code is broken for a while: it stays as it was below the list of faults, and follows the mend.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { axeFaults, hasChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import type { DevServer } from './dev-server.ts';
import { type DevTab, openTab } from './dev-tab.ts';

const files = {
  'docs/index.mdx':
    "import Counter from '@site/Counter';\nimport Plain from '@site/Plain';\n\n# Home\n\nText of the page.\n\n<Counter />\n\n<Plain />\n\nOne and one is {1 + 1}.\n",
  'docs/other.mdx': "import Other from '@site/Other';\n\n# Other\n\nAnother page.\n\n<Other />\n",
  'Other.tsx': 'export default function Other() {\n  return <p>Other.</p>;\n}\n',
  'Counter.tsx': `import { useState } from 'react';
import styles from './Counter.module.css';

export default function Counter() {
  const [n, setN] = useState(0);
  const add = () => setN(n + 1);
  return <button id="count" className={styles.count} onClick={add}>Clicked {n}</button>;
}
`,
  'Counter.module.css': '.count { color: rgb(1, 2, 3); background: rgb(240, 240, 240); }\n',
  'Plain.tsx': 'export default function Plain() {\n  return <p>Plain.</p>;\n}\n',
  'Footer.tsx': 'export default function Footer() {\n  return <footer>End of page.</footer>;\n}\n',
  'client.ts': "document.documentElement.dataset['client'] = 'first';\n",
  'site.config.ts': configText("  theme: { slots: { Footer: './Footer.tsx' }, clientModules: ['./client.ts'] },\n"),
};

let tab: DevTab;
let server: DevServer;
let page: Page;

describe.skipIf(!hasChromium)('a page that is broken for a while', () => {
  beforeAll(async () => {
    tab = await openTab(files);
    ({ server, page } = tab);
  }, 60_000);
  afterAll(() => tab?.close());
  beforeEach(async () => {
    await page.goto(new URL('/docs', server.url).href);
    await page.waitForFunction(() => document.documentElement.dataset['tabs'] !== undefined);
    await badge('no problems');
    await page.evaluate(() => {
      (window as unknown as { stays: boolean }).stays = true;
    });
  });

  const edit: DevTab['edit'] = (path, change) => tab.edit(path, change);
  const badge = (text: string) => page.locator('slodocs-live button.badge', { hasText: text }).waitFor({ timeout: 15_000 });
  const list = () => page.locator('slodocs-live #faults');
  const wasReloaded = () => page.evaluate(() => !('stays' in window));
  /** Clicks the counter once React has it: a click before would count for nothing. */
  const count = async (expected: number): Promise<void> => {
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#count') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.locator('#count').click();
    await page.getByText(`Clicked ${expected}`).waitFor();
  };
  const texts = ['Text of the page.', 'Plain.', 'One and one is 2.', 'End of page.'];
  const isWhole = async (): Promise<void> => {
    for (const text of texts) expect([text, await page.getByText(text, { exact: true }).count()]).toEqual([text, 1]);
    expect(await page.locator('#count').count()).toBe(1);
  };

  const breaks: readonly (readonly [string, string, (text: string) => string, RegExp])[] = [
    ['a syntax error in a live component', 'Counter.tsx', (text) => text.replace('return <', 'return <<'), /Counter\.tsx:7/],
    [
      'a live component that throws',
      'Counter.tsx',
      (text) => text.replace('  const add', "  if (n === 0) throw new Error('broken for a while');\n  const add"),
      /broken for a while/,
    ],
    ['a syntax error in a static component', 'Plain.tsx', (text) => text.replace('</p>', '</q>'), /Plain\.tsx:2/],
    ['a static component that throws', 'Plain.tsx', (text) => text.replace('return', 'null.x; return'), /Plain\.tsx:2/],
    ['an expression that throws', 'docs/index.mdx', (text) => text.replace('{1 + 1}', '{[].x.y}'), /docs\/index\.mdx:12/],
    ['an import that leads nowhere', 'docs/index.mdx', (text) => text.replace('site/Plain', 'site/Plan'), /docs\/index\.mdx:2/],
    ['a syntax error in a client module', 'client.ts', (text) => text.replace('=', '= ='), /client\.ts:1/],
    ['a syntax error in a part of the theme', 'Footer.tsx', (text) => text.replace('</footer>', ''), /Footer\.tsx/],
    ['a part of the theme that throws', 'Footer.tsx', (text) => text.replace('return', 'null.x; return'), /Footer\.tsx:2/],
  ];

  deepTest.each(breaks)('by %s', async (_, path, change, fault) => {
    await count(1);
    edit(path, change);
    await list().locator('article.error').first().waitFor({ state: 'visible', timeout: 15_000 });
    expect(await list().textContent()).toMatch(fault);
    await isWhole();
    await page.reload();
    await list().locator('article.error').first().waitFor({ state: 'visible', timeout: 15_000 });
    await isWhole();
    edit(path, () => files[path as keyof typeof files]);
    await badge('no problems');
    await list().waitFor({ state: 'hidden' });
    await isWhole();
    await count(1);
    await count(2);
  });

  deepTest('by a warning, or by an error of another page: its list stays closed', async () => {
    for (const [path, change] of [
      ['docs/other.mdx', (text: string) => `${text}\n[Nowhere](./none.md)\n`],
      ['Other.tsx', (text: string) => text.replace('</p>', '</q>')],
    ] as const) {
      edit(path, change);
      await badge('1 problem');
      await page.reload();
      await badge('1 problem');
      expect(await list().isVisible()).toBe(false);
      edit(path, () => files[path]);
      await badge('no problems');
    }
    edit('docs/index.mdx', (text) => `${text}\n[Home](#nowhere)\n`);
    await badge('1 problem');
    expect(await list().isVisible()).toBe(false);
    edit('docs/index.mdx', () => files['docs/index.mdx']);
    await badge('no problems');
  });

  deepTest('has a list that is accessible and fits on a phone, in both modes', async () => {
    edit('Counter.tsx', (text) => text.replace('return <', 'return <<'));
    await list().locator('article.error').first().waitFor({ state: 'visible', timeout: 15_000 });
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height });
        const folder = process.env['SCREENSHOTS'];
        if (folder !== undefined) await page.screenshot({ path: `${folder}/overlay-${width}-${colorScheme}.png` });
        // The list may leave the place of a scroll bar free.
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(await axeFaults(page)).toEqual([]);
    }
    edit('Counter.tsx', () => files['Counter.tsx']);
    await badge('no problems');
    await page.emulateMedia({ colorScheme: null });
  });

  deepTest('tells of no mismatch after edits that change nothing in the HTML, and of renamed classes', async () => {
    const rounds: readonly (readonly [string, string, string])[] = [
      ['Counter.tsx', 'n + 1', 'n + 2'],
      ['Counter.tsx', 'Clicked', 'Pressed'],
      ['Counter.module.css', '.count', '.renamed'],
      ['Counter.tsx', 'styles.count', 'styles.renamed'],
    ];
    for (const [path, old, fresh] of rounds) {
      edit(path, (text) => text.replace(old, fresh));
      // As long as a report takes.
      await page.waitForTimeout(900);
    }
    await page.locator('#count').click();
    await page.getByText('Pressed 2').waitFor();
    for (const [path, old, fresh] of [...rounds].reverse()) {
      edit(path, (text) => text.replace(fresh, old));
      await page.waitForTimeout(900);
    }
    await count(1);
    expect(server.printed()).not.toContain('hydration-mismatch');
    await badge('no problems');
  });

  deepTest('keeps the document where only what a component does was edited', async () => {
    edit('Counter.tsx', (text) => text.replace('n + 1', 'n + 5'));
    await expect
      .poll(async () => {
        await page.locator('#count').click();
        return page.locator('#count').textContent();
      })
      .toMatch(/[56789]/);
    await page.waitForTimeout(700);
    expect(await wasReloaded()).toBe(false);
    expect(server.printed()).not.toContain('hydration-mismatch');
    edit('Counter.tsx', () => files['Counter.tsx']);
    await badge('no problems');
  });

  deepTest('tells of a mismatch that an edit brings', async () => {
    edit('Counter.tsx', (text) => text.replace('Clicked', "{typeof window === 'undefined' ? 'There' : 'Here'}"));
    await list().locator('article', { hasText: 'renders "There' }).waitFor({ state: 'attached', timeout: 15_000 });
    edit('Counter.tsx', () => files['Counter.tsx']);
    await badge('no problems');
  });
});
