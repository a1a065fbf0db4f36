// What a store gives up, and how few files and bytes it is held in.
import { describe, expect, test } from 'vitest';
import { deepTest } from '../property-runs.ts';
import { filesOf, folder, foundOf, inRun, keyOf, numbered, putAll } from './store-folder.ts';

const weightOf = (root: string): number => Object.values(filesOf(root)).reduce((sum, size) => sum + size, 0);
const packsOf = (root: string, shelf: string): readonly string[] =>
  Object.keys(filesOf(root)).filter((name) => name.startsWith(shelf));

describe('an entry', () => {
  test('goes when no run of twenty has used it; asking for it is using it, and a run that puts nothing is none', async () => {
    const root = folder();
    await inRun(root, (store) => putAll(store, 'pages', ['read', 'asked', 'forgotten', 'remembered']));
    for (const name of numbered('run', 20)) {
      await inRun(root, (store) => {
        putAll(store, 'notes', [name]);
        foundOf(store, 'pages', ['read']);
        store.has('pages', keyOf('asked'));
      });
      for (let idle = 0; idle < 3; idle += 1) await inRun(root, (store) => foundOf(store, 'notes', [name]));
    }
    await inRun(root, (store) => {
      expect(foundOf(store, 'pages', ['remembered'])).toHaveLength(1);
      putAll(store, 'notes', ['last']);
    });
    await inRun(root, (store) => {
      expect(foundOf(store, 'pages', ['read', 'asked', 'forgotten', 'remembered'])).toEqual(['read', 'asked', 'remembered']);
    });
    expect(packsOf(root, 'pages')).toHaveLength(1);
  });

  test('goes above the cap: first what was used longest ago, of equals pages before bodies before facts', async () => {
    const root = folder();
    const cap = 1_000_000;
    const [first, second, third] = ['a', 'b', 'c'].map((name) => numbered(name, 40)) as [string[], string[], string[]];
    await inRun(root, (store) => putAll(store, 'pages', first, 10_000), cap);
    await inRun(root, (store) => putAll(store, 'pages', second, 10_000), cap);
    await inRun(root, (store) => foundOf(store, 'pages', first.slice(0, 5)), cap);
    await inRun(
      root,
      (store) => {
        foundOf(store, 'pages', second.slice(0, 5));
        putAll(store, 'bodies', third, 10_000);
      },
      cap,
    );
    expect(weightOf(root)).toBeLessThanOrEqual(cap);
    await inRun(root, (store) => {
      expect(foundOf(store, 'pages', first)).toEqual([]);
      expect(foundOf(store, 'pages', second)).toEqual(expect.arrayContaining(second.slice(0, 5)));
      expect(foundOf(store, 'bodies', third)).toEqual(third);
    });

    await inRun(
      root,
      (store) => {
        for (const shelf of ['notes', 'pages', 'facts', 'bodies'] as const) putAll(store, shelf, numbered(shelf, 40), 10_000);
      },
      cap,
    );
    expect(weightOf(root)).toBeLessThanOrEqual(cap);
    await inRun(root, (store) => {
      expect(foundOf(store, 'notes', numbered('notes', 40))).toHaveLength(40);
      expect(foundOf(store, 'facts', numbered('facts', 40)).length).toBeGreaterThan(30);
      expect(foundOf(store, 'pages', numbered('pages', 40))).toEqual([]);
    });
  });

  test('of a cap that holds nothing leaves a store that works', async () => {
    const root = folder();
    for (let run = 0; run < 3; run += 1) {
      await inRun(root, (store) => putAll(store, 'pages', ['one', 'two']), 10);
      expect(filesOf(root)).toEqual({ index: 56 });
    }
  });
});

describe('packs', () => {
  deepTest('of single edits are merged before they are more than sixteen, and an edit does not write the rest anew', async () => {
    const root = folder();
    const all = numbered('page', 200);
    await inRun(root, (store) => putAll(store, 'pages', all, 5000));
    const edits = numbered('edit', 150);
    let written = 0;
    for (const name of edits) {
      const before = filesOf(root);
      await inRun(root, (store) => {
        expect(foundOf(store, 'pages', [...all, ...edits.slice(0, edits.indexOf(name))])).toHaveLength(200 + edits.indexOf(name));
        putAll(store, 'pages', [name], 5000);
      });
      const after = filesOf(root);
      for (const [pack, size] of Object.entries(after)) if (!(pack in before)) written += size;
      expect(packsOf(root, 'pages').length).toBeLessThanOrEqual(16);
      expect(after['pages-1.pack']).toBe(1_000_000);
    }
    // Each edit is written some times over, not hundreds.
    expect(written).toBeLessThan(150 * 5000 * 8);
  });

  test('whose bytes are mostly dead are written anew, and wholly dead ones go', async () => {
    const root = folder();
    const names = numbered('note', 100);
    await inRun(root, (store) => putAll(store, 'notes', names, 1000));
    await inRun(root, (store) => {
      for (const name of names.slice(0, 40)) store.put('notes', keyOf(name), new Uint8Array(10));
    });
    expect(packsOf(root, 'notes')).toHaveLength(2);
    await inRun(root, (store) => {
      for (const name of names.slice(0, 60)) store.put('notes', keyOf(name), new Uint8Array(10));
    });
    expect(weightOf(root)).toBeLessThan(50_000);
    await inRun(root, (store) => {
      for (const name of names) store.put('notes', keyOf(name), new Uint8Array(10).fill(1));
    });
    expect(packsOf(root, 'notes')).toHaveLength(1);
    await inRun(root, (store) => {
      for (const name of names) expect(store.get('notes', keyOf(name))).toEqual(new Uint8Array(10).fill(1));
    });
  });
});
