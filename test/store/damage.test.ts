// A store whose files somebody damaged: every answer is what was put, or none.
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../property-runs.ts';
import { filesOf, folder, foundOf, inRun, numbered, putAll } from './store-folder.ts';

const names = [...numbered('first', 12), ...numbered('second', 12), ...numbered('third', 12)];

/** A place in a file, or a choice of a file, as a share. */
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const harm = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('flip'), file: share, at: share, bit: fc.nat(7) }) },
  fc.record({ kind: fc.constantFrom('cut', 'zeros', 'foreign'), file: share, at: share }),
  fc.record({ kind: fc.constantFrom('remove', 'folder', 'append'), file: share }),
  fc.record({ kind: fc.constantFrom('swap', 'double', 'older'), file: share, other: share }),
);
type Harm = typeof harm extends fc.Arbitrary<infer T> ? T : never;

test('any byte flipped, any file cut, removed, swapped, foreign or of an older state: what is found is right', async () => {
  const [whole, older] = [folder(), folder()];
  for (const [run, name] of ['first', 'second', 'third'].entries()) {
    await inRun(whole, (store) => {
      for (const shelf of ['facts', 'bodies', 'notes'] as const) putAll(store, shelf, numbered(name, 12), 50 + run);
    });
    if (run === 1) cpSync(whole, older, { recursive: true });
  }
  const root = folder();
  await fc.assert(
    fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 3 }), async (harms) => {
      rmSync(root, { recursive: true, force: true });
      cpSync(whole, root, { recursive: true });
      for (const each of harms) damage(root, older, each);
      await inRun(root, (store) => {
        for (const shelf of ['facts', 'bodies', 'notes'] as const) foundOf(store, shelf, names);
        putAll(store, 'facts', names.slice(0, 20), 50);
        expect(foundOf(store, 'facts', names.slice(0, 20))).toHaveLength(20);
      });
      await inRun(root, (store) => {
        expect(foundOf(store, 'facts', names.slice(0, 20))).toHaveLength(20);
        for (const shelf of ['facts', 'bodies', 'notes'] as const) foundOf(store, shelf, names);
      });
    }),
    { numRuns: propertyRuns() },
  );
});

test('a folder in the place of each file gives way', async () => {
  const root = folder();
  await inRun(root, (store) => putAll(store, 'pages', ['one']));
  await inRun(root, (store) => putAll(store, 'pages', ['two']));
  for (const name of Object.keys(filesOf(root))) {
    rmSync(join(root, name));
    mkdirSync(join(root, name, 'within'), { recursive: true });
    await inRun(root, (store) => {
      foundOf(store, 'pages', ['one', 'two']);
      putAll(store, 'pages', ['one', 'two']);
    });
    await inRun(root, (store) => expect(foundOf(store, 'pages', ['one', 'two'])).toHaveLength(2));
  }
});

test('each byte of an index flipped gives no wrong bytes', async () => {
  const root = folder();
  await inRun(root, (store) => putAll(store, 'pages', ['one', 'two'], 50));
  const index = readFileSync(join(root, 'index'));
  for (let at = 0; at < index.length; at += 1) {
    const flipped = Buffer.from(index);
    flipped[at] = (flipped[at] as number) ^ (1 << (at % 8));
    writeFileSync(join(root, 'index'), flipped);
    await inRun(root, (store) => expect(foundOf(store, 'pages', ['one', 'two'])).toEqual([]));
  }
});

function damage(root: string, older: string, { kind, file, ...rest }: Harm): void {
  const files = readdirSync(root).sort();
  const pick = (at: number): string => join(root, files[Math.floor(at * files.length)] as string);
  if (files.length === 0) return;
  const path = pick(file);
  const stats = statSync(path);
  if (kind === 'remove') rmSync(path, { recursive: true });
  if (kind === 'remove' || stats.isDirectory()) return;
  const at = Math.floor(('at' in rest ? rest.at : 0) * stats.size);
  const bytes = readFileSync(path);
  if (kind === 'flip' && stats.size > 0) {
    bytes[at] = (bytes[at] as number) ^ (1 << ('bit' in rest ? rest.bit : 0));
    writeFileSync(path, bytes);
  } else if (kind === 'cut') truncateSync(path, at);
  else if (kind === 'zeros') writeFileSync(path, bytes.fill(0, at));
  else if (kind === 'foreign') writeFileSync(path, 'x'.repeat(at));
  else if (kind === 'append') appendFileSync(path, bytes);
  else if (kind === 'folder') {
    rmSync(path);
    mkdirSync(path);
  } else if ('other' in rest) relate(kind, path, pick(rest.other), older, rest.other);
}

function relate(kind: string, path: string, other: string, older: string, share: number): void {
  if (kind === 'older') {
    const files = readdirSync(older).sort();
    copyFileSync(join(older, files[Math.floor(share * files.length)] as string), path);
  } else if (path === other || statSync(other).isDirectory()) return;
  else if (kind === 'double') copyFileSync(other, path);
  else {
    renameSync(path, `${path}.away`);
    renameSync(other, path);
    renameSync(`${path}.away`, other);
  }
}
