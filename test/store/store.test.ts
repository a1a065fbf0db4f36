// What runs put and what later runs find.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Namespace, openStore } from '../../src/store/store.ts';
import { bytesOf, filesOf, folder, foundOf, inRun, keyOf, numbered, putAll } from './store-folder.ts';

const shelves: readonly Namespace[] = ['facts', 'bodies', 'pages', 'heads', 'images', 'notes'];

describe('a store', () => {
  test('finds what was put at once and in the next run, on its shelf only', async () => {
    const root = folder();
    const key = keyOf('one');
    await inRun(root, (store) => {
      for (const shelf of shelves) store.put(shelf, key, bytesOf(shelf));
      for (const shelf of shelves) expect(store.get(shelf, key)).toEqual(bytesOf(shelf));
      expect(store.has('facts', keyOf('two'))).toBe(false);
      expect(store.get('facts', keyOf('two'))).toBeUndefined();
    });
    await inRun(root, (store) => {
      for (const shelf of shelves) expect(store.get(shelf, key)).toEqual(bytesOf(shelf));
      expect(store.has('pages', key)).toBe(true);
      expect(store.fault).toBeUndefined();
    });
  });

  test('takes keys of 32 to 64 digits, and any bytes: none, few, several megabytes', async () => {
    const root = folder();
    const sizes = [0, 1, 255 * 1024, 256 * 1024, 257 * 1024, 1024 * 1024, 5_000_000];
    const key = (size: number, length: number): string => keyOf(`${size}`).padEnd(64, 'a').slice(0, length);
    const check = (get: (key: string) => Uint8Array | undefined): void => {
      for (const size of sizes) for (const length of [32, 40, 64]) expect(get(key(size, length))?.length).toBe(size);
    };
    await inRun(root, (store) => {
      for (const size of sizes)
        for (const length of [32, 40, 64]) store.put('facts', key(size, length), new Uint8Array(size).fill(7));
      check((key) => store.get('facts', key));
    });
    await inRun(root, (store) => check((key) => store.get('facts', key)));
  });

  test('reads the many entries of a shelf in whatever order', async () => {
    const root = folder();
    const names = numbered('fact', 1500);
    for (const part of [names.slice(0, 1400), names.slice(1400)]) await inRun(root, (store) => putAll(store, 'facts', part, 700));
    await inRun(root, (store) => {
      expect(foundOf(store, 'facts', names)).toEqual(names);
      expect(foundOf(store, 'facts', [...names].reverse())).toHaveLength(1500);
    });
  });

  test('gives and takes bytes that are nobody else’s', async () => {
    const root = folder();
    await inRun(root, (store) => {
      const bytes = bytesOf('one');
      store.put('notes', keyOf('one'), bytes);
      bytes.fill(0);
      store.get('notes', keyOf('one'))?.fill(0);
      expect(store.get('notes', keyOf('one'))).toEqual(bytesOf('one'));
    });
    await inRun(root, (store) => {
      store.get('notes', keyOf('one'))?.fill(0);
      expect(store.get('notes', keyOf('one'))).toEqual(bytesOf('one'));
    });
  });

  test('has under a key what was put last', async () => {
    const root = folder();
    const key = keyOf('one');
    for (const text of ['first', 'other', 'other']) {
      await inRun(root, (store) => {
        store.put('notes', key, bytesOf('of this run'));
        store.put('notes', key, bytesOf(text));
        expect(store.get('notes', key)).toEqual(bytesOf(text));
      });
      await inRun(root, (store) => expect(store.get('notes', key)).toEqual(bytesOf(text)));
    }
  });

  test('writes nothing in a run that puts nothing new', async () => {
    const root = folder();
    await inRun(root, (store) => expect(store.has('notes', keyOf('one'))).toBe(false));
    expect(existsSync(root)).toBe(false);
    await inRun(root, (store) => putAll(store, 'bodies', ['one', 'two']));
    const times = (): unknown =>
      ['', ...Object.keys(filesOf(root))].map((name) => [name, statSync(join(root, name), { bigint: true }).mtimeNs]);
    const before = times();
    await inRun(root, (store) => {
      expect(foundOf(store, 'bodies', ['one', 'two'])).toHaveLength(2);
      putAll(store, 'bodies', ['two']);
    });
    expect(times()).toEqual(before);
  });

  test('has of a run that does not close nothing, and all of the one before', async () => {
    const root = folder();
    await inRun(root, (store) => putAll(store, 'pages', ['one']));
    const aborted = openStore(root);
    putAll(aborted, 'pages', numbered('lost', 50), 100_000);
    expect(Object.keys(filesOf(root))).toHaveLength(3);
    await inRun(root, (store) => {
      expect(foundOf(store, 'pages', ['one', ...numbered('lost', 50)])).toEqual(['one']);
      putAll(store, 'pages', ['two']);
    });
    expect(Object.values(filesOf(root)).every((size) => size < 1000)).toBe(true);
    await inRun(root, (store) => expect(foundOf(store, 'pages', ['one', 'two'])).toHaveLength(2));
  });

  test('is the same when it is packed, and unpacked elsewhere', async () => {
    const root = folder();
    const names = numbered('page', 18);
    for (const name of names) await inRun(root, (store) => putAll(store, 'pages', [name], 3000));
    const other = folder();
    mkdirSync(other);
    execFileSync('sh', ['-c', 'tar cf - -C "$0" . | tar xmf - -C "$1"', root, other]);
    rmSync(dirname(root), { recursive: true });
    await inRun(other, (store) => expect(foundOf(store, 'pages', names)).toEqual(names));
  });

  test('has the same files after the same runs, and numbers that begin with their lowest byte', async () => {
    const roots = [folder(), folder()];
    for (const root of roots)
      for (const name of ['one', 'two']) await inRun(root, (store) => putAll(store, 'heads', [name], 258));
    const [first, second] = roots.map((root) =>
      Object.keys(filesOf(root)).map((name) => [name, readFileSync(join(root, name), 'latin1')]),
    );
    expect(first).toEqual(second);
    const index = readFileSync(join(roots[0] as string, 'index'));
    expect(index.subarray(0, 12).toString('latin1')).toBe('slodocs\0\x02\0\0\0');
    expect([...index.subarray(16, 28)]).toEqual([2, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0]);
    const record = 56 + 2 * 8;
    expect([...index.subarray(record, record + 8)]).toEqual([1, 0, 0, 0, 2, 1, 0, 0]);
  });

  test('refuses what only a fault of ours can ask for', async () => {
    const store = openStore(folder());
    for (const key of ['', 'abc', 'A'.repeat(32), '../'.repeat(12), 'a'.repeat(33), 'a'.repeat(66)])
      expect(() => store.get('facts', key)).toThrow('not a key of the store');
    await store.close();
    await store.close();
    expect(() => store.put('facts', keyOf('one'), bytesOf('one'))).toThrow('the store is closed');
  });
});

describe('a folder that changes while a run works', () => {
  test('by being removed, before anything is put or after, ends in a store that works', async () => {
    const root = folder();
    const names = numbered('page', 40);
    await inRun(root, (store) => putAll(store, 'pages', ['old']));
    await inRun(root, (store) => {
      rmSync(root, { recursive: true });
      putAll(store, 'pages', names, 100_000);
      expect(foundOf(store, 'pages', names)).toEqual(names);
    });
    await inRun(root, (store) => expect(foundOf(store, 'pages', ['old', ...names])).toEqual(names));
    const store = openStore(root);
    putAll(store, 'bodies', names, 100_000);
    rmSync(root, { recursive: true });
    expect(foundOf(store, 'bodies', names)).toEqual(names);
    putAll(store, 'bodies', numbered('more', 40), 100_000);
    putAll(store, 'notes', ['after']);
    await store.close();
    await inRun(root, (store) => {
      expect(foundOf(store, 'bodies', names)).toEqual([]);
      expect(foundOf(store, 'notes', ['after'])).toEqual(['after']);
    });
  });

  test('by being removed for good, ends without a word', async () => {
    const root = folder();
    const store = openStore(root);
    putAll(store, 'bodies', ['one']);
    rmSync(root, { recursive: true });
    await store.close();
    expect(store.fault).toBeUndefined();
    expect(existsSync(root)).toBe(false);
  });
});

test('an index of another format is as none, and is replaced', async () => {
  const root = folder();
  await inRun(root, (store) => putAll(store, 'pages', ['one']));
  const index = readFileSync(join(root, 'index'));
  index.writeUInt32LE(1, 8);
  writeFileSync(join(root, 'index'), index);
  await inRun(root, (store) => {
    expect(foundOf(store, 'pages', ['one'])).toEqual([]);
    putAll(store, 'pages', ['two']);
  });
  await inRun(root, (store) => expect(foundOf(store, 'pages', ['one', 'two'])).toEqual(['two']));
  expect(Object.keys(filesOf(root)).sort()).toEqual(['index', 'pages-1.pack']);
});
