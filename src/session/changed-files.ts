// Finds the files of a site that have changed since it was asked last, by asking the disk about all that was read.

import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '#model/attempt';
import type { Observation } from '#model/config';

/** What a site depends on. All are absolute, and need not exist. */
export interface Watched {
  readonly files: readonly string[];
  /** Folders whose entries count. */
  readonly folders: readonly string[];
  /** Folders with all that is below them. */
  readonly trees: readonly string[];
}

export interface ChangedFiles {
  /** Files that have changed, appeared or gone since the last call, and entries of folders. Absolute. */
  since(watched: Watched): readonly string[];
}

/** Turns the questions that a site has asked into what can change their answers. */
export function watchedBy(root: string, observed: readonly Observation[], inputs: readonly string[]): Watched {
  const files = new Set(inputs);
  const folders = new Set<string>();
  const trees = new Set<string>();
  for (const [[kind, asked]] of observed) {
    if (kind === 'setting') continue;
    if (kind === 'list') folders.add(asked);
    else if (kind !== 'glob') files.add(asked);
    else
      for (const pattern of (JSON.parse(asked) as { readonly pattern: readonly string[] }).pattern)
        addBase(pattern, folders, trees);
  }
  const absolute = (paths: Iterable<string>): readonly string[] => [...paths].map((path) => join(root, path));
  return { files: absolute(files), folders: absolute(folders), trees: absolute(trees) };
}

/** The part of a pattern before its first sign, below which it looks. */
function addBase(pattern: string, folders: Set<string>, trees: Set<string>): void {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => /[*?[\]{}()!+@|\\]/.test(part));
  const base = parts.slice(0, first < 0 ? -1 : first).join('/') || '.';
  const isDeep = first >= 0 && (first < parts.length - 1 || parts[first]?.includes('**'));
  (isDeep ? trees : folders).add(base);
}

/** How far the times of files may lag behind the clock, in milliseconds. */
const finest = 20;

/** Watchers tell late, and of some disks nothing. The first call tells of what has changed since `begun`, in milliseconds. */
export function createChangedFiles(begun = Date.now()): ChangedFiles {
  let known: ReadonlyMap<string, Seen> | undefined;
  let looked = begun;
  return {
    since(watched) {
      const before = looked;
      looked = Date.now();
      const found = lookAt(watched);
      const old = known ?? found;
      known = found;
      // One that has changed shortly after the last look may have the stamp that it had then.
      // Of a path that was read for the first time since, nobody knows what it was: a file that is there tells by its time, one that is
      // gone cannot.
      const isChanged = ([path, { stamp, time }]: [string, Seen]): boolean =>
        (old.get(path)?.stamp ?? (stamp === 'none' ? '' : stamp)) !== stamp || time >= before - finest;
      const added = [...found.values()].flatMap(({ entries = [], path }) => without(entries, old.get(path)?.entries, path));
      const isNew = (path: string): boolean => !old.has(path) && added.some((folder) => path.startsWith(join(folder, '/')));
      const gone = [...old.values()].flatMap(({ entries = [], path }) => {
        if (found.has(path)) return without(entries, found.get(path)?.entries, path);
        return statOf(path) ? [] : [path];
      });
      const changed = [...found].filter((one) => isChanged(one) || isNew(one[0])).map(([path]) => path);
      return [...new Set([...changed, ...added, ...gone])];
    },
  };
}

/** The entries of a folder that others lack, which may be unknown. */
function without(entries: readonly string[], others: readonly string[] | undefined, folder: string): readonly string[] {
  if (!others || entries.join('/') === others.join('/')) return [];
  const known = new Set(others);
  return entries.filter((name) => !known.has(name)).map((name) => join(folder, name));
}

interface Seen {
  readonly path: string;
  readonly stamp: string;
  /** In milliseconds. */
  readonly time: number;
  /** Of a folder. */
  readonly entries?: readonly string[];
}

function lookAt({ files, folders, trees }: Watched): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const file of files) seeFile(file, found);
  for (const folder of folders) seeFolder(folder, found);
  for (const tree of trees) walk(tree, found);
  return found;
}

function seeFile(path: string, found: Map<string, Seen>): void {
  if (found.has(path)) return;
  const stat = statOf(path);
  // Of a folder whose entries nobody has asked for, only that it is there counts.
  if (!stat || stat.isDirectory()) {
    found.set(path, { path, stamp: stat ? 'folder' : 'none', time: 0 });
    return;
  }
  const { ino, size, mtimeNs, ctimeNs } = stat;
  const time = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  found.set(path, { path, stamp: `${ino} ${size} ${mtimeNs} ${ctimeNs}`, time });
}

function seeFolder(path: string, found: Map<string, Seen>): readonly Dirent[] {
  const entries = entriesOf(path);
  found.set(path, { path, stamp: 'folder', time: 0, entries: entries.map(({ name }) => name) });
  return entries;
}

function walk(folder: string, found: Map<string, Seen>): void {
  for (const entry of seeFolder(folder, found)) {
    const path = join(folder, entry.name);
    if (/^(?:node_modules|\.git|\.slodocs)$/.test(entry.name)) continue;
    if (entry.isDirectory()) walk(path, found);
    else seeFile(path, found);
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  return attempt(() => readdirSync(folder, { withFileTypes: true }), []);
}

function statOf(path: string) {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}
