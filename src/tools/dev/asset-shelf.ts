// Holds the files that rendered pages name, the most recent ones: each edit of code or style makes new ones.
import type { OutputFile } from '#model/output';

export interface AssetShelf {
  add(file: OutputFile): void;
  /** By the path in the output. */
  at(path: string): OutputFile | undefined;
}

/** Far more than the pages of all open tabs name together. */
const most = 2000;

export function createAssetShelf(): AssetShelf {
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
