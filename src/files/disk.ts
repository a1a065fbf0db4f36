// Answers questions about the disk and the settings without recording them, and digests the answers.
import { closeSync, type Dirent, lstatSync, openSync, readdirSync, readSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Ask } from '#model/config';
import { compareText } from '#model/place';
import type { Settings } from '#model/settings';
import { digestOf } from './digest.ts';
import { type Fingerprints, stampOf } from './fingerprints.ts';
import { entriesBelow, type GlobRequest, matchingOverlays } from './overlaid-entries.ts';
import { digestOfSetting } from './recorded-settings.ts';
import { relativeTo } from './site-path.ts';
import { isDiskFailure } from './write-fault.ts';

export interface DiskOptions {
  /** Absolute. */
  readonly root: string;
  readonly settings: Settings;
  /** Folders to skip when a folder above them is listed. Absolute. */
  readonly excludedFolders: readonly string[];
  readonly fingerprints: Fingerprints;
}

/** Paths are relative to the root. */
export interface Disk {
  head(path: string, length: number): Uint8Array;
  kindOf(path: string): 'file' | 'folder' | 'other' | 'none';
  list(folder: string): readonly Dirent[];
  /** Absolute; undefined when nothing is there. */
  real(path: string): string | undefined;
  glob(given: GlobRequest): Promise<readonly string[]>;
  settingDigest(key: string): string;
  /** The digest of the current answer to a recorded question. */
  answer(ask: Ask): Promise<string>;
  /** Drops the cached real paths of folders: symbolic links may have changed. */
  forget(): void;
}

export function openDisk({ root, settings, excludedFolders, fingerprints }: DiskOptions): Disk {
  const at = (path: string): string => join(root, path);
  const left = new Set(excludedFolders);
  const settingDigests = new Map<string, string>();
  const realFolders = new Map<string, string | undefined>();
  /** Resolves the symbolic links of each folder once, however many of its files are asked for. */
  const realFolder = (path: string): string | undefined => {
    const known = realFolders.get(path);
    if (known !== undefined || realFolders.has(path)) return known;
    const found = path === root || dirname(path) === path ? recovering(() => realpathSync(path), nothing) : realOf(path);
    realFolders.set(path, found);
    return found;
  };
  const realOf = (path: string): string | undefined =>
    recovering(
      () => {
        const folder = realFolder(dirname(path));
        if (folder === undefined) return undefined;
        return lstatSync(path).isSymbolicLink() ? realpathSync(path) : join(folder, basename(path));
      },
      (thrown) => nothing(thrown) ?? realOverlaid(path),
    );
  /** Of what stands on no disk yet. */
  const realOverlaid = (path: string): string | undefined => {
    const isThere = fingerprints.overlaid(path) !== undefined || entriesBelow(path, fingerprints.overlaidFiles()).length > 0;
    const folder = isThere ? realFolder(dirname(path)) : undefined;
    return folder && join(folder, basename(path));
  };
  const disk: Disk = {
    forget: () => realFolders.clear(),
    head(path, length) {
      const over = fingerprints.overlaid(at(path));
      if (over) return new Uint8Array(over.subarray(0, length));
      const file = openSync(at(path), 'r');
      try {
        const bytes = new Uint8Array(length);
        // A copy, because the buffer's memory may be shared with other data.
        return bytes.slice(0, readSync(file, bytes, 0, length, 0));
      } finally {
        closeSync(file);
      }
    },
    kindOf(path) {
      if (fingerprints.overlaid(at(path))) return 'file';
      const { kind } = stampOf(at(path));
      return kind === 'none' && entriesBelow(at(path), fingerprints.overlaidFiles()).length > 0 ? 'folder' : kind;
    },
    list(folder) {
      const added = entriesBelow(at(folder), fingerprints.overlaidFiles());
      const found = recovering(
        () => readdirSync(at(folder), { withFileTypes: true }),
        (thrown) => {
          if (added.length === 0) throw thrown;
          return [];
        },
      );
      const known = new Set(found.map(({ name }) => name));
      return [...found, ...added.filter(({ name }) => !known.has(name))]
        .filter(({ name }) => !left.has(join(at(folder), name)))
        .sort((a, b) => compareText(a.name, b.name));
    },
    real: (path) => realOf(at(path)),
    async glob({ pattern, ignore, dot }) {
      const { default: fastGlob } = await import('fast-glob');
      const options = { cwd: root, dot, followSymbolicLinks: false, onlyFiles: true, unique: true, suppressErrors: true };
      const own = excludedFolders.map((folder) => `${fastGlob.escapePath(relativeTo(root, folder))}/**`);
      const found = await fastGlob([...pattern], { ...options, ignore: [...ignore, ...own] });
      const overlaid = fingerprints.overlaidFiles().map((file) => relativeTo(root, file));
      if (overlaid.length === 0) return found.sort(compareText);
      const added = await matchingOverlays(overlaid, { pattern, ignore: [...ignore, ...own], dot });
      return [...new Set([...found, ...added])].sort(compareText);
    },
    settingDigest(key) {
      const found = settingDigests.get(key) ?? digestOfSetting(settings, key);
      settingDigests.set(key, found);
      return found;
    },
    async answer([kind, given]) {
      switch (kind) {
        case 'bytes':
          return fingerprints.of(at(given)).digest;
        case 'stat':
          return disk.kindOf(given);
        case 'list':
          return recovering(() => printList(disk.list(given)), printFault);
        case 'real':
          return printReal(root, disk.real(given));
        case 'glob':
          return printPaths(await disk.glob(JSON.parse(given) as GlobRequest));
        case 'setting':
          return disk.settingDigest(given);
      }
    },
  };
  return disk;
}

export function printList(entries: readonly Dirent[]): string {
  const kindOf = (entry: Dirent): string =>
    entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : entry.isSymbolicLink() ? 'link' : 'other';
  return digestOf(entries.map((entry) => `${kindOf(entry)} ${entry.name}\n`).join(''));
}

export function printPaths(paths: readonly string[]): string {
  return digestOf(paths.map((path) => `${path}\n`).join(''));
}

/** Relative, so that the answer stays the same when the site is moved. */
export function printReal(root: string, found: string | undefined): string {
  return found === undefined ? 'none' : relativeTo(root, found);
}

export function printFault(thrown: unknown): string {
  return `!${(thrown as NodeJS.ErrnoException).code}`;
}

/** A missing file or a circular link has no real path; a disk failure is rethrown. */
function nothing(thrown: unknown): undefined {
  if (isDiskFailure(thrown)) throw thrown;
  return undefined;
}

export function recovering<T>(work: () => T, otherwise: (thrown: unknown) => T): T {
  try {
    return work();
  } catch (thrown) {
    return otherwise(thrown);
  }
}
