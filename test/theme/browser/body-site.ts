// Serves a small site with everything that bodies can do to tests in browsers.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { writeSite } from '../../pipeline/built-site.ts';
import { type Watched, watch } from '../../proofs/in-page/watch.ts';
import { type ServedSite, serveSite } from '../../proofs/served-site.ts';

const paragraph = `${'Words that fill a line of the page and then another. '.repeat(12)}\n\n`;

const tabs = `---
description: Tabs.
---

# Tabs

## Commands

<Tabs groupId="pm">
  <TabItem value="npm" label="npm" default>

npm is shown.

  </TabItem>
  <TabItem value="yarn" label="Yarn">

${paragraph.repeat(6)}

## In yarn

Below the heading.

  </TabItem>
  <TabItem value="pnpm" label="pnpm">pnpm is shown.</TabItem>
</Tabs>

After the commands.

## Systems

<Tabs groupId="os" queryString block>
  <TabItem value="linux" label="Linux">

A penguin.

<Tabs groupId="pm">
  <TabItem value="yarn" label="Yarn inside">Inner yarn.</TabItem>
  <TabItem value="bun" label="Bun inside">Inner bun.</TabItem>
</Tabs>

  </TabItem>
  <TabItem value="mac" label="macOS">

An apple.

<details>
<summary>More of the apple</summary>

### In the apple

A worm.

</details>

  </TabItem>
</Tabs>

## Nothing chosen

<Tabs defaultValue={null}>
  <TabItem value="one" label="One">Number one.</TabItem>
  <TabItem value="two" label="Two">Number two.</TabItem>
</Tabs>

## Together

<Tabs groupId="pm">
  <TabItem value="npm" label="npm below">Below npm.</TabItem>
  <TabItem value="yarn" label="Yarn below">Below yarn.</TabItem>
</Tabs>

[To yarn](#in-yarn) and [to the apple](#in-the-apple)

${paragraph.repeat(8)}
`;

const fence = '```';
const code = `---
description: Code.
---

# Code

${fence}js title="short.js" showLineNumbers
const one = 1;
const two = 2; // [!code --]
const three = 3; // [!code ++]
${fence}

${fence}js
const long = '${'a long line '.repeat(30)}';
${fence}

${fence}bash
$ npm install slodocs

${fence}

${fence}js
const first = 1;
const second = 2;
${fence}

${Array.from({ length: 59 }, (_, index) => `${fence}js\nfar(${index});\n${fence}\n\n${paragraph}`).join('')}
`;

const images = `---
description: Images.
---

# Images

![A wide chart](./wide.svg)

![A small dot](./small.svg)

[![A wide link](./wide.svg)](./index.md)

${paragraph.repeat(8)}
`;

const folded = `---
description: Folded.
---

# Folded

${paragraph.repeat(8)}

<details>
<summary>More</summary>

${paragraph}

### Deep in it

Found.

</details>

[Down](#deep-in-it)

${paragraph.repeat(8)}
`;

const long = `---
description: Long.
---

# Long

${fence}js
${Array.from({ length: 10_000 }, (_, index) => `line(${index});`).join('\n')}
${fence}
`;

const svg = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}z" fill="#088"/></svg>`;

const pages = {
  'tabs.mdx': tabs,
  'code.md': code,
  'images.md': images,
  'folded.md': folded,
  'long.md': long,
};

export interface BodySite extends ServedSite {
  remove(): Promise<void>;
}

export async function serveBodySite(...names: readonly (keyof typeof pages)[]): Promise<BodySite> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-bodies-')));
  const docs = names.map((name) => [`docs/${name}`, pages[name]] as const);
  const pictures = { 'docs/wide.svg': svg(1600, 800), 'docs/small.svg': svg(40, 40) };
  writeSite(root, { 'docs/index.md': '---\ndescription: Home.\n---\n\n# Home\n', ...Object.fromEntries(docs), ...pictures });
  const site = await serveSite(root);
  const remove = async (): Promise<void> => {
    await site.close();
    rmSync(root, { recursive: true, force: true });
  };
  return { ...site, remove };
}

export interface OpenedPage extends Page {
  /** What moved, and what the policy refused, since the page began. */
  watched(): Promise<Watched>;
}

/** Opens a page. What it says is gathered in `messages`. */
export async function openPage(
  context: BrowserContext,
  url: string,
  messages: string[],
  waitUntil: 'load' | 'commit' = 'load',
): Promise<OpenedPage> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (!message.location().url.endsWith('/favicon.ico')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil });
  return Object.assign(page, { watched: () => page.evaluate<Watched>('watched') });
}
