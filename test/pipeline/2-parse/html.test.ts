// HTML and footnotes: inert, with addresses bound and ids that stand once on a page.
import { expect, test } from 'vitest';
import { buildSite, configText, prose } from '../built-site.ts';

test('addresses are printed with the base, once', async () => {
  const site = await buildSite({
    'site.config.ts': configText("  baseUrl: '/base/',\n  markdown: { format: 'md' },\n"),
    'docs/guide.md':
      '# Guide\n\n<p>Open <a href="/docs/other?a=1&amp;b=2#x">one</a> <img src="/base/pic.svg">\n\n<a href="other" data-x="{0}">two</a> {1 + 1}\n\n- <a href=\'https://out.example\'>three</a>\n',
    'docs/other.md': '# Other\n\n<h2 id="x">X</h2>\n',
    'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(prose(site.page('docs/guide'))).toBe(
    [
      '<h1>Guide</h1>',
      '<p>Open <a href="/base/docs/other?a=1&amp;b=2#x">one</a> <img src="/base/pic.svg" loading="eager">',
      '</p><p><a href="/base/docs/other" data-x="{0}">two</a> {1 + 1}</p>',
      '<ul>\n<li><a href="https://out.example">three</a></li>\n</ul>',
    ].join('\n'),
  );
});

test('footnotes of a partial have ids of their own', async () => {
  const site = await buildSite({
    'docs/guide.md': "import Note from './_note.md';\n\n# Guide\n\nOne[^1].\n\n<Note />\n\n[^1]: Of the page.\n",
    'docs/_note.md': 'Two[^1], again[^1].\n\n[^1]: Of the partial.\n',
  });
  const html = prose(site.page('docs/guide'));
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('user-content-docs-note-md-fnref-1-2');
  const hrefs = Array.from(html.matchAll(/ (?:href="#|aria-describedby=")([^"]*)"/g), ([, id]) => id);
  expect(hrefs.filter((id) => !ids.includes(id))).toEqual([]);
});
