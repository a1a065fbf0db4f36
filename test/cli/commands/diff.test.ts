// `slodocs diff` as it is typed: what it finds between two builds, and how it ends.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { build, slodocs } from '../in-process.ts';

const config = `import { defineConfig } from 'slodocs';
import { siteJson } from 'slodocs/plugins';

export default defineConfig({
  title: 'Diff',
  url: 'https://diff.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [siteJson()],
});
`;

const pages = {
  'site.config.ts': config,
  'docs/index.md': '# Home\n\n[a](./a.md) [b](./b.md#one)\n\n## Parts\n',
  'docs/a.md': '# A\n\nThe text of a.\n\n[home](./index.md)\n',
  'docs/b.md': '# B\n\nThe text of b.\n\n## One\n\n## Two\n',
  'docs/c.md': '# C\n\nThe text of c.\n',
};

const diff = (root: string, ...words: string[]) => slodocs(root, 'diff', ...words);

/** Two outputs of a site, before and after these files took the place of others. */
async function twoBuilds(changes: Readonly<Record<string, string | undefined>>): Promise<string> {
  const root = site(pages);
  expect(await build(root, ['--out-dir', 'before'])).toMatchObject({ code: 0 });
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) renameSync(join(root, path), join(root, `${path}.gone`));
    else put(root, { [path]: text });
  }
  expect(await build(root, ['--out-dir', 'after'])).toMatchObject({ code: 0 });
  return root;
}

test('equal builds do not differ, and are the same bytes', async () => {
  const root = await twoBuilds({});
  expect(await diff(root, 'before', 'after/site.json', '--fail-on', 'added,removed,links')).toEqual({
    code: 0,
    signal: null,
    printed: 'no differences in pages, addresses, titles, anchors, links or redirects\n',
  });
});

test('tells what was added, removed, moved and renamed, and which anchors and links differ', async () => {
  const root = await twoBuilds({
    'docs/index.md': '# Home\n\n[a](./new/a.md) [b](./b.md)\n\n## Other parts\n',
    'docs/a.md': undefined,
    'docs/new/a.md': '# A\n\nThe text of a.\n\n[home](../index.md)\n',
    'docs/b.md': '# B, renamed\n\nThe text of b.\n\n## One\n',
    'docs/c.md': undefined,
    'docs/d.md': '# D\n\nThe text of d.\n',
  });
  const { code, printed } = await diff(root, 'before', 'after');
  expect(code).toBe(0);
  expect(printed).toBe(`1 page removed
  - /docs/c  C

1 page moved
  /docs/a -> /docs/new/a (no redirect)

1 page added
  + /docs/d  D

1 title changed
  /docs/b: "B" -> "B, renamed"

2 anchors lost
  - /docs/#parts
  - /docs/b#two

1 page has different links
  /docs/
    - /docs/b#one
    + /docs/b
`);
  const found = JSON.parse((await diff(root, 'before', 'after', '--json')).printed) as Record<string, unknown>;
  expect(found).toMatchObject({
    format: 1,
    removed: [{ path: '/docs/c', title: 'C' }],
    moved: [{ from: '/docs/a', to: '/docs/new/a', title: 'A', redirected: false }],
  });
  expect(await diff(root, 'before', 'after', '--fail-on', 'removed')).toMatchObject({ code: 1 });
  expect(await diff(root, 'after', 'after', '--fail-on', 'removed')).toMatchObject({ code: 0 });
});

test('a redirect tells where a page is now', async () => {
  const page = (path: string, title: string) => ({
    path,
    title,
    kind: 'doc',
    version: 'current',
    unlisted: false,
    description: '',
    content: title,
    anchors: [],
    links: [],
  });
  const described = (pages: readonly object[], redirects: readonly object[]) =>
    JSON.stringify({ format: 1, title: 'T', url: '', baseUrl: '/', pages, redirects });
  const root = site({});
  writeFileSync(
    join(root, 'before.json'),
    described([page('/a', 'A'), page('/b', 'B'), page('/c', 'C')], [{ from: '/x', to: '/a' }]),
  );
  writeFileSync(
    join(root, 'after.json'),
    described(
      [page('/c', 'C'), page('/new', 'A new one')],
      [
        { from: '/a', to: '/new#top' },
        { from: '/b', to: '/c' },
      ],
    ),
  );
  const { printed } = await diff(root, 'before.json', 'after.json');
  expect(printed).toContain('1 page replaced by a redirect\n  - /b  B (redirects to /c)\n');
  expect(printed).toContain('1 page moved\n  /a -> /new\n');
  expect(printed).toContain('1 redirect removed\n  - /x -> /a\n');
  expect(printed).toContain('2 redirects added\n');
  expect(await diff(root, 'before.json', 'after.json', '--fail-on', 'removed,anchors')).toMatchObject({ code: 0 });
  expect(await diff(root, 'before.json', 'after.json', '--fail-on', 'redirects')).toMatchObject({ code: 1 });
});

test('says what is missing', async () => {
  const root = site({
    'empty/file.txt': '',
    'bad.json': '{',
    'other.json': '{ "format": 2 }',
    'hollow.json': '{ "format": 1, "pages": [{}], "redirects": [] }',
  });
  expect(await diff(root, 'empty', 'none')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('error: there is no "site.json" in "empty"\nThe plugin `siteJson()`'),
  });
  expect((await diff(root, 'none', 'none')).printed).toContain('error: there is no "none"');
  expect((await diff(root, 'bad.json', 'bad.json')).printed).toContain('error: "bad.json" is not a site description');
  expect((await diff(root, 'other.json', 'bad.json')).printed).toContain('error: "other.json" is not a site description');
  expect((await diff(root, 'hollow.json', 'hollow.json')).printed).toContain('error: "hollow.json" is not a site description');
  expect(await diff(root, 'a', 'b', '--fail-on', 'remvoed')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('"remvoed" is not a kind of change'),
  });
});
