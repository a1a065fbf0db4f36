// The only way to the site's files: reads, listings and facts, each recorded with what was answered.
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Ask, Observation } from '#model/observation';
import type { Settings } from '#model/settings';
import { boundsRefuse, type Refusal } from '#model/site-bounds';
import { attempt, openDisk, printFault, printList, printPaths, printReal } from './disk.ts';
import { createFingerprints, type Fingerprint } from './fingerprints.ts';
import { createObservations } from './observations.ts';
import { relativeTo } from './site-path.ts';

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
  /** Why content may not use the file at a path, where symbolic links lead included; undefined where it may. */
  refusal(path: string): Refusal | undefined;
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
  /** A text that is not on disk yet stands in the place of a file, until `undefined` takes it away. */
  overlay(path: string, text: string | undefined): void;
  /** True while a text stands in the place of a file: other threads do not see it. */
  hasOverlays(): boolean;
  /** Files have changed: what is asked about them from now on is asked of the disk again. */
  forget(paths: readonly string[]): void;
  /** False where one of the files may have changed since a time, in milliseconds; then all of them are looked at anew. */
  isSteady(paths: readonly string[], since?: number): boolean;
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
  readonly excludedFolders?: readonly string[];
  /** What the last build remembered, by paths relative to the root. */
  readonly known?: ReadonlyMap<string, Fingerprint>;
}

export function createFiles({ root, settings, excludedFolders = [], known = new Map() }: FilesOptions): Files {
  const at = (path: string): string => join(root, path);
  const fingerprints = createFingerprints(new Map([...known].map(([path, found]) => [at(path), found])));
  const { record, capture, all, drop } = createObservations();
  const disk = openDisk({ root, settings, excludedFolders, fingerprints });
  const opened = Date.now();

  /** The answer, recorded as `print` has it; a fault is an answer, too. */
  const asked = <T>(ask: Ask, question: () => T, print: (answer: T) => string): T => {
    try {
      const answer = question();
      record(ask, print(answer));
      return answer;
    } catch (thrown) {
      record(ask, printFault(thrown));
      throw thrown;
    }
  };
  const bytes = (path: string): Buffer =>
    asked(
      ['bytes', path],
      () => fingerprints.read(at(path)),
      ({ digest }) => digest,
    ).bytes;
  const real = (path: string): string | undefined =>
    asked(
      ['real', path],
      () => disk.real(path),
      (found) => printReal(root, found),
    );
  const noted = recorded(settings, (key) => record(['setting', key], disk.settingDigest(key)));
  const digest = (path: string): string =>
    asked(
      ['bytes', path],
      () => fingerprints.of(at(path)).digest,
      (found) => found,
    );

  return {
    bytes: async (path) => bytes(path),
    digest,
    read: async (path) => decode(bytes(path)),
    text: (path) =>
      attempt(
        () => decode(bytes(path)),
        () => '',
      ),
    async head(path, length) {
      // The whole file is the input: its digest is wanted anyway where it is emitted, and is seldom made anew.
      digest(path);
      return disk.head(path, length);
    },
    async stat(path) {
      const kind = asked(
        ['stat', path],
        () => disk.kindOf(path),
        (found) => found,
      );
      return kind === 'none' ? undefined : { isFile: kind === 'file', isFolder: kind === 'folder' };
    },
    list: (folder) => asked(['list', folder], () => disk.list(folder), printList),
    real,
    refusal(path) {
      const { allow } = noted;
      const { dotfiles } = allow;
      const named = ['', ...allow.folders, ...allow.ownFolders];
      const asNamed = boundsRefuse(path, { folders: named, dotfiles });
      if (asNamed === 'hidden') return { kind: 'hidden', at: path, byLink: false };
      const found = real(path);
      if (found === undefined) return asNamed && { kind: asNamed, at: path, byLink: false };
      const at = relativeTo(root, found);
      const folders = named.flatMap((folder) => real(folder) ?? []).map((folder) => relativeTo(root, folder));
      const kind = boundsRefuse(at, { folders, dotfiles });
      return kind && { kind, at, byLink: asNamed === undefined };
    },
    async glob(pattern, { ignore = [], dot = false } = {}) {
      const given = { pattern: [pattern].flat(), ignore, dot };
      const paths = await disk.glob(given);
      record(['glob', JSON.stringify(given)], printPaths(paths));
      return paths;
    },
    settings: noted,
    capture,
    async holds(observed) {
      let same = true;
      for (const [ask, before] of observed) {
        const now = await disk.answer(ask);
        record(ask, now);
        same &&= now === before;
      }
      return same;
    },
    observed: all,
    overlay(path, text) {
      fingerprints.overlay(at(path), text === undefined ? undefined : Buffer.from(text));
      drop(new Set([path]));
    },
    hasOverlays: fingerprints.hasOverlays,
    forget(paths) {
      for (const path of paths) fingerprints.forget(at(path));
      drop(new Set(paths));
      disk.forget();
    },
    isSteady(paths, since = opened) {
      const isSteady = !paths.some((path) => fingerprints.changedSince(at(path), since));
      if (!isSteady) for (const path of paths) fingerprints.forget(at(path));
      return isSteady;
    },
    remembered() {
      if (fingerprints.hasOverlays()) return undefined;
      const settled = fingerprints.settle();
      const isSteady = ![...settled.keys()].some((file) => fingerprints.changedSince(file, opened));
      if (!isSteady || fingerprints.changed()) return undefined;
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

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}
