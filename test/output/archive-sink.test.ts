// What an archive holds, by the programs that people extract archives with, and what a commit that fails leaves.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
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
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OutputFile } from '#model/output';
import { digestOf } from '../../src/files/digest.ts';
import { archiveSink } from '../../src/output/archive-sink.ts';
import { describeUnremoved } from '../../src/output/output-fault.ts';
import { headerOf } from '../../src/output/tar.ts';
import { propertyRuns } from '../property-runs.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'slodocs-archive-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const bytesOf = (path: string, text: string): OutputFile => ({ path, key: text, content: { bytes: text } });

function commit(archive: string, files: readonly OutputFile[], isSound = () => true) {
  return archiveSink(archive, () => []).commit(files, isSound);
}

function extracted(archive: string): string {
  const into = folder();
  execFileSync('tar', ['--extract', '--file', archive, '--directory', into]);
  return into;
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Paths, with the texts of the files, as Python reads them. */
function readByPython(archive: string): Readonly<Record<string, string>> {
  const program = `
import json, sys, tarfile
with tarfile.open(sys.argv[1]) as archive:
    print(json.dumps({ one.name: archive.extractfile(one).read().decode() for one in archive if one.isfile() }))`;
  const printed = execFileSync('python3', ['-c', program, archive], { env: { ...process.env, PYTHONUTF8: '1' } });
  return JSON.parse(printed.toString()) as Record<string, string>;
}

const odd: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'empty.txt': '',
  'exact.txt': 'x'.repeat(512),
  'more.txt': 'x'.repeat(513),
  [`${'a'.repeat(95)}.html`]: 'a path of 100 bytes',
  [`${'b'.repeat(96)}.html`]: 'a path of 101 bytes',
  [`${`${'c'.repeat(60)}/`.repeat(5)}index.html`]: 'a path of more than 255 bytes',
  'Überblick/日本語.html': 'a path that is not ASCII: é',
  [`${'ü'.repeat(60)}.html`]: 'one of 65 characters, and more bytes',
  '-rf.html': 'a dash',
  'with space & "quotes".html': 'quotes',
};

describe.each(['site.tar', 'site.tar.gz', 'SITE.TGZ'])('%s', (name) => {
  test('holds each file as it is, whatever its path', async () => {
    const archive = join(folder(), name);
    const files = Object.entries(odd).map(([path, text]) => bytesOf(path, text));
    expect(await commit(archive, files)).toEqual({ written: files.length, removed: 0, left: [], state: '' });
    const into = extracted(archive);
    for (const [path, text] of Object.entries(odd)) expect([path, readFileSync(join(into, path), 'utf8')]).toEqual([path, text]);
    if (hasPython) expect(readByPython(archive)).toEqual(odd);
  });

  test('has the same bytes for the same files in another order, and names no time and no system', async () => {
    const [one, other] = [join(folder(), name), join(folder(), name)];
    const files = Object.entries(odd).map(([path, text]) => bytesOf(path, text));
    await commit(one, files);
    await commit(other, files.toReversed());
    expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
    if (name !== 'site.tar') expect([...readFileSync(one).subarray(0, 10)]).toEqual([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]);
    const plain = name === 'site.tar' ? readFileSync(one) : gunzipSync(readFileSync(one));
    expect(plain.length % 512).toBe(0);
    const list = execFileSync('tar', ['-tv', '--numeric-owner', '--full-time', '--utc', '-f', one]).toString().trim().split('\n');
    expect(list.filter((line) => !/^(?:-rw-r--r-- 0\/0 +\d+|drwxr-xr-x 0\/0 +0) 1970-01-01 00:00:00 /.test(line))).toEqual([]);
    expect(list.filter((line) => line.startsWith('-'))).toHaveLength(files.length);
    // Each folder once, before what is in it.
    const folders = list.filter((line) => line.startsWith('d')).map((line) => line.replace(/.*00:00:00 /, ''));
    const deep = Array.from({ length: 5 }, (_, n) => `${'c'.repeat(60)}/`.repeat(n + 1));
    expect(folders).toEqual([...deep, expect.stringMatching(/berblick\/$/)]);
  });
});

test('files are made of bytes, texts, copies and pieces, small or large; one that its plugin fails to make is left out', async () => {
  const root = folder();
  const archive = join(root, 'new/folder/site.tar');
  const large = Buffer.alloc(3_000_001, 'large ');
  writeFileSync(join(root, 'original.bin'), large);
  const pieces = (length: number, isMade = true) => ({
    async pour(add: (piece: string) => void) {
      for (let n = 0; n < length; n++) add(`piece ${n}, `.repeat(20_000));
      return isMade;
    },
  });
  const { written } = await commit(archive, [
    { path: 'a.txt', key: 'a', content: { bytes: 'ä' } },
    { path: 'b.txt', key: 'b', content: { make: async () => 'made' } },
    { path: 'c.bin', key: digestOf(large), content: { copyOf: join(root, 'original.bin') } },
    { path: 'd.txt', key: 'd', content: pieces(1) },
    { path: 'e.txt', key: 'e', content: pieces(40) },
    { path: 'f.txt', key: 'f', content: pieces(1, false) },
    { path: 'g.txt', key: 'g', content: pieces(40, false) },
  ]);
  expect(written).toBe(5);
  const into = extracted(archive);
  expect(readdirSync(into).sort()).toEqual(['a.txt', 'b.txt', 'c.bin', 'd.txt', 'e.txt']);
  const text = (name: string): string => readFileSync(join(into, name), 'utf8');
  expect([text('a.txt'), text('b.txt'), text('d.txt')]).toEqual(['ä', 'made', 'piece 0, '.repeat(20_000)]);
  expect(readFileSync(join(into, 'c.bin')).equals(large)).toBe(true);
  expect(text('e.txt')).toBe(Array.from({ length: 40 }, (_, n) => `piece ${n}, `.repeat(20_000)).join(''));
  expect(readdirSync(dirname(archive))).toEqual(['site.tar']);
});

test('a path of any length comes back, also where the digits of its length are one more', async (context) => {
  if (!hasPython) return context.skip('there is no python3');
  const archive = join(folder(), 'site.tar');
  const lengths = [...Array.from({ length: 30 }, (_, n) => 80 + n), ...Array.from({ length: 30 }, (_, n) => 975 + n)];
  const paths = lengths.map((length) =>
    `${'e'.repeat(49)}/`
      .repeat(20)
      .slice(0, length - 3)
      .concat('é!'),
  );
  await commit(
    archive,
    paths.map((path) => bytesOf(path, path)),
  );
  expect(readByPython(archive)).toEqual(Object.fromEntries(paths.map((path) => [path, path])));
});

test('any paths and texts come back', async () => {
  const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }).filter((text) => !/[/\\\0]|^\.{1,2}$/.test(text));
  const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  const archive = join(folder(), 'site.tar');
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(path, fc.string({ unit: 'grapheme' }), { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
      async (texts) => {
        await commit(
          archive,
          Object.entries(texts).map(([name, text]) => bytesOf(name, text)),
        );
        expect(readByPython(archive)).toEqual(texts);
      },
    ),
    { numRuns: hasPython ? propertyRuns(20) : 0 },
  );
});

test('a size that the plain format cannot say is told apart', (context) => {
  if (!hasPython) return context.skip('there is no python3');
  const program = `
import io, sys, tarfile
print(tarfile.open(fileobj=io.BytesIO(sys.stdin.buffer.read()), mode='r:').next().size)`;
  const sizeOf = (size: number): number =>
    Number(execFileSync('python3', ['-c', program], { input: Buffer.concat([headerOf('large.bin', size), Buffer.alloc(1024)]) }));
  expect([8 ** 11 - 1, 8 ** 11, 20_000_000_000].map(sizeOf)).toEqual([8 ** 11 - 1, 8 ** 11, 20_000_000_000]);
});

test('files are made as they are written, a few ahead', async () => {
  const root = folder();
  const size = 500_000;
  const unwritten: number[] = [];
  const stagedSize = (): number => {
    const stage = readdirSync(root).find((name) => name.startsWith('.slodocs-staging')) ?? '';
    return statSync(join(root, stage, 'site.tar'), { throwIfNoEntry: false })?.size ?? 0;
  };
  const files = Array.from({ length: 300 }, (_, n) => ({
    path: `${1000 + n}.bin`,
    key: `${n}`,
    content: {
      make() {
        unwritten.push(n - Math.floor(stagedSize() / size));
        return Buffer.alloc(size, n);
      },
    },
  }));
  await commit(join(root, 'site.tar'), files);
  expect(unwritten).toHaveLength(300);
  expect(Math.max(...unwritten)).toBeLessThan(40);
});

describe('a commit that fails', () => {
  test('leaves the last archive where the site turns out to be faulty, and asks only when all is made', async () => {
    const archive = join(folder(), 'site.tar');
    await commit(archive, [bytesOf('index.html', 'old')]);
    const before = readFileSync(archive);
    let isMade = false;
    const content = {
      make() {
        isMade = true;
        return 'new';
      },
    };
    const isSound = (): boolean => {
      expect([isMade, readFileSync(archive).equals(before)]).toEqual([true, true]);
      return false;
    };
    expect(await commit(archive, [{ path: 'index.html', key: 'new', content }], isSound)).toMatchObject({ written: 0 });
    expect(readFileSync(archive).equals(before)).toBe(true);
    expect(readdirSync(dirname(archive))).toEqual(['site.tar']);
  });

  test('leaves nothing, and no folder, where there was nothing', async () => {
    const root = folder();
    await commit(join(root, 'deep/er/site.tgz'), [bytesOf('index.html', 'new')], () => false);
    expect(readdirSync(root)).toEqual([]);
  });

  test('names an original that has changed or is gone', async () => {
    const root = folder();
    const archive = join(root, 'site.tar.gz');
    const original = join(root, 'a.bin');
    writeFileSync(original, 'one');
    const copy = (key: string): OutputFile => ({ path: 'a.bin', key, content: { copyOf: original } });
    await expect(commit(archive, [copy(digestOf('other'))])).rejects.toThrow('was changed while it was being copied');
    rmSync(original);
    await expect(commit(archive, [copy(digestOf('one'))])).rejects.toThrow('cannot be read');
    expect(readdirSync(root)).toEqual([]);
  });

  test('is a bug where a file throws something else, and passes it on', async () => {
    const root = folder();
    const content = { make: () => Promise.reject(new Error('ours')) };
    const files = [bytesOf('a.txt', 'a'), { path: 'b.txt', key: 'b', content }, bytesOf('c.txt', 'c')];
    await expect(commit(join(root, 'site.tar'), files)).rejects.toThrow(/^ours$/);
    expect(readdirSync(root)).toEqual([]);
  });

  test('replaces no source of the site, no folder and no link', async () => {
    const root = folder();
    const archive = join(root, 'site.tar');
    writeFileSync(archive, 'a source');
    const ofSource = archiveSink(archive, () => [archive]).commit([bytesOf('a.txt', 'a')]);
    await expect(ofSource).rejects.toThrow('would overwrite a source file of the site');
    expect(readFileSync(archive, 'utf8')).toBe('a source');
    mkdirSync(join(root, 'folder.tar'));
    symlinkSync(archive, join(root, 'link.tar'));
    for (const name of ['folder.tar', 'link.tar'])
      await expect(commit(join(root, name), [bytesOf('a.txt', 'a')])).rejects.toThrow('is not a regular file');
    expect(readFileSync(archive, 'utf8')).toBe('a source');
  });
});

test('what a killed process has left beside an archive, and cannot be removed, is not said to be published', () => {
  const folders = { root: '/site', outDir: '/site/build', archive: '/site/out/site.tar' };
  expect(describeUnremoved(folders, { path: '.slodocs-staging-1', reason: 'permission denied' })).toMatchObject({
    message: '".slodocs-staging-1", next to the archive, cannot be removed: permission denied',
    place: { file: 'out/.slodocs-staging-1' },
  });
});

test('a commit removes what a killed process has left, and not the folder of one that runs', async () => {
  const root = folder();
  mkdirSync(join(root, '.slodocs-staging-999999999..1.other.tar'));
  writeFileSync(join(root, '.slodocs-staging-999999999..1.other.tar/other.tar'), 'half');
  mkdirSync(join(root, `.slodocs-staging-${process.ppid}...other.tar`));
  await commit(join(root, 'site.tar'), [bytesOf('a.txt', 'a')]);
  expect(existsSync(join(root, '.slodocs-staging-999999999..1.other.tar'))).toBe(false);
  expect(existsSync(join(root, `.slodocs-staging-${process.ppid}...other.tar`))).toBe(true);
});
