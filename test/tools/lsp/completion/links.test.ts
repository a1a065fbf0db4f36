// What completes the targets of links and images, in the form that is begun or that the document has.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printSiteIndex } from '../../../../src/files/site-index.ts';
import { configText } from '../../../pipeline/built-site.ts';
import { type OpenedSite, openForEditor } from './asked.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

const files = {
  'site.config.ts': configText("  links: { sites: { api: { index: 'api.json' } } },\n"),
  'api.json': printSiteIndex({
    url: 'https://api.example',
    base: '/',
    languages: {},
    pages: { '/': [], '/guide/install': ['linux'] },
    redirects: {},
  }),
  'docs/index.md': '---\ntitle: Home\n---\n\nSee [the guide](./guide/intro.md).\n',
  'docs/guide/intro.md':
    '---\ntitle: First steps\ndescription: Where to begin.\n---\n\n## Before you start {#before}\n\n## Install it\n',
  'docs/guide/alerts.md': '# Alerts & errors\n\nText with <span id="own">an id</span>.\n',
  'docs/guide/my notes.md': '# Notes\n',
  'docs/reference/_quotas.mdx': '## Quotas\n',
  'docs/reference/api.mdx': "# The API\n\nimport Quotas from './_quotas.mdx';\n\n<Quotas />\n\n## Requests\n",
  'docs/guide/shot.png': png,
  'static/img/logo.png': png,
};

let site: OpenedSite;
const afterwards: (() => void)[] = [];

beforeAll(async () => {
  site = await openForEditor(files, (done) => afterwards.push(done));
});
afterAll(() => {
  for (const done of afterwards.toReversed()) done();
});

const file = 'docs/guide/alerts.md';

describe('the target of a link', () => {
  it.each([
    ['[x](‸)', 'First steps', '[x](./intro.md‸)'],
    ['[x](‸', 'First steps', '[x](./intro.md‸'],
    ['[x](first‸', 'First steps', '[x](./intro.md‸'],
    ['[x](First st‸)', 'First steps', '[x](./intro.md‸)'],
    ['[x](./in‸)', 'First steps', '[x](./intro.md‸)'],
    ['[x](./‸tro.md)', 'First steps', '[x](./intro.md‸)'],
    ['[x](../ref‸)', 'The API', '[x](../reference/api.mdx‸)'],
    ['[x](/docs/g‸)', 'First steps', '[x](/docs/guide/intro‸)'],
    ['[x](@site/docs/gu‸)', 'First steps', '[x](@site/docs/guide/intro.md‸)'],
    ['[x](no‸)', 'Notes', '[x](./my%20notes.md‸)'],
    ['[x](in‸#before) and (more)', 'First steps', '[x](./intro.md‸#before) and (more)'],
    ['[x]: in‸', 'First steps', '[x]: ./intro.md‸'],
    ['[x](<./in‸>)', 'First steps', '[x](<./intro.md‸>)'],
    ['[a](./x.md) 🙂 [x](./in‸)', 'First steps', '[a](./x.md) 🙂 [x](./intro.md‸)'],
    ['[x](api:gui‸)', 'api:guide/install', '[x](api:guide/install‸)'],
    ['[see [that]](./in‸)', 'First steps', '[see [that]](./intro.md‸)'],
    ['First line\r\n[x](./in‸)\r\n', 'First steps', 'First line\r\n[x](./intro.md‸)\r\n'],
  ])('%s', async (text, label, expected) => {
    expect(await site.take(file, text, label)).toBe(expected);
  });

  it('lists near pages first, and not the page itself', async () => {
    const labels = await site.labels(file, '[x](‸)');
    expect(labels.slice(0, 2).sort()).toEqual(['First steps', 'Notes']);
    expect(labels).toEqual(expect.arrayContaining(['Home', 'The API', 'api:']));
    expect(labels).not.toContain('Alerts & errors');
  });

  it.each([
    ['the address form of the document', '[a](/docs/guide/intro) [x](‸)', '/docs/guide/intro'],
    ['the plain form of the document', '[a](intro.md) [x](‸)', 'intro.md'],
  ])('is written in %s', async (_, text, expected) => {
    expect(await site.take('docs/guide/my notes.md', text, 'First steps')).toBe(text.replace('(‸', `(${expected}‸`));
  });

  it('is a page of HTML and of JSX by its address', async () => {
    expect(await site.take('docs/x.md', '<a href="‸">', 'First steps')).toBe('<a href="/docs/guide/intro‸">');
    expect(await site.take('docs/x.mdx', '<Link\n  to="fir‸"', 'First steps')).toBe('<Link\n  to="/docs/guide/intro‸"');
    expect(await site.take('docs/x.mdx', '<a href="./gu‸">', 'First steps')).toBe('<a href="./guide/intro.md‸">');
  });

  it.each([
    ['in a fence', '```\n[x](‸\n```\n'],
    ['in a fence of a list with fences in it', '- a\n\n  ````md\n  ```\n  ```\n  [x](‸\n  ````\n'],
    ['in a fence without end', '~~~~\n~~~\n[x](‸'],
    ['in inline code', 'Write `[x](‸)` so.'],
    ['in a comment', 'Text\n<!-- [x](\n\n[y](‸ -->'],
    ['in a comment of MDX', '{/* [x](‸ */}'],
    ['in an expression', '{call("[x](‸")}'],
    ['behind a backslash', '\\[x](‸'],
    ['with an address of another site', '[x](https://‸)'],
    ['in the title of a link', '[x](./a.md "‸")'],
    ['of plain parentheses', 'see (‸)'],
  ])('has no choices %s', async (_, text) => {
    expect(await site.labels('docs/x.mdx', text)).toEqual([]);
  });

  it.each([
    ['behind a fence', '```\ncode\n```\n\n[x](‸'],
    ['behind a fence in a quote that ended', '> ```\n> code\n\n[x](‸'],
    ['behind a comment', '<!-- a -->\n[x](‸'],
    ['behind code that holds the beginning of a comment', '`<!--` [x](‸'],
    ['behind one backtick', 'a ` b [x](‸'],
    ['behind inline code of three marks', '``` a ``` [x](‸'],
    ['in a tag', '<Card title="a > b">[x](‸'],
    ['behind front matter', '---\ntitle: A\n---\n[x](‸'],
  ])('has choices %s', async (_, text) => {
    expect(await site.labels('docs/x.mdx', text)).toContain('First steps');
  });
});

describe('the anchor of a link', () => {
  it.each([
    ['[x](./intro.md#‸)', 'install-it', '[x](./intro.md#install-it‸)'],
    ['[x](./intro.md#bef‸old)', 'before', '[x](./intro.md#before‸)'],
    ['[x](/docs/guide/intro#‸)', 'before', '[x](/docs/guide/intro#before‸)'],
    ['[x](intro#‸)', 'before', '[x](intro#before‸)'],
    ['[x](../reference/api.mdx#‸)', 'quotas', '[x](../reference/api.mdx#quotas‸)'],
    ['[x](@site/docs/reference/api.mdx#‸)', 'requests', '[x](@site/docs/reference/api.mdx#requests‸)'],
    ['[x](api:guide/install#‸)', 'linux', '[x](api:guide/install#linux‸)'],
    ['[x](#‸)', 'own', '[x](#own‸)'],
  ])('%s', async (text, label, expected) => {
    await site.hover(file, files[file]);
    expect(await site.take(file, `${text}\n\n<span id="own">an id</span>\n`, label)).toBe(
      `${expected}\n\n<span id="own">an id</span>\n`,
    );
  });

  it('has none of a page that does not exist', async () => {
    expect(await site.labels(file, '[x](./no.md#‸)')).toEqual([]);
  });
});

describe('an image', () => {
  it.each([
    ['![x](‸)', 'shot.png', '![x](./shot.png‸)'],
    ['![x](‸)', 'logo.png', '![x](/img/logo.png‸)'],
    ['![x](./s‸)', 'shot.png', '![x](./shot.png‸)'],
    ['![x](/img/l‸)', 'logo.png', '![x](/img/logo.png‸)'],
    ['![x](@site/static/‸)', 'logo.png', '![x](@site/static/img/logo.png‸)'],
    ['[![x](sh‸)](./intro.md)', 'shot.png', '[![x](./shot.png‸)](./intro.md)'],
    ['<img src="lo‸"', 'logo.png', '<img src="/img/logo.png‸"'],
  ])('%s', async (text, label, expected) => {
    expect(await site.take(file, text, label)).toBe(expected);
  });
});
