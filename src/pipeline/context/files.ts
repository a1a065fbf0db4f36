// The only way to the site's files: reads, listings and facts, each recorded with what was answered.
import { closeSync, type Dirent, openSync, readdirSync, readSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText } from '#model/place';
import type { Settings } from '#model/settings';
import { digestOf, digestOfValue } from './digest.ts';
import { createFingerprints, type Fingerprint, stampOf } from './fingerprints.ts';
import { type Ask, createObservations, type Observation } from './observations.ts';

/** Paths are relative to the root, with `/` between their parts. */
export interface Files {
  /** The bytes of a file. Rejects as `node:fs` does. */
  bytes(path: string): Promise<Buffer>;
  /** SHA-256 of the bytes of a file, hexadecimal; begins with `!` where it cannot be read. Reads only what may have changed. */
  digest(path: string): string;
  /** The first bytes of a file, `length` at most. Rejects as `node:fs` does. */
  head(path: string, length: number): Promise<Uint8Array>;
  /** The text of a UTF-8 file without byte order mark. Rejects as `node:fs` does. */
  read(path: string): Promise<string>;
  /** The same for where nothing can wait; empty where the file cannot be read. */
  text(path: string): string;
  /** What is there, symbolic links followed; undefined when nothing is. */
  stat(path: string): Promise<{ readonly isFile: boolean; readonly isFolder: boolean } | undefined>;
  /** The entries of a folder, sorted by name. Throws as `node:fs` does. */
  list(folder: string): readonly Dirent[];
  /** Where a path leads when symbolic links are followed, absolute; undefined when nothing is there. */
  real(path: string): string | undefined;
  /** Sorted paths. Symbolic links to folders are not followed: they may form loops. */
  glob(pattern: string | readonly string[], options?: GlobOptions): Promise<readonly string[]>;
  /** The settings, as data whose reading is recorded by key: for plugins, of which nobody knows what they look at. */
  readonly settings: Settings;
  /** Runs `work` and gives what it asked. */
  capture<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly observed: readonly Observation[] }>;
  /** True where every answer is still the same. Each is an input of this build, whatever it says. */
  holds(observed: readonly Observation[]): Promise<boolean>;
  /** Everything asked for so far. */
  observed(): readonly Observation[];
  /** What is to be remembered of the files; undefined where one of them changed while it was looked at. */
  remembered(): ReadonlyMap<string, Fingerprint> | undefined;
}

export interface GlobOptions {
  readonly ignore?: readonly string[];
  readonly dot?: boolean;
}

export interface FilesOptions {
  /** Absolute. */
  readonly root: string;
  readonly settings: Settings;
  /** Folders that are no input, where they stand in a folder that is listed. Absolute. */
  readonly apart?: readonly string[];
  /** What the last build remembered, by paths relative to the root. */
  readonly known?: ReadonlyMap<string, Fingerprint>;
}

export function createFiles({ root, settings, apart = [], known = new Map() }: FilesOptions): Files {
  const at = (path: string): string => join(root, path);
  const fingerprints = createFingerprints(new Map([...known].map(([path, found]) => [at(path), found])));
  const observations = createObservations();
  const left = new Set(apart);

  const list = (folder: string): readonly Dirent[] =>
    readdirSync(at(folder), { withFileTypes: true })
      .filter(({ name }) => !left.has(join(at(folder), name)))
      .sort((a, b) => compareText(a.name, b.name));
  const head = (path: string, length: number): Uint8Array => {
    const file = openSync(at(path), 'r');
    try {
      const bytes = new Uint8Array(length);
      // A copy: whoever looks at the memory behind it is to find nothing else there.
      return bytes.slice(0, readSync(file, bytes, 0, length, 0));
    } finally {
      closeSync(file);
    }
  };
  const real = (path: string): string | undefined => attempt(() => realpathSync(at(path)), () => undefined);
  const glob = async (given: string): Promise<readonly string[]> => {
    const { pattern, ignore, dot } = JSON.parse(given) as { pattern: string[]; ignore: string[]; dot: boolean };
    const { default: fastGlob } = await import('fast-glob');
    const options = { cwd: root, ignore, dot, followSymbolicLinks: false, onlyFiles: true, unique: true, suppressErrors: true };
    return (await fastGlob(pattern, options)).sort(compareText);
  };

  const bytes = (path: string): Buffer => {
    try {
      const { bytes, digest } = fingerprints.read(at(path));
      observations.record(['bytes', path], digest);
      return bytes;
    } catch (thrown) {
      observations.record(['bytes', path], printFault(thrown));
      throw thrown;
    }
  };
  const settingDigests = new Map<string, string>();
  const settingOf = (key: string): string => {
    const found = settingDigests.get(key) ?? digestOfValue(settings[key as keyof Settings]);
    settingDigests.set(key, found);
    return found;
  };

  const answer = async (ask: Ask): Promise<string> => {
    switch (ask[0]) {
      case 'bytes':
        return fingerprints.of(at(ask[1])).digest;
      case 'stat':
        return stampOf(at(ask[1])).kind;
      case 'list':
        return attempt(() => printList(list(ask[1])), printFault);
      case 'real':
        return printReal(root, real(ask[1]));
      case 'head':
        return attempt(() => digestOf(head(ask[1], ask[2])), printFault);
      case 'glob':
        return printPaths(await glob(ask[1]));
      case 'setting':
        return settingOf(ask[1]);
    }
  };

  return {
    bytes: async (path) => bytes(path),
    text: (path) =>
      attempt(
        () => decode(bytes(path)),
        () => '',
      ),
    digest(path) {
      const { digest } = fingerprints.of(at(path));
      observations.record(['bytes', path], digest);
      return digest;
    },
    read: async (path) => decode(bytes(path)),
    async head(path, length) {
      try {
        const bytes = head(path, length);
        observations.record(['head', path, length], digestOf(bytes));
        return bytes;
      } catch (thrown) {
        observations.record(['head', path, length], printFault(thrown));
        throw thrown;
      }
    },
    async stat(path) {
      const { kind } = stampOf(at(path));
      observations.record(['stat', path], kind);
      return kind === 'none' ? undefined : { isFile: kind === 'file', isFolder: kind === 'folder' };
    },
    list(folder) {
      try {
        const entries = list(folder);
        observations.record(['list', folder], printList(entries));
        return entries;
      } catch (thrown) {
        observations.record(['list', folder], printFault(thrown));
        throw thrown;
      }
    },
    real(path) {
      const found = real(path);
      observations.record(['real', path], printReal(root, found));
      return found;
    },
    async glob(pattern, { ignore = [], dot = false } = {}) {
      const given = JSON.stringify({ pattern: [pattern].flat(), ignore, dot });
      const paths = await glob(given);
      observations.record(['glob', given], printPaths(paths));
      return paths;
    },
    settings: recorded(settings, (key) => observations.record(['setting', key], settingOf(key))),
    capture: observations.capture,
    async holds(observed) {
      let same = true;
      for (const [ask, before] of observed) {
        const now = await answer(ask);
        observations.record(ask, now);
        same &&= now === before;
      }
      return same;
    },
    observed: observations.all,
    remembered() {
      const settled = fingerprints.settle();
      if (fingerprints.changed()) return undefined;
      return new Map([...settled].map(([file, found]) => [relativeTo(root, file), found]));
    },
  };
}

/** Whoever lists the keys may look at all of them. */
function recorded(settings: Settings, record: (key: string) => void): Settings {
  return new Proxy(settings, {
    get(target, key, receiver) {
      if (typeof key === 'string') record(key);
      return Reflect.get(target, key, receiver);
    },
    ownKeys(target) {
      for (const key of Object.keys(target)) record(key);
      return Reflect.ownKeys(target);
    },
  });
}

function printList(entries: readonly Dirent[]): string {
  const kindOf = (entry: Dirent): string =>
    entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'other';
  return digestOf(entries.map((entry) => `${kindOf(entry)} ${entry.name}\n`).join(''));
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}

function printPaths(paths: readonly string[]): string {
  return digestOf(paths.map((path) => `${path}\n`).join(''));
}

/** Relative: the same site may stand elsewhere tomorrow. */
function printReal(root: string, found: string | undefined): string {
  return found === undefined ? 'none' : relativeTo(root, found);
}

function printFault(thrown: unknown): string {
  return `!${(thrown as NodeJS.ErrnoException).code}`;
}

function attempt<T>(work: () => T, otherwise: (thrown: unknown) => T): T {
  try {
    return work();
  } catch (thrown) {
    return otherwise(thrown);
  }
}

function relativeTo(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
