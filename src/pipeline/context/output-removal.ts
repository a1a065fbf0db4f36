// Removes files of earlier builds that are no longer made, and tells which of them the disk holds on to.
import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Unremoved } from '#model/output';
import { isInside, kindOf, parentsOf } from './output-way.ts';
import { reasonOfWriteFault } from './write-fault.ts';

export function removeFiles(folder: string, paths: readonly string[]): readonly Unremoved[] {
  const left: Unremoved[] = [];
  for (const path of paths) {
    try {
      remove(folder, path);
    } catch (cause) {
      left.push({ path, reason: reasonOfWriteFault(cause) });
    }
  }
  return left;
}

/** What has become a folder, or stands behind a link, is somebody else's, and stays. */
function remove(folder: string, path: string): void {
  if (!isInside(folder, path) || kindOf(join(folder, path)) === 'folder') return;
  rmSync(join(folder, path), { force: true });
  for (const parent of parentsOf(path).toReversed()) if (!removeEmpty(join(folder, parent))) return;
}

function removeEmpty(folder: string): boolean {
  try {
    if (readdirSync(folder).length > 0) return false;
    rmdirSync(folder);
    return true;
  } catch {
    // An empty folder publishes nothing.
    return false;
  }
}
