// `slodocs diff --report` as it is typed: its files, its pictures in a real browser, and what it refuses.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../../chromium.ts';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { build, slodocs } from '../in-process.ts';

const config = `import { defineConfig } from 'slodocs';
import { siteJson } from 'slodocs/plugins';

export default defineConfig({
  title: 'Report',
  url: 'https://report.example',
  baseUrl: '/base/',
  preset: { 'git-dates': false, twins: false },
  plugins: [siteJson()],
});
`;

const image = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#070"/></svg>`;

const pages = {
  'site.config.ts': config,
  'search.test.yml': '- { query: kettle, expect: [/docs/a, /docs/b] }\n',
  'docs/index.md': '# Home\n\n[a](./a.md) [b](./b.md#one)\n',
  'docs/a.md': '# A\n\nThe kettle of a is red.\n\n```js\nconst a = 1;\nconst b = 2;\n```\n',
  'docs/b.md': '# B\n\nThe text of b.\n\n## One\n\nMore.\n\n![Square](./square.svg)\n',
  'docs/square.svg': image(20),
  'docs/c.md': '# C\n\nThe text of c.\n',
};

async function twoBuilds(changes: Readonly<Record<string, string>>): Promise<string> {
  const root = site(pages);
  expect(await build(root, ['--out-dir', 'before'])).toMatchObject({ code: 0 });
  put(root, changes);
  expect(await build(root, ['--out-dir', 'after'])).toMatchObject({ code: 0 });
  return root;
}

const changes = {
  'docs/index.md': '# Home\n\n[a](./a.md) [b](./b.md)\n',
  'docs/a.md': '# A\n\nThe **pot** of a is red.\n\n```js\nconst a = 1;\nconst b = 3;\n```\n',
  'docs/b.md': '# B\n\nThe text of b, with a kettle.\n\n## Other\n\nMore.\n\n![Square](./square.svg)\n',
  'docs/square.svg': image(30),
};

test('writes what has changed for readers, in HTML and Markdown', async () => {
  const root = await twoBuilds(changes);
  const { code, printed } = await slodocs(root, 'diff', 'before', 'after', '--report', 'out/report', '--pictures', 'none');
  expect(code).toBe(0);
  expect(printed).toContain('out/report/index.html: 3 changed pages\n\n1 anchor lost\n  - /docs/b#one\n');
  const markdown = readFileSync(join(root, 'out/report/report.md'), 'utf8');
  expect(markdown).toBe(`<!-- slodocs diff -->

### Changes of <code>Report</code>

- 3 pages changed
- 1 anchor lost
- 1 lost address that other pages linked to
- 1 search test with different results

**Changed pages**

- <code>/docs/</code> <code>Home</code>, 1 change
- <code>/docs/a</code> <code>A</code>, 3 changes
- <code>/docs/b</code> <code>B</code>, 4 changes

**Lost anchors**

- <code>/docs/b&#35;one</code>

**Lost addresses that other pages linked to**

- <code>/docs/b&#35;one</code> from <code>/docs/</code>

**Search tests with different results**

- <code>kettle</code>: <code>/docs/a</code> → <code>/docs/b</code>

<details><summary><code>/docs/</code>: 1 change</summary>
<pre>Text: different links (Home): a b [links: <del>/docs/b&#35;one</del> <ins>/docs/b</ins>]</pre>
</details>

<details><summary><code>/docs/a</code>: 3 changes</summary>
<pre>Description: The <del>kettle</del><ins>pot</ins> of a is red&#46;
Text (A): The <del>kettle</del><ins>pot</ins> of a is red&#46;
Code (A): const b = <del>2</del><ins>3</ins>;</pre>
</details>

<details><summary><code>/docs/b</code>: 4 changes</summary>
<pre>Description: The text of b<ins>, with a kettle</ins>&#46;
Text (B): The text of b<ins>, with a kettle</ins>&#46;
Heading: <del>One</del><ins>Other</ins>
Image: looks different (Other): Square</pre>
</details>
`);
  const html = readFileSync(join(root, 'out/report/index.html'), 'utf8');
  expect(html).toContain('<p class="text">The <del>kettle</del><ins>pot</ins> of a is red.</p>');
  const again = await slodocs(root, 'diff', 'before', 'after', '--report', 'out/report', '--pictures', 'none', '--json');
  expect(again.printed).toMatch(/^out\/report\/index\.html: 3 changed pages\n\{\n {2}"format": 1,/);
  expect(readFileSync(join(root, 'out/report/index.html'), 'utf8')).toBe(html);
});

test('says where nothing differs, and where no browser is', async () => {
  const root = await twoBuilds({ 'docs/c.md': '# C\n\nThe other text of c.\n' });
  const same = await slodocs(root, 'diff', 'after', 'after', '--report', 'same');
  expect(same.printed).toContain('same/index.html: 0 changed pages\n\nno differences in pages, addresses');
  expect(readFileSync(join(root, 'same/report.md'), 'utf8')).toContain('No page has changes for readers.');
  const { code, printed } = await slodocs(root, 'diff', 'before', 'after', '--report', 'report', '--browser', 'none');
  expect({ code, printed }).toMatchObject({
    code: 0,
    printed: expect.stringContaining(
      `report/index.html: 1 changed page\nThere is no "${join(root, 'none')}", so there are no pictures.\n`,
    ),
  });
});

test('overwrites nothing but a report', async () => {
  const root = site({ 'mine/index.html': '<h1>Mine</h1>', 'folder/x.txt': '' });
  put(root, {
    'out/site.json': '{"format":1,"title":"T","url":"","baseUrl":"/","pages":[],"redirects":[]}',
    'out/index.html': 'Home',
  });
  symlinkSync(join(root, 'out'), join(root, 'link'));
  const diff = (...words: string[]) => slodocs(root, 'diff', 'out', 'out', ...words);
  for (const folder of ['out', 'out/report', 'link'])
    expect(await diff('--report', folder)).toMatchObject({
      code: 2,
      printed: expect.stringContaining('is inside an output folder that is compared'),
    });
  expect(await diff('--report', 'mine')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('"index.html" that is not a report'),
  });
  expect(await diff('--report', 'folder/x.txt')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('cannot be written'),
  });
  // The kernel says that the parent of such a folder is missing, each time.
  if (process.platform === 'linux')
    for (const folder of ['/proc/x', '/proc/x/y'])
      expect(await diff('--report', folder)).toMatchObject({
        code: 2,
        printed: expect.stringMatching(/the report cannot be written: .*mkdir '\/proc\/x'/),
      });
  expect(await diff('--pictures', 'none')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('options for pictures require a report'),
  });
  expect(await slodocs(root, 'diff', 'out/site.json', 'out', '--report', 'new')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('a report requires two output folders'),
  });
  expect(existsSync(join(root, 'out/report'))).toBe(false);
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('Home');
});

test.runIf(hasChromium)('pictures pages before and after, in a report that is accessible and loads nothing', async () => {
  const root = await twoBuilds(changes);
  const { code, printed } = await slodocs(root, 'diff', 'before', 'after', '--report', 'report', '--most-pictures', '2');
  expect({ code, printed }).toMatchObject({ code: 0, printed: expect.stringContaining('3 changed pages, pictures of 2\n') });
  const html = readFileSync(join(root, 'report/index.html'), 'utf8');
  expect(html).toContain('1 more changed page has no pictures.');
  // Home looks the same: only a link leads elsewhere.
  expect(html.match(/Looks the same in a window \d+ pixels wide/g)).toHaveLength(2);
  expect(html.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(4);
  const browser = await startChromium();
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 800 }, bypassCSP: true });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url().slice(0, 5)));
      await page.goto(`file://${join(root, 'report/index.html')}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const images = await page.locator('img').all();
      expect(images).toHaveLength(4);
      for (const image of images) {
        // Those below the window are decoded once they are in sight.
        await image.scrollIntoViewIfNeeded();
        const told = Number(await image.getAttribute('width'));
        await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(told);
      }
      expect(await axeFaults(page)).toEqual([]);
      expect(asked.filter((url) => url !== 'data:')).toEqual(['file:']);
    }
    // The policy lets the style in, and nothing else.
    const strict = await browser.newPage();
    const said: string[] = [];
    strict.on('console', (message) => said.push(message.text()));
    await strict.goto(`file://${join(root, 'report/index.html')}`);
    expect(said).toEqual([]);
  } finally {
    await browser.close();
  }
});
