// Reads and writes the manifest of an output folder: path, hash and stamp of each file that the last build left.

import { readFileSync } from 'node:fs';
import { digestOf } from '#files/digest';
import { replaceFile } from '#files/replace-file';
import { attempt } from '#model/attempt';
import { compareText } from '#model/place';

export interface Entry {
  /** Relative to the output folder. */
  readonly path: string;
  readonly key: string;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** The text of its stamp; empty where the file was not seen in place. */
  readonly stamp: string;
  /** True where the file may change without a change of its stamp. */
  readonly racy: boolean;
}

export interface Manifest {
  /** Equal for equal manifests. Empty when there is none, or a damaged one. */
  readonly state: string;
  /** By their paths. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/** The name and version of the format. */
const form = 'slodocs-record-1';

const none: Manifest = { state: '', entries: new Map() };

/** Empty for a missing or damaged manifest. */
export function readManifest(file: string): Manifest {
  const text = readText(file);
  const end = text.indexOf('\n');
  const [word, state = ''] = text.slice(0, end).split(' ');
  const list = text.slice(end + 1);
  if (word !== form || digestOf(list) !== state) return none;
  const entries = (JSON.parse(list) as Row[]).map(([path, key, hash, stamp, racy]) => ({
    path,
    key,
    hash,
    stamp,
    racy: racy === 1,
  }));
  return { state, entries: new Map(entries.filter(({ path }) => isBelow(path)).map((entry) => [entry.path, entry])) };
}

/** Writes atomically, and only where something changed. Returns the state. Throws as `node:fs` does. */
export function writeManifest(file: string, entries: Iterable<Entry>): string {
  const sorted = [...entries].sort((a, b) => compareText(a.path, b.path));
  const rows = sorted.map(({ path, key, hash, stamp, racy }): Row => [path, key, hash, stamp, racy ? 1 : 0]);
  const list = JSON.stringify(rows);
  const state = digestOf(list);
  const text = `${form} ${state}\n${list}`;
  if (readText(file) === text) return state;
  replaceFile(file, text);
  return state;
}

type Row = readonly [path: string, key: string, hash: string, stamp: string, racy: 0 | 1];

function isBelow(path: string): boolean {
  return path !== '' && !/^\/|(^|\/)\.\.(\/|$)/.test(path);
}

function readText(file: string): string {
  return attempt(() => readFileSync(file, 'utf8'), '');
}
