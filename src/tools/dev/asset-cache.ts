// Keeps the most recent files that rendered pages name, since each edit of code or style creates new ones.
import type { OutputFile } from '#model/output';
import { bytesOf } from '#output/bytes-of';

export interface AssetCache {
  add(file: OutputFile): void;
  /** By the path in the output. */
  at(path: string): OutputFile | undefined;
}

/** More than the pages of all open tabs name together. An edited component has another name each time, and a map. */
const most = 500;

export function createAssetCache(): AssetCache {
  const held = new Map<string, OutputFile>();
  return {
    add(file) {
      // The last place in the order of eviction.
      held.delete(file.path);
      held.set(file.path, file);
      if (held.size > most) held.delete(held.keys().next().value as string);
    },
    at: (path) => held.get(path),
  };
}

/** The text of a held script, by its path under the base. */
export async function bundleText(assets: AssetCache, path: string): Promise<string | undefined> {
  const file = path.endsWith('.js') ? assets.at(path.slice(1)) : undefined;
  return file && Buffer.from((await bytesOf(file)) ?? []).toString('utf8');
}
