// Moves that fail half way: all that was moved is taken back.
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moveAll } from '../../src/output/moves.ts';
import { put, snapshot } from '../pipeline/6-emit/site-on-disk.ts';

function folders(): { to: string; kept: string } {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-moves-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { to: join(folder, 'out'), kept: join(folder, 'stage') };
}

test('a move that fails leaves every file, folder and place as it was', async () => {
  const { to, kept } = folders();
  put(to, { 'a.txt': 'old a', 'dir/b.txt': 'old b', file: 'a file', 'folder/inner.txt': 'a folder' });
  put(kept, { 'new-0': 'new a', 'new-1': 'new b', 'new-2': 'now a folder', 'new-3': 'now a file', 'new-4': 'fresh' });
  const before = await snapshot(to);
  const staged = ['a.txt', 'dir/b.txt', 'file/inner.txt', 'folder', 'fresh/deep/c.txt'].map((path, index) => ({
    path,
    file: join(kept, `new-${index}`),
  }));
  expect(() => moveAll({ to, kept }, [...staged, { path: 'never.txt', file: join(kept, 'gone') }])).toThrow('ENOENT');
  expect(await snapshot(to)).toEqual(before);
});

test('moves that succeed replace files, and folders by files and back', async () => {
  const { to, kept } = folders();
  put(to, { 'a.txt': 'old a', file: 'a file', 'folder/inner.txt': 'a folder' });
  put(kept, { 'new-0': 'new a', 'new-1': 'now a folder', 'new-2': 'now a file' });
  await mkdir(join(to, 'empty'));
  const wanted = folders();
  put(wanted.to, { 'a.txt': 'new a', 'file/inner.txt': 'now a folder', folder: 'now a file' });
  await mkdir(join(wanted.to, 'empty'));
  moveAll({ to, kept }, [
    { path: 'a.txt', file: join(kept, 'new-0') },
    { path: 'file/inner.txt', file: join(kept, 'new-1') },
    { path: 'folder', file: join(kept, 'new-2') },
  ]);
  expect(await snapshot(to)).toEqual(await snapshot(wanted.to));
});
