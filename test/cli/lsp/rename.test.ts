import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WorkspaceEdit } from 'vscode-languageserver-protocol/node';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { type LanguageClient, startClient } from './language-client.ts';

const config = `import { redirects } from 'slodocs/plugins';

export default {
  title: 'T',
  url: 'https://t.example',
  onBrokenAnchors: 'throw',
  preset: { 'git-dates': false },
  plugins: [redirects({ file: 'redirects.tsv' })],
};
`;

const files = {
  'redirects.tsv': '',
  'site.config.ts': config,
  'docs/index.md':
    '# Home\n\n[Part](./guides/setup.md#first-part), [again][x] and [the page](./guides/setup.md).\n\n[x]: guides/setup.md#first-part\n',
  'docs/guides/setup.md':
    '---\ntags: [install, other]\n---\n\n# Setup\n\n## First part\n\nSee [below](#second) and [above](#first-part).\n\nSecond ##\n------\n\n## Second {#second}\n',
  'docs/guides/teardown.mdx':
    '---\ntags:\n  - install\n---\n\n# Teardown\n\n<a href="./setup#first-part">x</a> and [y](/docs/guides/setup#first-part "title").\n',
};

const renamed = (client: LanguageClient, file: string, text: string, newName: string): Promise<WorkspaceEdit> =>
  client.askAt('textDocument/rename', file, text, 1, { newName });

function save(root: string, client: LanguageClient, edit: WorkspaceEdit): readonly string[] {
  const { texts, moves } = client.applied(edit);
  put(root, texts);
  for (const [from, to] of moves) renameSync(join(root, from), join(root, to));
  client.wrote(...Object.keys(texts), ...moves.flat());
  return Object.keys(texts);
}

test('the id of a heading is renamed with all links to it, in every form', async () => {
  const root = site(files);
  const client = await startClient(root);
  client.open('docs/guides/setup.md');
  expect(await client.check('docs/index.md')).toEqual([]);
  const prepared = await client.askAt('textDocument/prepareRename', 'docs/guides/setup.md', 'First part');
  expect(prepared).toMatchObject({ placeholder: 'first-part' });
  const edit = await renamed(client, 'docs/guides/setup.md', 'First part', 'beginning');
  expect(client.applied(edit).texts).toEqual({
    'docs/index.md': files['docs/index.md'].replaceAll('#first-part', '#beginning'),
    'docs/guides/setup.md': files['docs/guides/setup.md']
      .replace('## First part', '## First part {#beginning}')
      .replace('#first-part', '#beginning'),
    'docs/guides/teardown.mdx': files['docs/guides/teardown.mdx'].replaceAll('#first-part', '#beginning'),
  });
  save(root, client, edit);
  client.close('docs/guides/setup.md');
  expect(await client.check('docs/index.md')).toEqual([]);
});

test('an id that is written is renamed where it stands, also from a link to it', async () => {
  const client = await startClient(site(files));
  client.open('docs/guides/setup.md');
  const edit = await renamed(client, 'docs/guides/setup.md', '(#second', 'deux');
  expect(client.applied(edit).texts).toEqual({
    'docs/guides/setup.md': files['docs/guides/setup.md'].replaceAll('#second', '#deux'),
  });
});

test.each([
  ['a taken id', 'second', 'already has an element with the id "second"'],
  ['braces', 'a}b', 'cannot be an id'],
])('%s is refused', async (_, name, message) => {
  const client = await startClient(site(files));
  client.open('docs/guides/setup.md');
  await expect(renamed(client, 'docs/guides/setup.md', 'First part', name)).rejects.toThrow(message);
});

test('words become an id', async () => {
  const client = await startClient(site(files));
  client.open('docs/guides/setup.md');
  const edit = await renamed(client, 'docs/guides/setup.md', 'First part', 'two words');
  expect(client.applied(edit).texts['docs/guides/setup.md']).toContain('## First part {#two-words}');
});

test('a rename to itself changes nothing', async () => {
  const client = await startClient(site(files));
  client.open('docs/guides/setup.md');
  expect(await renamed(client, 'docs/guides/setup.md', 'First part', 'first-part')).toEqual({ documentChanges: [] });
});

test('unsaved texts are what is renamed', async () => {
  const client = await startClient(site(files));
  client.open('docs/guides/setup.md', '# Setup\n\n## Other\n\n## First part\n');
  client.open('docs/index.md', '# Home\n\n[One more](guides/setup.md#first-part) 😀 [x](./guides/setup.md#first-part)\n');
  const edit = await renamed(client, 'docs/guides/setup.md', 'First part', 'beginning');
  expect(client.applied(edit).texts['docs/index.md']).toBe(
    '# Home\n\n[One more](guides/setup.md#beginning) 😀 [x](./guides/setup.md#beginning)\n',
  );
  expect(edit.documentChanges?.[0]).toMatchObject({ textDocument: { version: 1 } });
});

test('the address of a redirect and the promise of the ledger follow', async () => {
  const ledger = '/docs\n/docs/guides/setup\tfirst-part second\n/docs/guides/teardown\n/start\n';
  const redirects = '/start\t/docs/guides/setup#first-part\n';
  const root = site({ ...files, 'redirects.tsv': redirects, 'urls.lock': ledger });
  const client = await startClient(root);
  client.open('docs/guides/setup.md');
  const before = await client.check('docs/guides/setup.md');
  const edit = await renamed(client, 'docs/guides/setup.md', 'First part', 'zero');
  const { texts } = client.applied(edit);
  expect(texts['urls.lock']).toBe(ledger.replace('first-part second', 'second zero'));
  expect(texts['redirects.tsv']).toBe(redirects.replace('first-part', 'zero'));
  save(root, client, edit);
  client.close('docs/guides/setup.md');
  expect(await client.check('docs/guides/setup.md')).toEqual(before);
});

test('a page is renamed from a link to it, and redirected from its old address', async () => {
  const root = site(files);
  const client = await startClient(root);
  client.open('docs/index.md');
  const edit = await renamed(client, 'docs/index.md', 'guides/setup.md)', 'docs/guides/install.md');
  const { texts, moves } = client.applied(edit);
  expect(moves).toEqual([['docs/guides/setup.md', 'docs/guides/install.md']]);
  expect(texts['docs/index.md']).toBe(files['docs/index.md'].replaceAll('guides/setup.md', 'guides/install.md'));
  expect(texts['redirects.tsv']).toBe('/docs/guides/setup\t/docs/guides/install\n');
  save(root, client, edit);
  client.close('docs/index.md');
  expect(await client.check('docs/index.md')).toEqual([]);
});

test('files and folders that an editor renames take their links along', async () => {
  const root = site(files);
  const client = await startClient(root);
  const files_ = [{ oldUri: client.uri('docs/guides'), newUri: client.uri('docs/howto') }];
  const edit = await client.ask<WorkspaceEdit>('workspace/willRenameFiles', { files: files_ });
  const { texts, moves } = client.applied(edit);
  expect(moves).toEqual([]);
  expect(texts['docs/index.md']).toBe(files['docs/index.md'].replaceAll('guides/setup.md', 'howto/setup.md'));
  const two = [
    { oldUri: client.uri('docs/guides/setup.md'), newUri: client.uri('docs/guides/a.md') },
    { oldUri: client.uri('docs/guides/teardown.mdx'), newUri: client.uri('docs/guides/b.mdx') },
  ];
  const both = client.applied(await client.ask('workspace/willRenameFiles', { files: two }));
  expect(both.texts['docs/guides/teardown.mdx']).toContain('<a href="./a#first-part">');
  expect(
    await client.ask('workspace/willRenameFiles', {
      files: [{ oldUri: client.uri('site.config.ts'), newUri: client.uri('x.ts') }],
    }),
  ).toBeNull();
});

test('an address that a component composes is told, and one that it asks for is not', async () => {
  const root = site({
    ...files,
    'parts.jsx': `import { useDocsSidebar } from 'slodocs/theme';

export const Composed = () => <a href={'/docs/guides/' + 'setup'}>Set up</a>;
export const Asked = () => useDocsSidebar().items.flatMap(({ items = [] }) => items.map(({ href }) => <a key={href} href={href}>{href}</a>));
`,
    'docs/parts.mdx': `import { Asked, Composed } from '../parts.jsx';\n\n# Parts\n\n<Asked />\n\n<Composed />\n`,
  });
  const client = await startClient(root);
  client.open('docs/index.md');
  expect(await client.check('docs/index.md')).toEqual([]);
  const files_ = [{ oldUri: client.uri('docs/guides'), newUri: client.uri('docs/howto') }];
  const edit = await client.ask<WorkspaceEdit & { warning?: string }>('workspace/willRenameFiles', { files: files_ });
  expect(edit.warning).toBeUndefined();
  const links = 'The component at docs/parts.mdx:7:2 links to "/docs/guides/setup"';
  expect(client.shown).toEqual([`${links}, which moves: update the link in its code.`]);
});

test('a site with errors says why links are not updated, and a page is not renamed onto another', async () => {
  const root = site(files);
  const client = await startClient(root);
  client.open('docs/index.md');
  await expect(renamed(client, 'docs/index.md', 'guides/setup.md)', 'docs/index.md')).rejects.toThrow(/there already|already/);
  await expect(renamed(client, 'docs/index.md', 'guides/setup.md)', '../outside.md')).rejects.toThrow(/no content folder/);
  client.change('docs/index.md', { text: '# Home\n\n[x](./gone.md) and [the page](./guides/setup.md).\n' });
  const files_ = [{ oldUri: client.uri('docs/guides/setup.md'), newUri: client.uri('docs/guides/a.md') }];
  expect(await client.ask('workspace/willRenameFiles', { files: files_ })).toBeNull();
  expect(client.shown.join()).toContain('links cannot be rewritten until the errors in the site are fixed');
});

test('a tag is renamed in all pages, and where it is defined', async () => {
  const root = site({ ...files, 'docs/tags.yml': 'install:\n  label: Installing\n  permalink: /install\nother:\n' });
  const client = await startClient(root);
  client.open('docs/guides/setup.md');
  const edit = await renamed(client, 'docs/guides/setup.md', 'install', 'installation');
  const { texts } = client.applied(edit);
  expect(texts).toEqual({
    'docs/tags.yml': 'installation:\n  label: Installing\n  permalink: /install\nother:\n',
    'docs/guides/setup.md': files['docs/guides/setup.md'].replace('install', 'installation'),
    'docs/guides/teardown.mdx': files['docs/guides/teardown.mdx'].replace('install', 'installation'),
  });
  await expect(renamed(client, 'docs/guides/setup.md', 'install', 'other')).rejects.toThrow('the tag "other" already exists');
  save(root, client, edit);
  client.close('docs/guides/setup.md');
  expect(await client.check('docs/index.md')).toEqual([]);
});

test('what has no name cannot be renamed', async () => {
  const client = await startClient(site(files));
  client.open('docs/index.md');
  await expect(client.askAt('textDocument/prepareRename', 'docs/index.md', 'again', 1)).rejects.toThrow('nothing to rename here');
});
