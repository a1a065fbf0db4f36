// Caches the digests of files by their stamps, and rehashes a file only when its stamp has changed.
import { type BigIntStats, readFileSync, statSync } from 'node:fs';
import { digestOf, digestOfFile } from './digest.ts';
import { isDiskFailure } from './write-fault.ts';

/** What the cache stores about a file between builds. */
export interface Fingerprint {
  /** Size, change times in nanoseconds and inode number, as one text. */
  readonly stamp: string;
  /** SHA-256 of its bytes, hexadecimal; or `!` and the code of the fault where it cannot be read. */
  readonly digest: string;
  /**
   * The file changed so shortly before it was read that another change could leave the same stamp, so it is read again. Git calls
   * such an entry racy.
   */
  readonly racy: boolean;
}

export interface Fingerprints {
  /** The fingerprint of a file, by absolute path; reads the file where its stamp differs from the cached one. */
  of(file: string): Fingerprint;
  /** The bytes of a file with the digest of exactly these bytes. Throws as `node:fs` does. */
  read(file: string): { readonly bytes: Buffer; readonly digest: string };
  /** Invalidates a file: it is checked again at the next question, and a change is expected. */
  forget(file: string): void;
  /** True for a file that changed after a time in milliseconds, or too shortly before it to be certain. */
  changedSince(file: string, time: number): boolean;
  /** True once a file was seen to change during the build: results made from it must not be cached. */
  changed(): boolean;
  /** Overlays a file with unsaved bytes; undefined removes the overlay. */
  overlay(file: string, bytes: Buffer | undefined): void;
  /** The bytes that overlay a file; undefined where there is no overlay. */
  overlaid(file: string): Buffer | undefined;
  /** The files that are overlaid, absolute. */
  overlaidFiles(): readonly string[];
  /** True while any file is overlaid: results made from overlays must not be cached by file digests. */
  hasOverlays(): boolean;
  /** All fingerprints that were asked for. Racy ones that have settled since are computed again. */
  settle(): ReadonlyMap<string, Fingerprint>;
}

/** `known` holds the fingerprints that the last build saved, by absolute path. */
export function createFingerprints(known: ReadonlyMap<string, Fingerprint>): Fingerprints {
  const seen = new Map<string, Fingerprint>();
  const overlays = new Map<string, Buffer>();
  let hasChanged = false;
  const see = (file: string, found: Fingerprint): void => {
    const before = seen.get(file);
    if (before && before.digest !== found.digest) hasChanged = true;
    seen.set(file, found);
  };
  /** A file that cannot be read is an input as well: it may appear before the next build. */
  const readOrSee = (file: string): Buffer => {
    try {
      return readFileSync(file);
    } catch (thrown) {
      see(file, fingerprint(file, undefined));
      throw thrown;
    }
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
      const bytes = readOrSee(file);
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
    overlaidFiles: () => [...overlays.keys()],
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

/** Fingerprints a file as it is now, reusing the `known` digest where the stamp is unchanged. */
export function fingerprint(file: string, known: Fingerprint | undefined): Fingerprint {
  const { stamp, time, kind } = stampOf(file);
  if (known && !known.racy && known.stamp === stamp) return known;
  const racy = isRacy(time);
  if (kind === 'none') return { stamp, digest: '!ENOENT', racy: false };
  if (kind !== 'file') return { stamp, digest: stamp === denied ? '!EACCES' : '!EISDIR', racy: false };
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

/** The stamp of what nobody may look at. To treat it as missing would build a site without it. */
const denied = 'denied';

/** The stamp of a file, symbolic links followed. Throws where the disk fails. */
export function stampOf(file: string): Stamp {
  let found: BigIntStats | undefined;
  try {
    found = statSync(file, { bigint: true, throwIfNoEntry: false });
  } catch (thrown) {
    if (isDiskFailure(thrown)) throw thrown;
    const { code = '' } = thrown as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM') return { stamp: denied, time: 0, kind: 'other' };
  }
  if (!found) return { stamp: 'none', time: 0, kind: 'none' };
  const { size, mtimeNs, ctimeNs, ino } = found;
  const time = Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  return { stamp: [kind, size, mtimeNs, ctimeNs, ino].join(' '), time, kind };
}

/** The file is there, and cannot be read. */
function isFault({ digest }: Fingerprint): boolean {
  return digest.startsWith('!') && digest !== '!ENOENT' && digest !== '!EISDIR';
}

/** The coarsest resolution of file times in milliseconds. A time in the future proves nothing. */
const coarsest = 2000;

/** How far file times may lag behind the clock, in milliseconds. */
const finest = 10;

function isRacy(time: number): boolean {
  return time > Date.now() - coarsest;
}
