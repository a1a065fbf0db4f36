// One writer for the files of authors: what is not as it was, or not the site's, is left alone, and then so is all else.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ChangeFault, changeWhole } from '../../src/output/atomic-change.ts';

const { signal } = new AbortController();
let root: string;
let outside: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-change-'));
  root = join(folder, 'site');
  outside = join(folder, 'outside');
  for (const each of [root, outside]) {
    mkdirSync(join(each, 'docs'), { recursive: true });
    for (const name of ['a', 'b']) writeFileSync(join(each, `docs/${name}.md`), `${name} before\n`);
  }
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const both = ['a', 'b'].map((name) => ({ path: `docs/${name}.md`, content: `${name} after\n`, replaces: `${name} before\n` }));

test('all is replaced: byte order mark and permissions stay', async () => {
  writeFileSync(join(root, 'docs/b.md'), '\uFEFFb before\n', { mode: 0o640 });
  chmodSync(join(root, 'docs/b.md'), 0o640);
  await changeWhole(root, both, signal);
  expect([read('docs/a.md'), read('docs/b.md')]).toEqual(['a after\n', '\uFEFFb after\n']);
  expect(statSync(join(root, 'docs/b.md')).mode & 0o777).toBe(0o640);
  expect(readdirSync(root)).toEqual(['docs']);
});

const obstacles: Readonly<Record<string, readonly [arrange: () => void, message: string]>> = {
  'a text that has changed': [
    () => writeFileSync(join(root, 'docs/b.md'), 'b meanwhile\n'),
    '"docs/b.md" was changed by another process in the meantime',
  ],
  'a file that is gone': [() => rmSync(join(root, 'docs/b.md')), '"docs/b.md" was removed by another process in the meantime'],
  'a file that became a link': [
    () => {
      rmSync(join(root, 'docs/b.md'));
      symlinkSync(join(outside, 'docs/b.md'), join(root, 'docs/b.md'));
    },
    '"docs/b.md" is a symbolic link',
  ],
  'a folder that became a link': [
    () => {
      rmSync(join(root, 'docs'), { recursive: true });
      symlinkSync(join(outside, 'docs'), join(root, 'docs'));
    },
    '"docs" must be a folder, but is a link that slodocs did not create',
  ],
  'a read-only file': [() => chmodSync(join(root, 'docs/b.md'), 0o444), '"docs/b.md" is read-only'],
  'another encoding': [() => writeFileSync(join(root, 'docs/b.md'), Buffer.from([0x62, 0xe9, 0x0a])), '"docs/b.md" is not UTF-8'],
};

test.each(Object.keys(obstacles))('%s: nothing is written', async (name) => {
  const [arrange, message] = obstacles[name] ?? [() => undefined, ''];
  arrange();
  await expect(changeWhole(root, both, signal)).rejects.toThrow(new ChangeFault(message));
  expect(read('docs/a.md')).toBe('a before\n');
  expect(readFileSync(join(outside, 'docs/b.md'), 'utf8')).toBe('b before\n');
  expect(readdirSync(root)).toEqual(['docs']);
});

test('a new file in a folder that leads out of the site is refused', async () => {
  symlinkSync(outside, join(root, 'notes'));
  const made = changeWhole(root, [{ path: 'notes/new.md', content: 'new\n' }], signal);
  await expect(made).rejects.toThrow('"notes" must be a folder, but is a link that slodocs did not create');
  expect(readdirSync(outside)).toEqual(['docs']);
});
