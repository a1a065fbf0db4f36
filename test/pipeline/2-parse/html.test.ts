// HTML in plain Markdown: inert, with its addresses bound.
import { expect, test } from 'vitest';
import { buildSite, configText, prose } from '../built-site.ts';

test('addresses are printed with the base, once', async () => {
  const site = await buildSite({
    'site.config.ts': configText("  baseUrl: '/base/',\n  markdown: { format: 'md' },\n"),
    'docs/guide.md':
      '# Guide\n\n<p>Open <a href="/docs/other?a=1&amp;b=2#x">one</a> <img src="/base/pic.png">\n\n<a href="other" data-x="{0}">two</a> {1 + 1}\n\n- <a href=\'https://out.example\'>three</a>\n',
    'docs/other.md': '# Other\n\n<h2 id="x">X</h2>\n',
    'static/pic.png': 'x',
  });
  expect(prose(site.page('docs/guide'))).toBe(
    [
      '<h1>Guide</h1>',
      '<p>Open <a href="/base/docs/other?a=1&amp;b=2#x">one</a> <img src="/base/pic.png" loading="lazy" decoding="async">',
      '</p><p><a href="/base/docs/other" data-x="{0}">two</a> {1 + 1}</p>',
      '<ul>\n<li><a href="https://out.example">three</a></li>\n</ul>',
    ].join('\n'),
  );
});
