// Detects cached bundles that have changed or are gone, which an open session would otherwise use from memory.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '#files/digest';
import { attempt } from '#model/attempt';

/** The folders of bundles below `bundleDir`. */
export const bundleFolders = ['code', 'modules', 'styles'] as const;

export interface BundleState {
  /** True while every bundle that was noted before is unchanged. Notes those that are new. */
  holds(): boolean;
}

interface Noted {
  readonly stat: string;
  readonly digest: string;
}

/** Reads a bundle again only if its size, inode or time differs: bundles that are used again are touched. */
export function openBundleState(bundleDir: string): BundleState {
  const noted = new Map<string, Noted>();
  return {
    holds() {
      const missing = new Set(noted.keys());
      for (const path of bundlesIn(bundleDir)) {
        missing.delete(path);
        const stat = statOf(path);
        const before = noted.get(path);
        if (before && before.stat === stat) continue;
        const digest = contentOf(path);
        if (before && before.digest !== digest) return false;
        noted.set(path, { stat, digest });
      }
      return missing.size === 0;
    },
  };
}

function bundlesIn(bundleDir: string): readonly string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of listed(folder)) {
      // Files that are still being written, and records of bundles, which are read anew whenever something is bundled.
      if (/^\.|\.\d+$|^[0-9a-f]{32}\.json$/.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else found.push(path);
    }
  };
  for (const folder of bundleFolders) visit(join(bundleDir, folder));
  return found;
}

function listed(folder: string) {
  return attempt(() => readdirSync(folder, { withFileTypes: true }), []);
}

function statOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : '';
}

function contentOf(path: string): string {
  return attempt(() => digestOf(readFileSync(path)), '');
}
