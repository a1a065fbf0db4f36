// Which files of a site are told of when something on the disk changes, and that nothing else is.
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createChangedFiles, watchedBy } from '#session/changed-files';
import { site } from '../pipeline/6-emit/site-on-disk.ts';

const asked = (root: string) =>
  watchedBy(
    root,
    [
      [['bytes', 'docs/a.md'], ''],
      [['stat', 'docs/none.md'], ''],
      [['list', 'docs'], ''],
      [['glob', JSON.stringify({ pattern: ['data/**/*.yml', 'tests.{yml,json}'], ignore: [], dot: false })], ''],
      [['setting', 'title'], ''],
    ],
    ['site.config.ts'],
  );

test('turns questions into files, folders and trees', () => {
  expect(asked('/r')).toEqual({
    files: ['/r/site.config.ts', '/r/docs/a.md', '/r/docs/none.md'],
    folders: ['/r/docs', '/r'],
    trees: ['/r/data'],
  });
});

test('tells of what has changed, appeared or gone', async () => {
  const root = site({ 'docs/a.md': 'a', 'data/deep/x.yml': 'x', 'other/b.md': 'b' });
  // What was just written is told of twice rather than never.
  await wait(60);
  const files = createChangedFiles();
  const since = () => [...files.since(asked(root))].map((path) => path.slice(root.length + 1)).sort();
  expect(since()).toEqual([]);
  await wait(60);
  expect(since()).toEqual([]);
  writeFileSync(join(root, 'docs/a.md'), 'A');
  writeFileSync(join(root, 'other/b.md'), 'B');
  expect(since()).toEqual(['docs/a.md']);
  await wait(60);
  since();
  mkdirSync(join(root, 'docs/new'));
  writeFileSync(join(root, 'docs/none.md'), '');
  expect(since()).toEqual(['docs/new', 'docs/none.md']);
  await wait(60);
  since();
  writeFileSync(join(root, 'data/deep/y.yml'), '');
  expect(since()).toEqual(['data/deep/y.yml']);
  await wait(60);
  since();
  rmSync(join(root, 'docs/none.md'));
  renameSync(join(root, 'data/deep'), join(root, 'data/moved'));
  expect(since()).toEqual([
    'data/deep',
    'data/deep/x.yml',
    'data/deep/y.yml',
    'data/moved',
    'data/moved/x.yml',
    'data/moved/y.yml',
    'docs/none.md',
  ]);
});

test('tells of a file whose size and time of change are what they were', async () => {
  const root = site({ 'docs/a.md': 'a' });
  const file = join(root, 'docs/a.md');
  const time = new Date(2020, 0, 1);
  utimesSync(file, time, time);
  await wait(60);
  const files = createChangedFiles();
  expect(files.since(asked(root))).toEqual([]);
  writeFileSync(file, 'b');
  utimesSync(file, time, time);
  expect(files.since(asked(root))).toEqual([file]);
});

test('tells of a file that was read for the first time since the last call, and is gone', async () => {
  const root = site({ 'docs/a.md': 'a' });
  await wait(60);
  const files = createChangedFiles();
  const first = watchedBy(root, [], ['docs/a.md']);
  expect(files.since(first)).toEqual([]);
  writeFileSync(join(root, 'x.js'), 'x');
  const more = watchedBy(root, [[['bytes', 'x.js'], '']], ['docs/a.md']);
  rmSync(join(root, 'x.js'));
  expect(files.since(more)).toEqual([join(root, 'x.js')]);
  expect(files.since(more)).toEqual([]);
});

test('tells at first of what has changed since a time', async () => {
  const root = site({ 'docs/a.md': 'a' });
  await wait(60);
  const begun = Date.now();
  await wait(30);
  writeFileSync(join(root, 'docs/a.md'), 'b');
  expect(createChangedFiles(begun).since(asked(root))).toEqual([join(root, 'docs/a.md')]);
});
