// A request to the last build's result, where nothing that it was made from has changed. Loads no stage but the first.
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
  /** Where the output has to stand; undefined where none is wanted. */
  readonly sink: Sink | undefined;
}

/** Undefined where anything has changed, in the inputs or in the output. */
export async function replay({ root, excludedFolders, manifest, sink }: ReplayRequest): Promise<Done | undefined> {
  if (!manifest?.done) return undefined;
  const { done, files } = manifest;
  for (const [path, [stamp, digest, racy]] of Object.entries(files)) {
    if (fingerprint(join(root, path), { stamp, digest, racy: racy === 1 }).digest !== digest) return undefined;
  }
  const asked = createFiles({ root, settings: {} as Settings, excludedFolders });
  // Settings follow from the config, and what is in a file from the files.
  const rest = done.observed.filter(([[kind]]) => kind !== 'bytes' && kind !== 'setting');
  if (!(await asked.holds(rest))) return undefined;
  // Inputs change more often than an output is touched, which takes a look at all of its files.
  if (sink && (done.state === '' || !sink.holds(done.state))) return undefined;
  return (await configDigest(done.config.file)) === done.config.digest ? done : undefined;
}

/** The config is run each time: what it exports may follow from more than files, such as the environment. */
async function configDigest(file: string): Promise<string | undefined> {
  try {
    const { default: exported } = (await import(pathToFileURL(file).href)) as { default: unknown };
    return digestOfValue(await (typeof exported === 'function' ? (exported() as unknown) : exported));
  } catch {
    return undefined;
  }
}
