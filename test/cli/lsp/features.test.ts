import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CodeAction, DocumentSymbol, FoldingRange, Location } from 'vscode-languageserver-protocol/node';
import { put } from '../../pipeline/6-emit/site-on-disk.ts';
import { type LanguageClient, startClient } from './language-client.ts';

const files = {
  'site.config.ts': "export default { title: 'T', url: 'https://t.example', preset: { 'git-dates': false } };\n",
  'docs/index.md':
    '# Home\n\nRead [the setup](./guides/setup.mdx#second), [more](./guides/setup.mdx) and [out](https://out.example).\n\n![A](./a.svg)\n',
  'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/guides/setup.mdx':
    "---\ntags: [install]\n---\n\nimport Note from './_note.md';\nimport Chart from '@site/src/Chart';\n\n# Setup\n\n<Note />\n\n## Second\n\n<Chart of=\"it\" />\n\n### Deeper\n\nSee [home](/docs).\n\n## Third\n",
  'docs/guides/_note.md': 'A note with [a link](../index.md).\n\n## In the note\n',
  'docs/guides/other.mdx':
    '---\ntags:\n  - install\n---\n\nimport Graph from \'../../src/Chart.tsx\';\n\n# Other\n\n<Graph of="other" />\n',
  'docs/tags.yml': 'install:\n  label: Installing\n',
  'src/Chart.tsx': 'export default function Chart({ of }: { readonly of: string }) {\n  return <b>{of}</b>;\n}\n',
};
const setup = 'docs/guides/setup.mdx';

let client: LanguageClient;

// One server for all: each test begins with the texts on the disk.
beforeAll(async () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'slodocs-features-'));
  put(root, files);
  client = await startClient(root, [], (end) =>
    afterAll(() => {
      end();
      rmSync(root, { recursive: true, force: true });
    }),
  );
});
beforeEach(() => {
  for (const file of ['docs/index.md', setup]) {
    client.close(file);
    client.open(file);
  }
});

const lineOf = (location: Location): string => {
  const file = client.file(location.uri);
  return `${file}: ${client.textOf(file).split('\n')[location.range.start.line]}`;
};

test.each([
  ['a link to a part', 'docs/index.md', 'setup.mdx#second', 'docs/guides/setup.mdx: ## Second'],
  ['a link to a page', 'docs/index.md', 'setup.mdx)', 'docs/guides/setup.mdx: ---'],
  ['an image', 'docs/index.md', './a.svg', 'docs/a.svg: <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
  ['a partial', setup, 'Note />', 'docs/guides/_note.md: A note with [a link](../index.md).'],
  ['a component', setup, 'Chart of', 'src/Chart.tsx: export default function Chart({ of }: { readonly of: string }) {'],
  ['a tag', setup, 'install]', 'docs/tags.yml: install:'],
])('the definition of %s is found', async (_, file, text, expected) => {
  expect(lineOf(await client.askAt('textDocument/definition', file, text, 2))).toBe(expected);
});

test.each([
  ['a heading', setup, '# Second', ['docs/index.md']],
  ['a page, from its title', setup, '# Setup', ['docs/index.md', 'docs/index.md']],
  ['a page, from a link to it', 'docs/index.md', 'guides/setup.mdx)', ['docs/index.md', 'docs/index.md']],
  ['a partial, from its use', setup, 'Note />', [setup]],
  ['a component, under all its names', setup, 'Chart of', ['docs/guides/other.mdx', setup]],
  ['a tag', setup, 'install]', ['docs/guides/other.mdx', setup]],
])('what leads to %s is found', async (_, file, text, expected) => {
  const found = await client.askAt<readonly Location[]>('textDocument/references', file, text, 2, {
    context: { includeDeclaration: false },
  });
  expect(found.map(({ uri }) => client.file(uri)).sort()).toEqual(expected);
});

test('headings are listed as they are nested, and found in the whole site', async () => {
  const symbols = await client.ask<DocumentSymbol[]>('textDocument/documentSymbol', { textDocument: { uri: client.uri(setup) } });
  const names = (list: readonly DocumentSymbol[]): unknown[] => list.map(({ name, children = [] }) => [name, ...names(children)]);
  expect(names(symbols)).toEqual([['Setup', ['Second', ['Deeper']], ['Third']]]);
  const found = await client.ask<{ name: string }[]>('workspace/symbol', { query: 'deep' });
  expect(found.map(({ name }) => name)).toEqual(['Deeper']);
});

test('links lead to files and lines, and show the titles of pages', async () => {
  const textDocument = { uri: client.uri('docs/index.md') };
  const links = await client.ask<{ target: string }[]>('textDocument/documentLink', { textDocument });
  expect(links.map(({ target }) => (target.startsWith('file:') ? client.file(target) : target))).toEqual([
    'docs/guides/setup.mdx#L12',
    'docs/guides/setup.mdx',
    'https://out.example',
    'docs/a.svg',
  ]);
  const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  const hints = await client.ask<{ label: string }[]>('textDocument/inlayHint', { textDocument, range });
  expect(hints.map(({ label }) => label)).toEqual(['Setup › Second', 'Setup']);
});

test('front matter, sections, fences, directives, comments and imports are folded', async () => {
  const lines = [
    '---',
    'a: b',
    '---',
    '',
    'import x',
    'import y',
    '',
    '# One',
    '',
    '```md',
    '## No heading',
    '```',
    '',
    ':::note',
    'x',
    ':::',
    '',
    '<!-- a',
    'b -->',
    '',
    '## Two',
    '',
    'x',
  ];
  client.change(setup, { text: lines.join('\r\n') });
  const folds = await client.ask<FoldingRange[]>('textDocument/foldingRange', { textDocument: { uri: client.uri(setup) } });
  expect(folds.map(({ startLine, endLine, kind }) => `${startLine}-${endLine} ${kind ?? ''}`.trim())).toEqual([
    '0-2 region',
    '4-5 imports',
    '7-22',
    '9-11',
    '13-15',
    '17-18 comment',
    '20-22',
  ]);
});

test('fixes are offered: one, all of a code, and all of a file', async () => {
  const text = '# Home\n\n[a](./guides/setpu.mdx), [b](./guides/othr.mdx)\n';
  client.change('docs/index.md', { text });
  await client.saying('docs/index.md', (found) => found.length === 2);
  const at = text.indexOf('setpu') - 8;
  const start = { line: 2, character: at };
  const params = {
    textDocument: { uri: client.uri('docs/index.md') },
    range: { start, end: start },
    context: { diagnostics: [] },
  };
  const actions = await client.ask<CodeAction[]>('textDocument/codeAction', params);
  const after = actions.map(({ title, kind, edit }) => [title, kind, edit && client.applied(edit).texts['docs/index.md']]);
  const one = text.replace('setpu', 'setup');
  const all = one.replace('othr', 'other');
  expect(after).toEqual([
    ['Write "./guides/setup.mdx"', 'quickfix', one],
    [
      'Ignore this resolve/broken-link, with a reason',
      'quickfix',
      text.replace('[a]', '<!-- slodocs-ignore resolve/broken-link: say why -->\n[a]'),
    ],
    ['Fix all 2 "resolve/broken-link" problems in the site', 'quickfix', all],
    ['Fix all fixable problems in this file', 'source.fixAll.slodocs', all],
  ]);
  const only = { ...params, context: { diagnostics: [], only: ['source.fixAll'] } };
  expect(await client.ask<CodeAction[]>('textDocument/codeAction', only)).toHaveLength(1);
});

test('the page of a document has an address in dev', async () => {
  const asked = { command: 'slodocs.openInDev', arguments: [client.uri(setup)] };
  expect(await client.ask('workspace/executeCommand', asked)).toEqual({ path: '/docs/guides/setup' });
});
