// Staged files to their places, or all back where one cannot be moved.
import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf, parentsOf } from './output-way.ts';

export interface Moves {
  /** Where the new files are staged. */
  readonly from: string;
  readonly to: string;
  /** Where what is replaced is kept until all is done. */
  readonly kept: string;
}

/** Each file is replaced in one step. After a failure all that was moved is taken back. Waits for nothing, to be short. */
export function moveAll(moves: Moves, paths: readonly string[]): void {
  const undo: (() => void)[] = [];
  const folders = new Set<string>();
  try {
    for (const path of paths) {
      for (const parent of parentsOf(path)) if (!folders.has(parent)) makeFolder(moves, folders, parent, undo);
      moveOne(moves, path, undo);
    }
  } catch (thrown) {
    for (const step of undo.toReversed()) attempt(step);
    throw thrown;
  }
}

function makeFolder({ to, kept }: Moves, folders: Set<string>, path: string, undo: (() => void)[]): void {
  folders.add(path);
  const folder = join(to, path);
  const kind = kindOf(folder);
  if (kind === 'folder') return;
  if (kind !== undefined) {
    // A file of ours that has become a folder.
    const safe = placeIn(kept, `${path}.file`);
    renameSync(folder, safe);
    undo.push(() => renameSync(safe, folder));
  }
  mkdirSync(folder);
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
}

function moveOne({ from, to, kept }: Moves, path: string, undo: (() => void)[]): void {
  const target = join(to, path);
  const kind = kindOf(target);
  if (kind === undefined) undo.push(() => rmSync(target, { force: true }));
  else {
    const safe = placeIn(kept, path);
    // A file gets a second name, so that its place is never empty. A disk without such names cannot go back.
    const isKept = attempt(() => (kind === 'folder' ? renameSync(target, safe) : linkSync(target, safe)));
    const restore = (): void => {
      if (kind === 'folder') rmSync(target, { force: true });
      renameSync(safe, target);
    };
    if (isKept) undo.push(restore);
  }
  renameSync(join(from, path), target);
}

function placeIn(kept: string, path: string): string {
  const safe = join(kept, path);
  mkdirSync(dirname(safe), { recursive: true });
  return safe;
}

function attempt(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
