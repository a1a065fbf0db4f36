// Files to the digests of their content, which are computed again only where what the disk says of a file has changed.
import { readFileSync, statSync } from 'node:fs';
import { digestOf, digestOfFile } from './digest.ts';
import { isDiskFailure } from './disk-fault.ts';

/** What is remembered of a file between builds. */
export interface Fingerprint {
  /** Size, times of change in nanoseconds, and number on the disk, in one text. */
  readonly stamp: string;
  /** SHA-256 of its bytes, hexadecimal; or `!` and the code of the fault where it cannot be read. */
  readonly digest: string;
  /**
   * The file was changed so shortly before it was looked at that a second change could have left the same stamp: it is
   * read again. Git calls such an entry racy.
   */
  readonly racy: boolean;
}

export interface Fingerprints {
  /** Of a file, absolute; reads it where its stamp is not the remembered one. */
  of(file: string): Fingerprint;
  /** The bytes of a file, and their fingerprint, which is that of this moment. Throws as `node:fs` does. */
  read(file: string): { readonly bytes: Buffer; readonly digest: string };
  /** The file is looked at again when it is asked for next, and may be another: that it changes is no surprise. */
  forget(file: string): void;
  /** True for a file that changed after a time, in milliseconds, or so shortly before it that nobody can tell. */
  changedSince(file: string, time: number): boolean;
  /** True once a file was seen to change while the build went on: what was made of it is not to be kept. */
  changed(): boolean;
  /** A text that is not on disk yet stands in the place of a file; undefined takes it away. */
  overlay(file: string, bytes: Buffer | undefined): void;
  /** The text that stands in the place of a file. */
  overlaid(file: string): Buffer | undefined;
  /** True while any does: what is made of it is nothing to find again by the files. */
  hasOverlays(): boolean;
  /** All that was asked for. What was racy and has settled since is looked at again. */
  settle(): ReadonlyMap<string, Fingerprint>;
}

/** `known` holds what the last build remembered, by absolute paths. */
export function createFingerprints(known: ReadonlyMap<string, Fingerprint>): Fingerprints {
  const seen = new Map<string, Fingerprint>();
  const overlays = new Map<string, Buffer>();
  let hasChanged = false;
  const see = (file: string, found: Fingerprint): void => {
    const before = seen.get(file);
    if (before && before.digest !== found.digest) hasChanged = true;
    seen.set(file, found);
  };
  return {
    of(file) {
      const before = seen.get(file);
      if (before) return before;
      const over = overlays.get(file);
      const found = over ? overlaidAs(over) : fingerprint(file, known.get(file));
      seen.set(file, found);
      return found;
    },
    read(file) {
      const over = overlays.get(file);
      if (over) {
        const found = overlaidAs(over);
        seen.set(file, found);
        return { bytes: over, digest: found.digest };
      }
      const found = stampOf(file);
      const bytes = readFileSync(file);
      const digest = digestOf(bytes);
      see(file, { stamp: found.stamp, digest, racy: isRacy(found.time) });
      return { bytes, digest };
    },
    forget: (file) => void seen.delete(file),
    overlay(file, bytes) {
      if (bytes) overlays.set(file, bytes);
      else overlays.delete(file);
      seen.delete(file);
    },
    overlaid: (file) => overlays.get(file),
    hasOverlays: () => overlays.size > 0,
    changedSince: (file, time) => stampOf(file).time > time - finest,
    changed: () => hasChanged,
    settle() {
      for (const [file, { racy, digest }] of seen) {
        if (!racy || isRacy(stampOf(file).time)) continue;
        const found = fingerprint(file, undefined);
        see(file, { ...found, racy: isFault(found) });
        if (seen.get(file)?.digest !== digest) hasChanged = true;
      }
      return seen;
    },
  };
}

function overlaidAs(bytes: Buffer): Fingerprint {
  return { stamp: 'overlay', digest: digestOf(bytes), racy: false };
}

/** The fingerprint of a file as it is now. What is `known` spares reading it. */
export function fingerprint(file: string, known: Fingerprint | undefined): Fingerprint {
  const { stamp, time, kind } = stampOf(file);
  if (known && !known.racy && known.stamp === stamp) return known;
  const racy = isRacy(time);
  if (kind !== 'file') return { stamp, digest: kind === 'none' ? '!ENOENT' : '!EISDIR', racy: false };
  try {
    return { stamp, digest: digestOfFile(file), racy };
  } catch (thrown) {
    // Its stamp does not tell when that is over.
    return { stamp, digest: `!${(thrown as NodeJS.ErrnoException).code}`, racy: true };
  }
}

export interface Stamp {
  readonly stamp: string;
  /** The later one of the times of change, in milliseconds. */
  readonly time: number;
  readonly kind: 'file' | 'folder' | 'other' | 'none';
}

/** What the disk says of a file, links followed. */
export function stampOf(file: string): Stamp {
  const found = attempt(() => statSync(file, { bigint: true, throwIfNoEntry: false }));
  if (!found) return { stamp: 'none', time: 0, kind: 'none' };
  const { size, mtimeNs, ctimeNs, ino } = found;
  const time = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  return { stamp: `${kind} ${size} ${mtimeNs} ${ctimeNs} ${ino}`, time, kind };
}

/** A folder on the way may be a file, or closed to this user: nothing is there then. Throws where the disk fails. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (thrown) {
    if (isDiskFailure(thrown)) throw thrown;
    return undefined;
  }
}

/** The file is there, and cannot be read. */
function isFault({ digest }: Fingerprint): boolean {
  return digest.startsWith('!') && digest !== '!ENOENT' && digest !== '!EISDIR';
}

/** Disks keep times in steps of up to two seconds. A time ahead of the clock tells nothing. */
const coarsest = 2000;

/** By so much the times of a disk lag behind the clock, in milliseconds. */
const finest = 10;

function isRacy(time: number): boolean {
  return time > Date.now() - coarsest;
}
