// Replays the last build's result while none of its inputs has changed; loads no stage but the first.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOfValue } from '#files/digest';
import { createFiles } from '#files/files';
import { fingerprint } from '#files/fingerprints';
import type { Sink } from '#model/output';
import type { Settings } from '#model/settings';
import type { Done, Manifest } from './manifest.ts';

export interface ReplayRequest {
  /** Absolute. */
  readonly root: string;
  /** Folders that are no input of a build. Absolute. */
  readonly excludedFolders: readonly string[];
  readonly manifest: Manifest | undefined;
  /** The sink that must still hold the output; undefined if none is wanted. */
  readonly sink: Sink | undefined;
}

/** Undefined if any input or output has changed. */
export async function replay({ root, excludedFolders, manifest, sink }: ReplayRequest): Promise<Done | undefined> {
  if (!manifest?.done) return undefined;
  const { done, files } = manifest;
  for (const [path, [stamp, digest, racy]] of Object.entries(files)) {
    if (fingerprint(join(root, path), { stamp, digest, racy: racy === 1 }).digest !== digest) return undefined;
  }
  const asked = createFiles({ root, settings: {} as Settings, excludedFolders });
  // Settings are determined by the config, and file contents by their digests.
  const rest = done.observed.filter(([[kind]]) => kind !== 'bytes' && kind !== 'setting');
  if (!(await asked.holds(rest))) return undefined;
  // Checks inputs first: they change more often than the output, which takes a stat of all its files.
  if (sink && (done.state === '' || !sink.holds(done.state))) return undefined;
  return (await configDigest(done.config.file)) === done.config.digest ? done : undefined;
}

/** The config is run each time, since its exports may depend on more than files, such as the environment. */
async function configDigest(file: string): Promise<string | undefined> {
  try {
    const { default: exported } = (await import(pathToFileURL(file).href)) as { default: unknown };
    return digestOfValue(await (typeof exported === 'function' ? (exported() as unknown) : exported));
  } catch {
    return undefined;
  }
}
