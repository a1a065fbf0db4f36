// Finds what all examples of a site can read, and what tells that it has changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { PluginContext } from 'slodocs/kit';

export interface Readable {
  /** Absolute paths, by their names in the folder of an example. */
  readonly paths: Readonly<Record<string, string>>;
  /** Those that are not there, as they are written. */
  readonly missing: readonly string[];
  readonly digest: string;
}

/** What is in there becomes an input; of installed packages only the files that lock their versions. */
export async function findReadable(
  given: readonly string[],
  { root, glob, read }: Pick<PluginContext, 'root' | 'glob' | 'read'>,
): Promise<Readable> {
  const hash = createHash('sha256');
  const paths: Record<string, string> = {};
  const missing: string[] = [];
  for (const written of given) {
    const path = written.replace(/\/$/, '');
    const absolute = resolve(root, path);
    const name = basename(absolute);
    if (!existsSync(absolute)) missing.push(written);
    else paths[name] = absolute;
    const beside = path.slice(0, path.length - name.length);
    const locks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'].map((lock) => beside + lock);
    const files = name === 'node_modules' ? locks : await glob([path, `${path}/**`]);
    for (const file of files) hash.update(JSON.stringify([file, await read(file).catch(() => '')]));
  }
  return { paths, missing, digest: hash.digest('hex') };
}
