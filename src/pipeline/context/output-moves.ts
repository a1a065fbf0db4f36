// Staged files, or whole folders, to their places, or all back where one cannot be moved.
import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, parentsOf } from './output-way.ts';

export interface Staged {
  /** Where it belongs, relative to the output folder. */
  readonly path: string;
  /** Where it is. Absolute, on the same disk. */
  readonly file: string;
}

interface Moving {
  readonly to: string;
  /** A folder for what is replaced, until all is done. */
  readonly kept: string;
  readonly undo: (() => void)[];
  readonly folders: Set<string>;
}

/** Each file is replaced in one step. After a failure all that was moved is taken back. Waits for nothing, to be short. */
export function moveAll({ to, kept }: Pick<Moving, 'to' | 'kept'>, staged: readonly Staged[]): void {
  const moving: Moving = { to, kept, undo: [], folders: new Set() };
  try {
    for (const one of staged) {
      for (const parent of parentsOf(one.path)) if (!moving.folders.has(parent)) makeFolder(moving, parent);
      moveOne(moving, one);
    }
  } catch (thrown) {
    for (const step of moving.undo.toReversed()) attempt(step);
    throw thrown;
  }
}

function makeFolder({ to, kept, undo, folders }: Moving, path: string): void {
  folders.add(path);
  const folder = join(to, path);
  const kind = kindOf(folder);
  if (kind === 'folder') return;
  if (kind !== undefined) {
    // A file of ours that has become a folder.
    const safe = join(kept, `old-${undo.length}`);
    renameSync(folder, safe);
    undo.push(() => renameSync(safe, folder));
  }
  mkdirSync(folder);
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
}

function moveOne({ to, kept, undo }: Moving, { path, file }: Staged): void {
  const target = join(to, path);
  const kind = kindOf(target);
  if (kind === undefined) undo.push(() => rmSync(target, { recursive: true, force: true }));
  else {
    const safe = join(kept, `old-${undo.length}`);
    // A file gets a second name, so that its place is never empty. A disk without such names cannot go back.
    const isKept = attempt(() => (kind === 'folder' ? renameSync(target, safe) : linkSync(target, safe)));
    const restore = (): void => {
      if (kind === 'folder') rmSync(target, { force: true });
      renameSync(safe, target);
    };
    if (isKept) undo.push(restore);
  }
  renameSync(file, target);
}

function attempt(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
