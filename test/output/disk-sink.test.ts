// What a commit reads, makes and writes, and whether the output still is what it left.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { OutputFile, Sink } from '#model/output';
import { digestOf } from '../../src/files/digest.ts';
import { diskSink } from '../../src/output/disk-sink.ts';
import { propertyRuns } from '../property-runs.ts';

interface Output {
  readonly folder: string;
  readonly manifest: string;
  readonly sink: Sink;
  /** Paths of the files that were made, since they were last asked for. */
  made(): readonly string[];
  /** Files whose keys are their texts. */
  files(texts: Readonly<Record<string, string>>): readonly OutputFile[];
}

function output(): Output {
  const root = mkdtempSync(join(tmpdir(), 'slodocs-sink-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return outputIn(root);
}

function outputIn(root: string): Output {
  const folder = join(root, 'build');
  const manifest = join(root, 'lists', 'one');
  const made: string[] = [];
  return {
    folder,
    manifest,
    sink: diskSink(folder, manifest, { force: false, root, inputs: () => [] }),
    made: () => made.splice(0).sort(),
    files: (texts) =>
      Object.entries(texts).map(([path, text]) => {
        const make = (): string => {
          made.push(path);
          return text;
        };
        return { path, key: text, content: { make } };
      }),
  };
}

const texts = { 'a/index.html': 'page a', 'b/index.html': 'page b', 'assets/x.css': 'style' };

test('makes and writes what is not there, then nothing', async () => {
  const { sink, files, made } = output();
  const first = await sink.commit(files(texts));
  expect(first).toMatchObject({ written: 3, removed: 0 });
  expect(made()).toEqual(Object.keys(texts).sort());
  expect(sink.holds(first.state)).toBe(true);
  expect(sink.holds('')).toBe(false);

  const second = await sink.commit(files(texts));
  expect(second).toMatchObject({ written: 0, removed: 0 });
  expect(made()).toEqual([]);
  expect(sink.holds(second.state)).toBe(true);

  const third = await sink.commit(files({ ...texts, 'a/index.html': 'page A' }));
  expect(third).toMatchObject({ written: 1, removed: 0 });
  expect(made()).toEqual(['a/index.html']);
  expect(sink.holds(second.state)).toBe(false);
  expect(sink.holds(third.state)).toBe(true);
});

test('makes a file whose key is new, and does not write equal bytes', async () => {
  const { sink, files, made, folder } = output();
  await sink.commit(files(texts));
  made();
  const { ino } = lstatSync(join(folder, 'a/index.html'));
  const other = files(texts).map((file) => ({ ...file, key: `other ${file.key}` }));
  expect(await sink.commit(other)).toMatchObject({ written: 0 });
  expect(made()).toEqual(Object.keys(texts).sort());
  expect(await sink.commit(other)).toMatchObject({ written: 0 });
  expect(made()).toEqual([]);
  expect(lstatSync(join(folder, 'a/index.html')).ino).toBe(ino);
});

test('always makes a file that has no key', async () => {
  const { sink, files, made } = output();
  const unknown = files(texts).map((file) => ({ ...file, key: '' }));
  await sink.commit(unknown);
  made();
  expect(await sink.commit(unknown)).toMatchObject({ written: 0 });
  expect(made()).toHaveLength(3);
});

test('mends what was edited, deleted, or made a folder by hand, even with size and time as they were', async () => {
  const { sink, files, folder } = output();
  await sink.commit(files(texts));
  // The second finds every file to be older than a tick of the clock.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { state } = await sink.commit(files(texts));
  const page = join(folder, 'a/index.html');
  const style = join(folder, 'assets/x.css');
  const harms = [
    () => writeFileSync(page, 'page x'),
    () => {
      const { atime, mtime } = lstatSync(page);
      writeFileSync(page, 'page x');
      utimesSync(page, atime, mtime);
    },
    () => rmSync(page),
    () => rmSync(join(folder, 'a'), { recursive: true }),
    () => {
      rmSync(style);
      mkdirSync(join(style, 'empty'), { recursive: true });
    },
    () => {
      rmSync(join(folder, 'a'), { recursive: true });
    },
  ];
  for (const harm of harms) {
    harm();
    expect(sink.holds(state)).toBe(false);
    const mended = await sink.commit(files(texts));
    expect(mended).toMatchObject({ written: 1 });
    expect(readFileSync(page, 'utf8')).toBe('page a');
    expect(readFileSync(style, 'utf8')).toBe('style');
    expect(sink.holds(mended.state)).toBe(true);
  }
});

test('sees an edit in the very moment after a commit', async () => {
  const { sink, files, folder } = output();
  for (let round = 0; round < 30; round++) {
    const { state } = await sink.commit(files(texts));
    writeFileSync(join(folder, 'a/index.html'), 'page x');
    expect(sink.holds(state)).toBe(false);
    expect(await sink.commit(files(texts))).toMatchObject({ written: 1 });
    expect(readFileSync(join(folder, 'a/index.html'), 'utf8')).toBe('page a');
  }
});

test('removes what is no longer made by the list in the folder, whatever became of the record', async () => {
  const { sink, files, folder, manifest, made } = output();
  await sink.commit(files(texts));
  const { 'b/index.html': _, ...fewer } = texts;
  expect(await sink.commit(files(fewer))).toMatchObject({ written: 0, removed: 1 });
  expect(existsSync(join(folder, 'b'))).toBe(false);

  const whole = readFileSync(manifest, 'utf8');
  for (const damaged of ['', whole.slice(0, -20), whole.replace('"a/', '"c/'), `\n${whole}`, 'a/index.html\n']) {
    await sink.commit(files(texts));
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    writeFileSync(manifest, damaged);
    made();
    const { ino } = lstatSync(join(folder, 'a/index.html'));
    expect(await sink.commit(files({ 'a/index.html': 'page a' }))).toMatchObject({ written: 0, removed: 2 });
    expect(made()).toEqual(['a/index.html']);
    expect(lstatSync(join(folder, 'a/index.html')).ino).toBe(ino);
    expect(Object.keys(contents(folder))).toEqual(['a/index.html', 'mine.txt']);
  }
});

test('knows its files by the record where the list is lost, damaged or given other line ends', async () => {
  const { sink, files, folder } = output();
  const list = join(folder, '.slodocs-output');
  const harms = [
    () => rmSync(list),
    () => writeFileSync(list, ''),
    () => {
      rmSync(list);
      mkdirSync(list);
    },
    () => writeFileSync(list, readFileSync(list, 'utf8').replaceAll('\n', '\r\n')),
    () => writeFileSync(list, readFileSync(list, 'utf8').slice(0, -5)),
  ];
  for (const harm of harms) {
    const { state } = await sink.commit(files(texts));
    const before = readFileSync(list);
    harm();
    expect(sink.holds(state)).toBe(false);
    expect(await sink.commit(files({ 'a/index.html': 'page a' }))).toMatchObject({ written: 0, removed: 2 });
    await sink.commit(files(texts));
    expect(readFileSync(list)).toEqual(before);
  }
});

test('takes no file for its own that somebody has put there since, once list and record are gone', async () => {
  const { sink, files, folder, manifest } = output();
  await sink.commit(files(texts));
  rmSync(join(folder, '.slodocs-output'));
  rmSync(manifest);
  const before = contents(folder);
  await expect(sink.commit(files({ 'a/index.html': 'other' }))).rejects.toThrow('contains 3 files that slodocs did not create');
  expect(contents(folder)).toEqual(before);
});

test('changes nothing when what was made is not sound, and leaves a file out that could not be made', async () => {
  const { sink, files, folder } = output();
  expect(await sink.commit(files(texts), () => false)).toEqual({ written: 0, removed: 0, left: [], state: '' });
  expect(existsSync(folder)).toBe(false);
  await sink.commit(files(texts));
  const changed = files({ ...texts, 'a/index.html': 'other' });
  expect(await sink.commit(changed, () => false)).toMatchObject({ written: 0 });
  expect(readFileSync(join(folder, 'a/index.html'), 'utf8')).toBe('page a');
  const failing = changed.map((file) =>
    file.path === 'a/index.html' ? { ...file, content: { pour: async () => false } } : file,
  );
  expect(await sink.commit(failing)).toMatchObject({ written: 0, removed: 1 });
  expect(existsSync(join(folder, 'a'))).toBe(false);
});

test('takes a large file in pieces, and has none of it where it is the same, or is not made to its end', async () => {
  const { sink, files, folder } = output();
  const pieces = ['a', 'b', 'c'].map((letter) => letter.repeat(700_000));
  const large = (key: string, end: () => boolean): readonly OutputFile[] => {
    const pour = async (add: (piece: string) => void): Promise<boolean> => {
      for (const piece of pieces) add(piece);
      return end();
    };
    return [...files(texts), { path: 'large.txt', key, content: { pour } }];
  };
  expect(await sink.commit(large('1', () => true))).toMatchObject({ written: 4 });
  expect(readFileSync(join(folder, 'large.txt'), 'utf8')).toBe(pieces.join(''));
  expect(await sink.commit(large('2', () => true))).toMatchObject({ written: 0, removed: 0 });
  const full = Object.assign(new Error('no space left'), { errno: -28, code: 'ENOSPC' });
  const thrown = sink.commit(
    large('3', () => {
      throw full;
    }),
  );
  await expect(thrown).rejects.toThrow('the disk is full');
  expect(readFileSync(join(folder, 'large.txt'), 'utf8')).toBe(pieces.join(''));
  expect(await sink.commit(large('4', () => false))).toMatchObject({ written: 0, removed: 1 });
  expect(readdirSync(folder).sort()).toEqual(['.slodocs-output', 'a', 'assets', 'b']);
});

test('refuses a copy whose original is no longer what its key says', async () => {
  const { sink, folder } = output();
  mkdirSync(dirname(folder), { recursive: true });
  const original = join(dirname(folder), 'original.txt');
  writeFileSync(original, 'now');
  const content = { copyOf: original };
  await expect(sink.commit([{ path: 'x.txt', key: digestOf('before'), content }])).rejects.toThrow(
    'was changed while it was being copied',
  );
  expect(existsSync(folder)).toBe(false);
  await sink.commit([{ path: 'x.txt', key: digestOf('now'), content }]);
  expect(readFileSync(join(folder, 'x.txt'), 'utf8')).toBe('now');
});

test('clears what killed builds have left of their stages, and leaves those of running ones', async () => {
  const { sink, files, folder } = output();
  const { state } = await sink.commit(files(texts));
  expect(sink.holds(state)).toBe(true);
  mkdirSync(join(folder, '.slodocs-staging-999999999.boot.1/new-1'), { recursive: true });
  mkdirSync(join(folder, '.slodocs-staging'), { recursive: true });
  expect(sink.holds(state)).toBe(false);
  await sink.commit(files(texts));
  expect(readdirSync(folder).sort()).toEqual(['.slodocs-output', 'a', 'assets', 'b']);
});

test('keeps times to come for what they are: nothing to trust', async () => {
  const { sink, files, folder, manifest } = output();
  await sink.commit(files(texts));
  const list = readFileSync(manifest, 'utf8');
  const times = JSON.parse(list.slice(list.indexOf('\n'))) as unknown[][];
  expect(times.every(([, , , stamp]) => /^\d+ \d+ \d+ \d+$/.test(String(stamp)))).toBe(true);
  utimesSync(join(folder, 'a/index.html'), 4e9, 4e9);
  const { state } = await sink.commit(files(texts));
  expect(sink.holds(state)).toBe(true);
});

test('gives what a clean commit gives after any harm, and is never held to be whole when it is not', async () => {
  const paths = ['a', 'b', 'c/d', 'c/e', 'x.html', 'y/index.html'];
  const tree = fc.dictionary(fc.constantFrom(...paths), fc.constantFrom('1', '22', '33', 'four'));
  const harm = fc.record({
    path: fc.constantFrom(...paths),
    text: fc.option(fc.constantFrom('1', '22', '44'), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(tree, fc.array(harm, { maxLength: 3 })), { minLength: 1, maxLength: 4 }),
      async (steps) => {
        const root = mkdtempSync(join(tmpdir(), 'slodocs-sink-'));
        try {
          const { sink, files, folder } = outputIn(root);
          for (const [wanted, harms] of steps) {
            const { state } = await sink.commit(files(wanted));
            expect(contents(folder)).toMatchObject(wanted);
            const before = contents(folder);
            for (const { path, text } of harms) {
              if (before[path] === undefined) continue;
              if (text === undefined) rmSync(join(folder, path), { force: true });
              else if (existsSync(join(folder, path))) writeFileSync(join(folder, path), text);
            }
            const same = JSON.stringify(contents(folder)) === JSON.stringify(before);
            if (!same) expect(sink.holds(state)).toBe(false);
            else if (harms.length === 0) expect(sink.holds(state)).toBe(true);
            await sink.commit(files(wanted));
            expect(contents(folder)).toEqual(wanted);
          }
        } finally {
          rmSync(root, { recursive: true, force: true });
        }
      },
    ),
    { numRuns: propertyRuns() },
  );
});

/** The files of a folder but its list, with their texts, in the order of their paths. */
function contents(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== '.slodocs-output',
  );
  const entries = paths.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(entries.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}
