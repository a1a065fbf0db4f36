// Comments that ignore diagnostics are found in every syntax, hold for the lines that authors expect, and are written where they work.
import { expect, test } from 'vitest';
import { ignoreComments, withMdxComments } from '../../src/kit/ignore-comments.ts';
import { ignoreEdit } from '../../src/kit/ignore-edit.ts';

const found = (text: string, syntax: Parameters<typeof ignoreComments>[1] = 'mdx') =>
  ignoreComments(text, syntax).map(({ codes, hasReason, lines }) => [codes.map(({ code }) => code).join(' '), hasReason, lines]);

test.each([
  ['a paragraph', '<!-- slodocs-ignore a/b: why -->\none\ntwo\n\nthree', [2, 3]],
  ['blank lines above it', '{/* slodocs-ignore a/b: why */}\n\n\none\n', [4, 4]],
  ['a fence with blank lines', '<!-- slodocs-ignore a/b: why -->\n```js\n\nx\n```\nafter', [2, 5]],
  ['the end of its own line', 'one <!-- slodocs-ignore a/b: why -->\ntwo', [1, 1]],
  ['the rest of a nested item', '- a\n  <!-- slodocs-ignore a/b: why -->\n  b\n- c', [3, 3]],
  ['an item that it begins', '- <!-- slodocs-ignore a/b: why -->\n  b\n- c', [2, 2]],
  ['a quote', '> <!-- slodocs-ignore a/b: why -->\n> b\n>\n> c', [2, 2]],
  ['nothing at the end of a file', 'one\n\n<!-- slodocs-ignore a/b: why -->', [3, 3]],
  ['CRLF', '<!-- slodocs-ignore a/b: why -->\r\none\r\ntwo\r\n\r\nthree', [2, 3]],
  ['a reason of two lines', '<!-- slodocs-ignore a/b: why\nso -->\none', [3, 3]],
])('in content: %s', (_, text, lines) => {
  expect(found(text)).toEqual([['a/b', true, lines]]);
});

test('comments below one another hold for the same lines', () => {
  const text = '<!-- slodocs-ignore a/b: why -->\n<!-- slodocs-ignore c/d, e/f: why -->\none\n';
  expect(found(text)).toEqual([
    ['a/b', true, [3, 3]],
    ['c/d e/f', true, [3, 3]],
  ]);
});

test('a file, a missing reason and a missing code', () => {
  expect(found('{/* slodocs-ignore-file a/b: why */}')).toEqual([['a/b', true, undefined]]);
  expect(found('{/* slodocs-ignore a/b */}\nx')).toEqual([['a/b', false, [2, 2]]]);
  expect(found('{/* slodocs-ignore a/b: */}\nx')).toEqual([['a/b', false, [2, 2]]]);
  expect(found('{/* slodocs-ignore */}\nx')).toEqual([['', false, [2, 2]]]);
});

test.each([
  ['```\n<!-- slodocs-ignore a/b: why -->\n```'],
  ['`<!-- slodocs-ignore a/b: why -->`'],
  ['see slodocs-ignore a/b: why'],
  ['<!-- slodocs-ignored a/b: why -->'],
  ['<!-- slodocs-ignore a/b: why'],
])('none: %j', (text) => {
  expect(found(text)).toEqual([]);
});

test('front matter, data and modules', () => {
  expect(found('---\n# slodocs-ignore a/b: why\ntags:\n  - x\n---\n\ntext')).toEqual([['a/b', true, [3, 4]]]);
  expect(found('a: 1 # slodocs-ignore a/b: why\nb: 2', 'yaml')).toEqual([['a/b', true, [1, 1]]]);
  expect(found('// slodocs-ignore a/b: why\nx({\n  a: 1,\n});\n', 'module')).toEqual([['a/b', true, [2, 3]]]);
  expect(found("const a = '// slodocs-ignore a/b: why';\n", 'module')).toEqual([]);
});

test('comments of HTML become those of MDX, of the same length, outside of code', () => {
  const text = '<!-- slodocs-ignore a/b: why -->\n\n`<!-- slodocs-ignore a/b: why -->`\n\n<!-- other -->';
  const made = withMdxComments(text);
  expect(made).toBe('{/** slodocs-ignore a/b: why */}\n\n`<!-- slodocs-ignore a/b: why -->`\n\n<!-- other -->');
  expect(made).toHaveLength(text.length);
});

test.each([
  ['beside one another', (n: number) => `<!-- slodocs-ignore a/b: ${n} -->\nw\n\n`],
  ['below one another', (n: number) => `<!-- slodocs-ignore a/b: ${n} -->\n`],
  ['between lines', (n: number) => `<!-- slodocs-ignore a/b: ${n} -->\nw\n`],
  ['in one line', (n: number) => `<!-- slodocs-ignore a/b: ${n} --> `],
  ['never closed', () => '<!-- slodocs-ignore a/b: w\n'],
])('10,000 comments %s take about ten times as long as 1,000', (_, one) => {
  const timeOf = (count: number): number => {
    const text = Array.from({ length: count }, (__, n) => one(n)).join('');
    const times = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      ignoreComments(text, 'mdx');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...times);
  };
  timeOf(1000);
  // Of squared time it would be a hundred times as long. A millisecond more allows for collecting garbage.
  expect(timeOf(10_000)).toBeLessThan(40 * (timeOf(1000) + 1000));
});

const at = (line: number, column = 2) => ({ start: { line, column }, end: { line, column: column + 1 } });

test.each([
  ['a.md', 'one\n\ntwo\nthree\n', 4],
  ['a.mdx', '- a\n\n  two\n  three\n', 4],
  ['a.mdx', '| a |\n|---|\n| b |\n', 3],
  ['a.md', '# A\r\n\r\ntext\r\n', 3],
  ['a.md', '---\ntags: x\n---\n\ntext\n', 2],
  ['a.mdx', 'text\n\n```js\n\nx\n```\n', 5],
  ['a.yml', 'a:\n  b: 1\n', 2],
  ['a.ts', 'f({\n  b: 1,\n});\n', 2],
  ['a.md', '{/* x */}\n\n<!-- slodocs-ignore c/d: other -->\ntext\n', 4],
])('an edit of %s: %j, line %i', (file, text, line) => {
  const edit = ignoreEdit(text, file, at(line), 'a/b', 'why\n it is -->');
  if (!edit) throw new Error('no edit');
  const made = text.slice(0, edit.offset) + edit.text + text.slice(edit.offset);
  const syntax = file.endsWith('.md') ? 'markdown' : file.endsWith('.mdx') ? 'mdx' : file.endsWith('.yml') ? 'yaml' : 'module';
  const own = ignoreComments(made, syntax).find(({ codes }) => codes[0]?.code === 'a/b');
  expect(own?.hasReason).toBe(true);
  const [from, to] = own?.lines ?? [0, 0];
  expect(from).toBeLessThanOrEqual(line + 1);
  expect(to).toBeGreaterThanOrEqual(line + 1);
  expect(edit.text.endsWith(text.includes('\r\n') ? '\r\n' : '\n')).toBe(true);
});

test('an edit for a whole file, and none for other files', () => {
  const whole = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  expect(ignoreEdit('# A\n', 'a.md', whole, 'a/b', 'why')).toEqual({
    offset: 0,
    text: '<!-- slodocs-ignore-file a/b: why -->\n\n',
  });
  expect(ignoreEdit('---\na: 1\n---\n', 'a.mdx', whole, 'a/b', 'why')).toEqual({
    offset: 4,
    text: '# slodocs-ignore-file a/b: why\n',
  });
  expect(ignoreEdit('{}', 'a.json', at(1), 'a/b', 'why')).toBeUndefined();
});

test.each(['a.md', 'a.mdx', 'a.yml', 'a.ts'])('no reason ends its comment in %s', (file) => {
  const edit = ignoreEdit('text\n\nmore\n', file, at(3), 'a/b', 'x */ y --> z\r\nalert(1)\u2028alert(2)');
  expect(edit?.text.trimEnd()).not.toMatch(/[\r\n\u2028]/);
  expect(edit?.text.match(/-->|\*\//g) ?? []).toHaveLength(file.startsWith('a.md') ? 1 : 0);
});

test.each([
  ['in quotes', 'a: "write # slodocs-ignore a/b: why"\n'],
  ['in single quotes, which are doubled inside', "a: 'it''s # slodocs-ignore a/b: why'\n"],
  ['in a list in brackets', "a: [b, 'c # slodocs-ignore a/b: why']\n"],
  ['in a text of several lines', 'a: |\n  one\n\n  # slodocs-ignore a/b: why\n  two\n'],
  ['in a folded text of a list', '- >-\n  one\n  # slodocs-ignore a/b: why\n'],
])('in YAML, a text is no comment: %s', (_, text) => {
  expect(found(text, 'yaml')).toEqual([]);
});

test.each([
  ['behind a closed quote', 'a: "b" # slodocs-ignore a/b: why\n'],
  ['behind an apostrophe', "a: it's # slodocs-ignore a/b: why\n"],
  ['after a text of several lines', 'a: |\n  one\nb:\n  # slodocs-ignore a/b: why\n  c: d\n'],
])('in YAML, a comment is found: %s', (_, text) => {
  expect(found(text, 'yaml')).toHaveLength(1);
});
