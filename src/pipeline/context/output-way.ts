// The way to a path of the output folder: what stands there already, and whether it is ours to move.
import { access, constants, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Something stands in the way that no build of ours has made. */
export class Obstacle extends Error {}

/**
 * Makes sure that files can be moved to these paths, before one is: every folder on the way is a folder that can be
 * written, or a file of ours; and where a folder stands in the place of a file, all in it is ours.
 */
export async function checkWays(folder: string, paths: readonly string[], ours: ReadonlySet<string>): Promise<void> {
  const checked = new Set<string>();
  for (const path of paths) {
    for (const parent of ['', ...parentsOf(path)]) {
      if (checked.has(parent)) continue;
      checked.add(parent);
      await checkFolder(folder, parent, ours);
    }
    if ((await kindOf(join(folder, path))) === 'folder') await checkContents(folder, path, ours);
  }
}

async function checkFolder(folder: string, path: string, ours: ReadonlySet<string>): Promise<void> {
  const kind = await kindOf(join(folder, path));
  if (kind === 'folder' || path === '') return access(join(folder, path), constants.W_OK);
  if (kind === undefined || ours.has(path)) return;
  throw new Obstacle(`"${path}" has to be a folder, but is a ${kind} that slodocs did not make`);
}

async function checkContents(folder: string, path: string, ours: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) await checkContents(folder, inner, ours);
    else if (!ours.has(inner)) throw new Obstacle(`"${path}" has to be a file, but is a folder with "${inner}", which slodocs did not make`);
  }
}

/** True when nothing on the way to a path is a link: what stands there stands in the output folder. */
export async function isInside(folder: string, path: string): Promise<boolean> {
  for (const parent of parentsOf(path)) if ((await kindOf(join(folder, parent))) !== 'folder') return false;
  return true;
}

/** `a` and `a/b` of `a/b/c`. */
export function parentsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

export async function kindOf(path: string): Promise<'folder' | 'file' | 'link' | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return undefined;
  return found.isDirectory() ? 'folder' : found.isSymbolicLink() ? 'link' : 'file';
}
