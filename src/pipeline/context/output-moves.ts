// Staged files to their places, or all back where one cannot be moved.
import { link, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { kindOf, parentsOf } from './output-way.ts';

export interface Moves {
  readonly from: string;
  readonly to: string;
  /** Where what is replaced is kept until all is done. */
  readonly kept: string;
}

/** Each file is replaced in one step. After a failure all that was moved is taken back. */
export async function moveAll(moves: Moves, paths: readonly string[]): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (const path of paths) await moveOne(moves, path, undo);
  } catch (thrown) {
    for (const step of undo.toReversed()) await step().catch(() => undefined);
    throw thrown;
  }
}

async function moveOne({ from, to, kept }: Moves, path: string, undo: (() => Promise<unknown>)[]): Promise<void> {
  const target = join(to, path);
  const keep = async (inTheWay: string): Promise<string> => {
    const safe = join(kept, inTheWay);
    await mkdir(dirname(safe), { recursive: true });
    return safe;
  };
  for (const parent of parentsOf(path)) {
    const kind = await kindOf(join(to, parent));
    // A file of ours stood where a folder has to be.
    if (kind === 'folder' || kind === undefined) continue;
    const safe = await keep(`${parent}.file`);
    await rename(join(to, parent), safe);
    undo.push(() => rename(safe, join(to, parent)));
  }
  const made = await mkdir(dirname(target), { recursive: true });
  if (made !== undefined) undo.push(() => rm(made, { recursive: true, force: true }));

  const kind = await kindOf(target);
  const safe = kind === undefined ? undefined : await keep(path);
  if (safe !== undefined && kind === 'folder') await rename(target, safe);
  // A second name for the file, so that its place is never empty. Disks without such names can only go forward.
  const isKept = safe !== undefined && (kind === 'folder' || (await link(target, safe).then(...succeeded)));
  undo.push(() => (isKept ? restore(safe, target) : kind === undefined ? rm(target, { force: true }) : Promise.resolve()));
  await rename(join(from, path), target);
}

async function restore(safe: string, target: string): Promise<void> {
  await rm(target, { force: true });
  await rename(safe, target);
}

const succeeded = [() => true, () => false] as const;
