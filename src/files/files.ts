// Reads the site's files and settings, recording each question and its answer as an input of the build.
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Ask, Observation } from '#model/config';
import type { Settings } from '#model/settings';
import { boundsRefuse, type Refusal } from '#model/site-bounds';
import { type Disk, openDisk, printFault, printList, printPaths, printReal, recovering } from './disk.ts';
import { createFingerprints, type Fingerprint } from './fingerprints.ts';
import { createObservations } from './observations.ts';
import { recordedSettings } from './recorded-settings.ts';
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
  /** Synchronous version of `read`; empty where the file cannot be read. */
  text(path: string): string;
  /** What is there, symbolic links followed; undefined when nothing is. */
  stat(path: string): Promise<{ readonly isFile: boolean; readonly isFolder: boolean } | undefined>;
  /** The entries of a folder, sorted by name. Throws as `node:fs` does. */
  list(folder: string): readonly Dirent[];
  /** Where a path leads when symbolic links are followed, absolute; undefined when nothing is there. */
  real(path: string): string | undefined;
  /** Why content may not use the file at a path, symbolic links followed; undefined where it may. */
  refusal(path: string): Refusal | undefined;
  /** Sorted paths. Symbolic links to folders are not followed: they may form loops. */
  glob(pattern: string | readonly string[], options?: GlobOptions): Promise<readonly string[]>;
  /** The settings, with each key that is read recorded: a plugin does not declare which settings it depends on. */
  readonly settings: Settings;
  /** Runs `work` and returns its value with the questions that it asked. */
  capture<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly observed: readonly Observation[] }>;
  /** Asks each recorded question again, records it as an input of this build, and tells whether every answer is the same. */
  holds(observed: readonly Observation[]): Promise<boolean>;
  /** All questions asked so far, with their answers. */
  observed(): readonly Observation[];
  /** Overlays a file with unsaved text; `undefined` removes the overlay. */
  overlay(path: string, text: string | undefined): void;
  /** The text that overlays a file; undefined where none does. */
  overlaid(path: string): string | undefined;
  /** True while any file is overlaid: other threads do not see overlays. */
  hasOverlays(): boolean;
  /** Invalidates what is cached about changed files, so that the disk is asked again. */
  forget(paths: readonly string[]): void;
  /** False where a file may have changed since a time in milliseconds; then all of them are checked again. */
  isSteady(paths: readonly string[], since?: number): boolean;
  /** The path of the file that answers for a path: its translation, or the file itself. */
  standIn(path: string): string;
  /** The same files with other settings, of which some answer for others. */
  as(settings: Settings, standIn: (path: string) => string): Files;
  /** The fingerprints to save for the next build; undefined where a file changed while it was being read. */
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
  /** Folders that are no input of the build, skipped when a folder above them is listed. Absolute. */
  readonly excludedFolders?: readonly string[];
  /** The fingerprints that the last build saved, by paths relative to the root. */
  readonly known?: ReadonlyMap<string, Fingerprint>;
}

export function createFiles({ root, settings, excludedFolders = [], known = new Map() }: FilesOptions): Files {
  const at = (path: string): string => join(root, path);
  const fingerprints = createFingerprints(new Map([...known].map(([path, found]) => [at(path), found])));
  const { record, capture, all, drop } = createObservations();
  const opened = Date.now();
  const disks: Disk[] = [];

  /** Answers a question and records the answer as `print` prints it; an exception is recorded as an answer, too. */
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

  /** Questions are recorded by the paths of the files that answer them. */
  const filesFor = (settings: Settings, standIn: (path: string) => string): Files => {
    const disk = openDisk({ root, settings, excludedFolders, fingerprints });
    disks.push(disk);
    const noted = recordedSettings(settings, (key) => record(['setting', key], disk.settingDigest(key)));
    const bytes = (given: string): Buffer => {
      const path = standIn(given);
      return asked(
        ['bytes', path],
        () => fingerprints.read(at(path)),
        ({ digest }) => digest,
      ).bytes;
    };
    const digest = (given: string): string => {
      const path = standIn(given);
      return asked(
        ['bytes', path],
        () => fingerprints.of(at(path)).digest,
        (found) => found,
      );
    };
    const real = (given: string): string | undefined => {
      const path = standIn(given);
      return asked(
        ['real', path],
        () => disk.real(path),
        (found) => printReal(root, found),
      );
    };
    return {
      standIn,
      bytes: async (path) => bytes(path),
      digest,
      read: async (path) => decode(bytes(path)),
      text: (path) =>
        recovering(
          () => decode(bytes(path)),
          () => '',
        ),
      async head(path, length) {
        // Records the whole file as the input: its digest is needed anyway to emit it, and is usually cached.
        digest(path);
        return disk.head(standIn(path), length);
      },
      async stat(given) {
        const path = standIn(given);
        const kind = asked(
          ['stat', path],
          () => disk.kindOf(path),
          (found) => found,
        );
        return kind === 'none' ? undefined : { isFile: kind === 'file', isFolder: kind === 'folder' };
      },
      list: (folder) => asked(['list', folder], () => disk.list(folder), printList),
      real,
      refusal(given) {
        const { allow } = noted;
        const { dotfiles } = allow;
        const path = standIn(given);
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
      overlaid: (path) => fingerprints.overlaid(at(standIn(path)))?.toString('utf8'),
      hasOverlays: fingerprints.hasOverlays,
      forget(paths) {
        for (const path of paths) fingerprints.forget(at(path));
        drop(new Set(paths));
        for (const one of disks) one.forget();
      },
      isSteady(paths, since = opened) {
        const files = paths.map((path) => at(standIn(path)));
        const isSteady = !files.some((file) => fingerprints.changedSince(file, since));
        if (!isSteady) for (const file of files) fingerprints.forget(file);
        return isSteady;
      },
      remembered() {
        if (fingerprints.hasOverlays()) return undefined;
        const settled = fingerprints.settle();
        const isSteady = ![...settled.keys()].some((file) => fingerprints.changedSince(file, opened));
        if (!isSteady || fingerprints.changed()) return undefined;
        return new Map([...settled].map(([file, found]) => [relativeTo(root, file), found]));
      },
      as: filesFor,
    };
  };
  return filesFor(settings, (path) => path);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}
