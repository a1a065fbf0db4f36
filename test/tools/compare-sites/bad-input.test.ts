// Outputs that are large, hostile, damaged or of another slodocs: reports stay small and inert, and read nothing outside.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readHtml } from '../../read-html.ts';
import { type Files, outputs, page, reported } from './written-outputs.ts';

test('a change of 700 pages stays under the limits, and what is cut is counted', async () => {
  const paths = Array.from({ length: 700 }, (_, n) => `/p${n}`);
  const pages = (word: string): Files =>
    Object.fromEntries(
      paths.map((path, n) => [`${path.slice(1)}/index.html`, page(`<p>${word} ${n} ${'and more words '.repeat(40)}</p>`)]),
    );
  const { report, html, markdown } = await reported(outputs(paths, pages('old'), pages('new')));
  expect(report.content.pages).toHaveLength(700);
  expect(markdown.length).toBeLessThanOrEqual(60_000);
  expect(markdown).toMatch(/- and \d+ more\n/);
  const told = markdown.match(/<details>/g)?.length ?? 0;
  expect(markdown).toContain(`The word differences of ${700 - told} more entries do not fit here`);
  expect(html).toContain('The changes of 500 more pages are not shown.');
  expect(html.match(/<article /g)).toHaveLength(200);
});

test('a page without HTML is told, and compared by its description', async () => {
  const html = page('<p>Text</p>');
  const { report, markdown } = await reported(
    outputs(['/a', '/b'], { 'a.html': html, 'b/index.html': html }, { 'a.html': html }),
  );
  expect(report.content.unread).toEqual([{ path: '/b', side: 'after' }]);
  expect(report.content.pages).toEqual([]);
  expect(markdown).toContain('The output after the change has no HTML for &#34;/b&#34;');
  expect(report.search.reason).toBe('The output before the change has no search index that can be queried.');
});

test('an index of search that is damaged is told, and ends nothing', async () => {
  const html = page('<p>Text</p>');
  const tests = JSON.stringify({ format: 1, queries: [{ query: 'text', scopes: ['default'] }] });
  const index = {
    'search-index/pages.json': '[]',
    'search-index/tests.json': tests,
    'search-index/default/index.json': '{"format":4}',
  };
  const { report } = await reported(outputs(['/a'], { 'a.html': html, ...index }, { 'a.html': html, ...index }));
  expect(report.search).toMatchObject({
    asked: 0,
    reason: expect.stringContaining('The search index of an output cannot be queried'),
  });
});

test('what another slodocs prints on all pages is told once', async () => {
  const paths = Array.from({ length: 8 }, (_, n) => `/p${n}`);
  const pages = (main: string, around: string, edited: string): Files =>
    Object.fromEntries(
      paths.map((path, n) => {
        const body = `<p class="${main}">Text ${n === 3 ? edited : n}</p><p>Shown by ${main}</p>`;
        return [
          `${path.slice(1)}/index.html`,
          page(body, { main, around: `<nav class="navbar"><a href="/p0">${around}</a></nav>` }),
        ];
      }),
    );
  const { report, html } = await reported(outputs(paths, pages('old', 'Home', 'three'), pages('new', 'Start', 'four')));
  expect(report.content.pages.map(({ path }) => path)).toEqual(['/p3']);
  expect(report.content.shared).toMatchObject([{ kind: 'text', pages: 8 }]);
  expect(report.content.labels.map(({ label, change, pages }) => [label, change, pages])).toEqual([
    ['Home', 'removed', 8],
    ['Start', 'added', 8],
  ]);
  expect(html.match(/Navbar: /g)).toHaveLength(2);
});

test('markup alone is told once where all pages have it, and of each page where few have', async () => {
  const paths = Array.from({ length: 8 }, (_, n) => `/p${n}`);
  const pages = (isEdited: (n: number) => boolean): Files =>
    Object.fromEntries(
      paths.map((path, n) => [`${path.slice(1)}.html`, page(isEdited(n) ? '<p>Some <em>text</em></p>' : '<p>Some text</p>')]),
    );
  const none = pages(() => false);
  const all = await reported(
    outputs(
      paths,
      none,
      pages(() => true),
    ),
  );
  expect(all.report.content).toMatchObject({ pages: [], shared: [{ kind: 'markup', pages: 8 }] });
  const two = await reported(
    outputs(
      paths,
      none,
      pages((n) => n < 2),
    ),
  );
  expect(two.report.content).toMatchObject({ pages: [{ path: '/p0' }, { path: '/p1' }], shared: [] });
});

const hostile =
  '</details></pre><script>alert(1)</script><img src=x onerror=alert(1)> ``` ` | @octocat #1 [a](javascript:alert(1)) ![b](https://evil.example/b.png) www.evil.example \u202Etxt &amp; "q"';

test('words of pages are words in both reports', async () => {
  const escaped = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const path = '/</code><script>alert(2)</script>`@octocat`';
  const file = `${path.slice(1)}.html`;
  const after = page(`<h2>${escaped}</h2><p>New: ${escaped}</p><a href="javascript:alert(3)">x</a>`, { title: escaped });
  const { html, markdown } = await reported(outputs([path], { [file]: page('<p>Old</p>') }, { [file]: after }));
  for (const text of [html, markdown]) {
    expect(text).not.toMatch(/<script|<img|onerror=alert\(1\)>/i);
    expect(text).not.toContain('\u202e');
  }
  expect(markdown.match(/<details>/g)).toHaveLength(1);
  expect(markdown.match(/<\/details>/g)).toHaveLength(1);
  expect(markdown).not.toMatch(/[@`|]|\]\(|www\.|\n\n<pre>/);
  // Nothing of it stands outside of `code` and `pre`, where hosts look for names and addresses.
  expect(markdown.replace(/<(code|pre)>[\s\S]*?<\/\1>/g, '')).not.toMatch(/octocat|evil/);
  const text = JSON.stringify(readHtml(html));
  expect(text).toContain('@octocat');
  expect(text).not.toMatch(/"tagName":"(?:script|img)"/);
});

test('a page of 5 MB in one paragraph, and one whose words all differ, are reported in short', async () => {
  const words = 'lorem ipsum dolor sit amet '.repeat(200_000);
  const long = page(`<p>${words}</p>`);
  const edited = page(`<p>${words.replace('dolor', 'color')}</p>`);
  const [many, others] = [words.slice(0, 500_000), words.slice(0, 500_000).replaceAll('o', 'a')].map((one) =>
    page(`<p>${one}</p>`),
  );
  const { report, html, markdown } = await reported(
    outputs(['/a', '/b'], { 'a.html': long, 'b.html': many ?? '' }, { 'a.html': edited, 'b.html': others ?? '' }),
  );
  expect(report.content.pages.map(({ path }) => path)).toEqual(['/a', '/b']);
  expect(html).toContain('<del>dolor</del><ins>color</ins>');
  expect(html).toContain(' characters…]');
  expect(html.length).toBeLessThan(40_000);
  expect(markdown.length).toBeLessThan(5000);
});

test('a page that is no HTML, and images that are none, are compared by their bytes', async () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256);
  const html = page('<p>Text <img src="/a.png" alt="A"></p>');
  const { report } = await reported(
    outputs(
      ['/a', '/b'],
      { 'a.html': bytes, 'b.html': html, 'a.png': bytes },
      { 'a.html': bytes.slice(7), 'b.html': html, 'a.png': bytes.slice(1) },
    ),
  );
  expect(report.content.pages).toMatchObject([{ path: '/b', changes: [{ kind: 'image', isRedrawn: true }] }]);
});

test('nothing outside of an output is read: by a path, by an address, or by a link', async () => {
  const paths = ['/../secret', '/%2e%2e/secret', '/linked', '/a'];
  const shows = (src: string): string => page(`<p>Text <img src="${src}" alt="A"></p>`);
  const [before, after] = outputs(paths, { 'a.html': shows('/../secret.png') }, { 'a.html': shows('/%2e%2e/secret.png') });
  for (const file of ['secret.html', 'secret/index.html', 'secret.png']) {
    mkdirSync(dirname(join(before, '..', file)), { recursive: true });
    writeFileSync(join(before, '..', file), page('<p>A secret</p>'));
  }
  for (const folder of [before, after]) symlinkSync(join(before, '../secret.html'), join(folder, 'linked.html'));
  const { report, html } = await reported([before, after]);
  expect(report.content.unread.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/../secret', '/%2e%2e/secret', '/linked']),
  );
  expect(html).not.toContain('A secret');
  // Unread, both addresses stand for themselves.
  expect(report.content.pages).toMatchObject([{ path: '/a', changes: [{ kind: 'image' }] }]);
});

test('an output that is a link to a folder is read', async () => {
  const [before, after] = outputs(['/a'], { 'a.html': page('<p>Old</p>') }, { 'a.html': page('<p>New</p>') });
  symlinkSync(before, `${before}-link`);
  const { report } = await reported([`${before}-link`, after]);
  expect(report.content.pages.map(({ path }) => path)).toEqual(['/a']);
});
