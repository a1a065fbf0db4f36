// What readers see without any other word: hidden characters, checked boxes, and other properties of elements.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, slodocs } from '../../cli/in-process.ts';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { reportOf } from './random-edits.ts';
import { outputs, page, reported } from './written-outputs.ts';

type Told = readonly [kind: string, text: string, removed: readonly string[], added: readonly string[]];

/** What is told of a page whose content is replaced. */
async function told(before: string, after: string): Promise<readonly Told[]> {
  const { report } = await reported(outputs(['/a'], { 'a.html': page(before) }, { 'a.html': page(after) }));
  return report.content.pages.flatMap(({ changes }) =>
    changes.map(({ kind, parts, properties }): Told => {
      const text = parts.map((part) => (part.change === 'none' ? part.text : `{${part.change} ${part.text}}`)).join('');
      return [kind, text, properties.removed, properties.added];
    }),
  );
}

test.each<readonly [what: string, before: string, after: string, ...told: Told]>([
  [
    'a box',
    '<li><input type="checkbox"> t</li>',
    '<li><input type="checkbox" checked> t</li>',
    'item',
    't',
    ['not checked'],
    ['checked'],
  ],
  [
    'a loose box',
    '<li><input type="checkbox"><p>t</p></li>',
    '<li><input type="checkbox" checked><p>t</p></li>',
    'item',
    't',
    ['not checked'],
    ['checked'],
  ],
  ['the start of a list', '<ol><li>t</li></ol>', '<ol start="4"><li>t</li></ol>', 'item', 't', [], ['starts at 4']],
  ['the number of an item', '<ol><li>t</li></ol>', '<ol><li value="7">t</li></ol>', 'item', 't', [], ['value "7"']],
  ['a value', '<p><input value="a"></p>', '<p><input value="b"></p>', 'element', '', ['value "a"'], ['value "b"']],
  [
    'a placeholder',
    '<p>Name <input placeholder="a"></p>',
    '<p>Name <input placeholder="b"></p>',
    'text',
    'Name',
    ['placeholder "a"'],
    ['placeholder "b"'],
  ],
  [
    'an open fold',
    '<details><summary>s</summary><p>t</p></details>',
    '<details open><summary>s</summary><p>t</p></details>',
    'text',
    's',
    [],
    ['open'],
  ],
  [
    'a spoken name',
    '<p><span role="img" aria-label="Yes"></span></p>',
    '<p><span role="img" aria-label="No"></span></p>',
    'element',
    '',
    ['named "Yes"'],
    ['named "No"'],
  ],
  [
    'the language of words',
    '<p>a <span lang="de">b</span></p>',
    '<p>a <span lang="fr">b</span></p>',
    'text',
    'a b',
    ['language de'],
    ['language fr'],
  ],
  ['a direction', '<div dir="rtl"><p>a</p></div>', '<div><p>a</p></div>', 'text', 'a', ['direction rtl'], []],
  [
    'a wide cell',
    '<table><tr><td></td><td>a</td></tr></table>',
    '<table><tr><td colspan="2"></td><td>a</td></tr></table>',
    'element',
    '{added }',
    [],
    ['spans 2 columns'],
  ],
  [
    'a tall cell',
    '<table><tr><td>a</td></tr></table>',
    '<table><tr><td rowspan="3">a</td></tr></table>',
    'cell',
    'a',
    [],
    ['spans 3 rows'],
  ],
  ['a hidden block', '<div><p>a</p></div>', '<div hidden><p>a</p></div>', 'text', 'a', [], ['hidden']],
  [
    'the kind of an admonition',
    '<div class="admonition tip"><p>a</p></div>',
    '<div class="admonition danger"><p>a</p></div>',
    'markup',
    '',
    [],
    [],
  ],
  [
    'the side of a cell',
    '<table><tr><td align="left">a</td></tr></table>',
    '<table><tr><td align="right">a</td></tr></table>',
    'markup',
    '',
    [],
    [],
  ],
  ['whom a block is for', '<p data-only-os="mac">a</p>', '<p data-only-os="mac linux">a</p>', 'markup', '', [], []],
  ['a space without width', '<p>abc d</p>', '<p>ab\u200bc d</p>', 'text', '{removed abc}{added ab\u200bc} d', [], []],
  ['a space that does not break', '<p>a b</p>', '<p>a&nbsp;b</p>', 'text', 'a{removed  }{added \u00a0}b', [], []],
])('tells %s', async (_, before, after, ...expected) => {
  expect(await told(before, after)).toEqual([expected]);
});

test.each([
  [
    'the name of a table, which follows from its heading',
    '<div class="table-scroll" aria-label="Table: a"><table><tr><td>t</td></tr></table></div>',
    '<div class="table-scroll" aria-label="Table: b"><table><tr><td>t</td></tr></table></div>',
  ],
  [
    'ids, and how images load',
    '<p id="a">t <img src="/a.png" alt="A" loading="lazy"></p>',
    '<p id="b">t <img src="/a.png" alt="A" loading="eager"></p>',
  ],
  [
    'values for programs',
    '<p><select><option value="a">A</option></select></p>',
    '<p><select><option value="b">A</option></select></p>',
  ],
  ['how the HTML is wrapped', '<p>a b</p>', '<p>a\n  b </p>'],
])('does not tell %s', async (_, before, after) => {
  expect(await told(before, after)).toEqual([]);
});

test('the language and the direction of whole pages are told', async () => {
  const html = page('<p>a</p>');
  const { report } = await reported(
    outputs(['/a'], { 'a.html': html }, { 'a.html': html.replace('lang="en"', 'lang="ar" dir="rtl"') }),
  );
  expect(report.content.pages).toMatchObject([{ path: '/a', changes: [{ kind: 'markup' }] }]);
});

test('properties of pages are words in both reports', async () => {
  const hostile = '</pre><script>alert(1)</script>@octocat';
  const input = (value: string): string => page(`<p>Name <input placeholder="${value}"></p>`);
  const { html, markdown } = await reported(outputs(['/a'], { 'a.html': input('a') }, { 'a.html': input(hostile) }));
  for (const text of [html, markdown]) expect(text).not.toContain('<script');
  expect(markdown).not.toContain('@octocat');
});

test('what authors edit is told on their pages', async () => {
  const config = `import { defineConfig } from 'slodocs';
import { siteJson } from 'slodocs/plugins';

export default defineConfig({
  title: 'Report',
  url: 'https://report.example',
  preset: { 'git-dates': false, twins: false, search: false },
  plugins: [siteJson()],
});
`;
  const root = site({
    'site.config.ts': config,
    'docs/index.md': '# Home\n\nSee [a](./a.md), [b](./b.md) and [c](./c.md).\n',
    'docs/a.md': '# A\n\n- [ ] Paint\n- [ ] Dry\n\n1. One\n2. Two\n',
    'docs/b.md': '---\ndescription: About abc\n---\n\n# B\n\nText of abc.\n',
    'docs/c.md': '# C\n\n:::note[Mind]\n\nText.\n\n:::\n',
  });
  expect(await build(root, ['--out-dir', 'before'])).toMatchObject({ code: 0 });
  put(root, {
    'docs/a.md': '# A\n\n- [x] Paint\n- [ ] Dry\n\n4. One\n5. Two\n',
    'docs/b.md': '---\ndescription: About ab\u200bc\n---\n\n# B\n\nText of ab\u200bc.\n',
    'docs/c.md': '# C\n\n:::danger[Mind]\n\nText.\n\n:::\n',
  });
  expect(await build(root, ['--out-dir', 'after'])).toMatchObject({ code: 0 });
  const { content } = await reportOf(join(root, 'before'), join(root, 'after'));
  expect(content.pages.map(({ path }) => path)).toEqual(['/docs/a', '/docs/b', '/docs/c']);
  expect(await slodocs(root, 'diff', 'before', 'after', '--report', 'report', '--pictures', 'none')).toMatchObject({ code: 0 });
  const markdown = readFileSync(join(root, 'report/report.md'), 'utf8');
  expect(markdown).toContain(
    'List item: different properties (A): Paint [properties: <del>not checked</del> <ins>checked</ins>]',
  );
  expect(markdown).toContain('List item: different properties (A): One [properties: <ins>starts at 4</ins>]');
  expect(markdown).toContain('Description: About <del>abc</del><ins>ab&#60;U+200B&#62;c</ins>');
  expect(markdown).toContain('Text (B): Text of <del>abc</del><ins>ab&#60;U+200B&#62;c</ins>&#46;');
  const html = readFileSync(join(root, 'report/index.html'), 'utf8');
  expect(html).toContain('<p class="what">Properties: <code><del>not checked</del> <ins>checked</ins></code></p>');
});
