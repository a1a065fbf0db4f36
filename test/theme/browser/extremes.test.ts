// Pages that are hard to lay out: long titles, a full navbar, files that do not come, either direction of writing.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { configText, writeSite } from '../../pipeline/built-site.ts';
import { cutOff } from '../../proofs/in-page/cut-off.ts';
import { lostDrawings } from '../../proofs/in-page/lost-drawings.ts';
import { type ServedSite, serveSite } from '../../proofs/served-site.ts';
import { desk, openWindow, phone } from '../../proofs/visit.ts';
import { deepTest } from '../../property-runs.ts';

const word = 'Servicelevelobjective'.repeat(10).slice(0, 200);
const words = 'Every promise has a price '.repeat(8).slice(0, 200).trim();
const items = Array.from({ length: 60 }, (_, n) => `{ label: 'Entry ${n}', to: '/docs/${n % 2 ? 'word' : 'words'}' }`);
const text = 'Every promise has a price, and a budget says how much of it is left. '.repeat(12);
/** A word in every box of a line. */
const long = 'Serviceleveldonaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten';
const boxes = `---
title: ${long}
tags: [${long}, short]
sidebar_label: ${long}
pagination_label: ${long}
description: ${long}
last_update: { date: 2024-05-01, author: ${long} }
---

[${long}](../words.md) <Badge>${long}</Badge> <Kbd>${long}</Kbd> <kbd>${long}</kbd> \`${long}\` **${long}** <mark>${long}</mark>

## <Badge>${long}</Badge> and \`${long}\`

<details><summary>${long}</summary>${long}</details>

<Details summary={<span>${long}</span>}>${long}</Details>

<dl><dt>${long}</dt><dd>${long}</dd></dl>

> ${long}[^1]

1. ${long}
   - ${long} <Badge kind="warning">${long}</Badge>

[^1]: ${long}

:::note[${long} <Badge>${long}</Badge>]

${long}

:::

| ${long} | \`${long}\` |
|---|---|
| <Badge>${long}</Badge> | <Kbd>Ctrl+${long}</Kbd> |

\`\`\`js title="${long}"
${long}
\`\`\`

<Tabs><TabItem value="a" label="${long}">${long}</TabItem><TabItem value="b" label="Short ${long}">${long}</TabItem></Tabs>

<Cards><Card title="${long}" href="../words.md">${long}</Card></Cards>

<Steps>

1. ### ${long}

   ${long} <Kbd>${long}</Kbd>

</Steps>

<Figure caption="${long}">

![${long}](/chart.png)

</Figure>

<FileTree>

- ${long}/ ${long}
  - ${long}

</FileTree>

<ul class="listing"><li>${long}</li></ul>
`;
const files = {
  'site.config.ts': `import { posts } from 'slodocs/plugins';\n${configText(
    `  plugins: [posts({ path: 'news', routeBasePath: '/news' })],\n  theme: { fonts: 'inter', navbar: { items: [${items}] }, announcement: { content: '${long}' }, footer: { columns: [{ title: '${long}', items: [{ label: '${long}', to: '/docs/words' }] }], copyright: '${long}' }, docs: { sidebar: { hideable: true } } },\n`,
  )}`,
  'news/authors.yml': `one: { name: ${long}, title: ${long}, page: true, socials: { x: ${long} } }\n`,
  'news/one.mdx':
    `---\ntitle: ${long}\nslug: one\ndate: 2024-01-02\nauthors: [one]\ntags: [${long}]\n---\n\n${long}\n\n<!-- -->\n`.replace(
      '<!-- -->',
      '{/* truncate */}\n\n<Hero title="' +
        long +
        '"><HeroActions><a href="/docs/words" class="button">' +
        long +
        '</a></HeroActions></Hero>',
    ),
  'docs/word.md': `---\ntitle: ${word}\n---\n\n${text}\n\n![A chart of the budget](/chart.png)\n\n## ${word}\n\n${text}\n`,
  'docs/words.md': `---\ntitle: ${words}\n---\n\n${text}\n\n## ${words}\n\n${text}\n`,
  'docs/folder/_category_.yml': `label: ${long}\nlink: { type: generated-index, description: ${long} }\n`,
  'docs/folder/boxes.mdx': boxes,
  'docs/folder/last.md': `---\ntitle: ${long}\ntags: [${long}]\n---\n\n${text}\n`,
  'docs/hebrew.md': `---
title: דגלים
dir: rtl
---

הדגל \`--dry-run\` בקובץ \`.env\`, הפונקציה \`ramp()\` והמקש <kbd>-x)</kbd> או <samp>$ ls .</samp> **(\`a.b()\`)**.

## הפקודה \`--force\`

| \`--a\` | שם |
|---|---|
| \`.gitignore\` | \`f()\` [\`-g\`](./word.md) |

- \`!important;\`
`,
  'static/chart.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ) as unknown as string,
};

const sizes = [
  [1440, 900],
  [1000, 768],
  [390, 844],
  [320, 640],
  // 1280 by 1024, enlarged to 400 percent.
  [320, 256],
] as const;

describe.skipIf(!hasChromium)('a page that is hard to lay out', { timeout: 60_000 }, () => {
  let browser: Browser;
  let site: ServedSite;
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-extremes-')));

  beforeAll(async () => {
    writeSite(root, files);
    [site, browser] = await Promise.all([serveSite(root), startChromium()]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await site.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** With neither its typeface nor its images. */
  const open = async (path: string): Promise<Page> => {
    const context = await openWindow(browser, desk);
    const page = await context.newPage();
    await page.route(/\.(?:woff2|png|avif|webp)$/, (route) => route.abort());
    await page.goto(site.url(path));
    return page;
  };

  deepTest.each([
    '/docs/word',
    '/docs/words',
    '/docs/folder/boxes',
    `/docs/category/${long.toLowerCase()}`,
    '/docs/tags',
    `/docs/tags/${long.toLowerCase()}`,
    '/news',
    '/news/one',
    '/news/authors',
  ])('shows all of %s, in any window and either direction', async (path) => {
    const page = await open(path);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(cutOff, width), `${dir}, ${width} px`).toEqual([]);
      }
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(lostDrawings)).toEqual([]);
    await page.context().close();
  });

  it('writes code and keys from left to right where the text runs from right to left', async () => {
    const page = await open('/docs/hebrew');
    for (const { viewport } of [desk, phone]) {
      await page.setViewportSize(viewport);
      if (viewport === phone.viewport) await page.click('.toc-open');
      const found = await page.locator('main :is(code, kbd, samp), :is(.toc, .toc-panel) code').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
            const lefts = Array.from(text.data, (_, at) => {
              const range = document.createRange();
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              return range.getBoundingClientRect().left;
            });
            return { text: text.data, isRising: lefts.every((left, at) => at === 0 || left >= (lefts[at - 1] as number)) };
          }),
      );
      expect(found.filter(({ isRising }) => !isRising)).toEqual([]);
      expect(found.map(({ text }) => text).filter((text) => text === '--force')).toHaveLength(2);
      expect(found.length).toBeGreaterThan(11);
    }
    await page.context().close();
  });

  deepTest('says what an image shows that does not come, and keeps its text in a typeface of the system', async () => {
    const page = await open('/docs/word');
    const image = page.getByRole('img', { name: 'A chart of the budget' });
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(0);
    expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(false);
    expect(
      await page
        .locator('.prose p')
        .first()
        .evaluate((element) => element.getBoundingClientRect().height),
    ).toBeGreaterThan(40);
    await page.context().close();
  });
});
