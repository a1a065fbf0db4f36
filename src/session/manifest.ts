// What a whole build was made from and what came of it: where all of that still stands, there is nothing to do.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf } from '#files/digest';
import type { Fingerprint } from '#files/fingerprints';
import { replaceFile } from '#files/replace-file';
import type { Diagnostic } from '#model/diagnostic';
import type { Observation } from '#model/observation';

export interface Manifest {
  /** By path relative to the root: what need not be read again. */
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
  /** What the sink said; empty where nothing was written. */
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

/** Whole or not at all. Gives what `node:fs` threw, if it did: one that is missing is missed by the next build alone. */
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
