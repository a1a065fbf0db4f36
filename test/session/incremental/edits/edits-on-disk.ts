// Changes the disk behind the back of a build: times, output and cache.
import { readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Random } from '../../../seeded-faults/random.ts';
import type { Texts } from './edit.ts';

/** `texts` is what stands in the folder; an edit of a source changes it as well. */
type EditOnDisk = (root: string, random: Random, texts: Texts) => void;

export const editsOnDisk: Readonly<Record<string, EditOnDisk>> = {
  'same size, same time': (root, random, texts) => {
    const path = pick(root, random, '{docs,data,examples}/**/*.{mdx,md,json,ts}');
    if (path === undefined) return;
    const { atime, mtime } = statSync(path);
    const text = readFileSync(path, 'utf8').replace(/[a-z0-9](?=\.["\n]|"[\s,])/, (last) => (last === 'q' ? 'z' : 'q'));
    writeFileSync(path, text);
    utimesSync(path, atime, mtime);
    texts.set(path.slice(root.length + 1), text);
  },
  'another time': (root, random) => {
    const path = pick(root, random, '{docs,data,src,plugins}/**/*');
    const time = new Date(Date.UTC(2001 + random.below(98), 1, 1));
    if (path !== undefined) utimesSync(path, time, time);
  },
  'output edited': (root, random) => {
    const path = pick(root, random, 'build/**/*');
    if (path !== undefined) writeFileSync(path, 'edited by hand');
  },
  'output edited, of the same size': (root, random) => {
    const path = pick(root, random, 'build/**/*.html');
    if (path === undefined) return;
    const { atime, mtime } = statSync(path);
    writeFileSync(path, readFileSync(path, 'utf8').replace('<title>', '<tItle>'));
    utimesSync(path, atime, mtime);
  },
  'output file deleted': (root, random) => rmSync(pick(root, random, 'build/**/*') ?? join(root, 'none'), { force: true }),
  'output folder deleted': (root) => rmSync(join(root, 'build'), { recursive: true, force: true }),
  'cache deleted': (root) => rmSync(join(root, '.slodocs/cache'), { recursive: true, force: true }),
  'file of the cache deleted': (root, random) =>
    rmSync(pick(root, random, '.slodocs/cache/**/*') ?? join(root, 'none'), { force: true }),
  'file of the cache cut off': (root, random) => {
    const path = pick(root, random, '.slodocs/cache/**/*');
    if (path !== undefined) truncateSync(path, random.below(statSync(path).size + 1));
  },
  'file of the cache damaged': (root, random) => {
    const path = pick(root, random, '.slodocs/cache/**/*');
    if (path === undefined) return;
    const bytes = readFileSync(path);
    if (bytes.length > 0) bytes[random.below(bytes.length)] = 0x7e;
    writeFileSync(path, bytes);
  },
};

function pick(root: string, random: Random, pattern: string): string | undefined {
  const paths = fastGlob.sync(pattern, { cwd: root, dot: true, absolute: true }).sort();
  return paths.length === 0 ? undefined : random.pick(paths);
}
