// Records in the cache what each file of an output folder was when the last build left it, so that it need not be read again.
import { readFileSync } from 'node:fs';
import { digestOf } from '#files/digest';
import { replaceFile } from '#files/replace-file';
import { compareText } from '#model/place';

export interface Entry {
  /** Relative to the output folder. */
  readonly path: string;
  readonly key: string;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  /** The text of its stamp; empty where the file was not seen in its place. */
  readonly stamp: string;
  /** The stamp may stay the same though the file changes. */
  readonly racy: boolean;
}

export interface Manifest {
  /** Equal for equal lists. Empty when there is none, or a damaged one. */
  readonly state: string;
  /** By their paths. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/** Another form of the list is another word. */
const form = 'slodocs-record-1';

const none: Manifest = { state: '', entries: new Map() };

/** One that is not there, or damaged, names nothing. */
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

/** Whole or not at all, and not at all where nothing changes. Gives the state. Throws as `node:fs` does. */
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
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
