// Reads and writes manifests: a build's inputs, output and diagnostics, by which the next build is skipped.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf } from '#files/digest';
import type { Fingerprint } from '#files/fingerprints';
import { replaceFile } from '#files/replace-file';
import type { Observation } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';

export interface Manifest {
  /** Fingerprints by path relative to the root: files that match them need not be read again. */
  readonly files: Readonly<Record<string, readonly [stamp: string, digest: string, racy: 0 | 1]>>;
  /** Undefined for a build that failed. */
  readonly done: Done | undefined;
}

export interface Done {
  /** Questions and answers; those about the bytes of files follow from `files`. */
  readonly observed: readonly Observation[];
  /** The config as it was bundled, absolute, and the digest of what it exported. */
  readonly config: { readonly file: string; readonly digest: string };
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly outputs: number;
  /** How many things tests have tested, where they were called. */
  readonly tested?: number | undefined;
  /** The state that the sink returned; empty if nothing was written. */
  readonly state: string;
  /** Absolute. */
  readonly outDir: string;
  /** Docs folders outside of the root, relative to it. */
  readonly beside: readonly string[];
}

/** A request has a manifest of its own: two output folders, or two bases, do not overwrite each other's. */
export function manifestFile(cacheDir: string, ...request: readonly string[]): string {
  return join(cacheDir, 'manifests', `${keyOf(...request)}.json`);
}

/** Undefined where there is none, or it is damaged. */
export async function readManifest(file: string): Promise<Manifest | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === keyOf(body) ? (JSON.parse(body) as Manifest) : undefined;
}

/**
 * Writes all of it or nothing. Returns the error of `node:fs`, if any: a missing manifest only costs the next build its replay.
 */
export function writeManifest(file: string, manifest: Manifest): unknown {
  const body = JSON.stringify(manifest);
  try {
    replaceFile(file, `${keyOf(body)}\n${body}`);
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}

export function rememberedIn(manifest: Manifest | undefined): ReadonlyMap<string, Fingerprint> {
  const entries = Object.entries(manifest?.files ?? {});
  return new Map(entries.map(([path, [stamp, digest, racy]]) => [path, { stamp, digest, racy: racy === 1 }]));
}

export function printFingerprints(files: ReadonlyMap<string, Fingerprint>): Manifest['files'] {
  const entries = [...files].map(([path, { stamp, digest, racy }]) => [path, [stamp, digest, racy ? 1 : 0]] as const);
  return Object.fromEntries(entries);
}
