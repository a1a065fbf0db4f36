// Applies an atomic change of files and folders of a site: all of them or none.
import { chmodSync, lstatSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import pLimit from 'p-limit';
import { ownMark } from '#files/process-mark';
import { reasonOfWriteFault } from '#files/write-fault';
import { closeChangeJournal, openChangeJournal, rollBackChange } from './change-journal.ts';
import { moveAll, type Staged } from './moves.ts';
import { checkPaths, kindOf, Obstacle } from './path-guard.ts';
import { checkReplaced, splitMark } from './source-guard.ts';
import { isStale, staging } from './stale-stage.ts';
import { UndoFault } from './undo.ts';
import { rollBack } from './unfinished-move.ts';

/** A new file or folder for a path. Paths are relative to the root. */
export interface Change {
  readonly path: string;
  /** A text, or a folder of copies: the paths of the originals by the paths in the new folder. */
  readonly content: string | ReadonlyMap<string, string>;
  /** The text that is replaced, without byte order mark, which the file keeps. If it has changed since, nothing is done. */
  readonly replaces?: string | undefined;
}

/** The disk refused: nothing was changed, except where the help says so. The message completes a sentence. */
export class ChangeFault extends Error {
  override readonly name = 'ChangeFault';
  readonly help: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    const left = cause instanceof UndoFault ? cause.paths.map((path) => `"${path}"`).join(', ') : undefined;
    const way = 'The next build restores it, and so does running this command again.';
    this.help = left === undefined ? 'Nothing was changed.' : `Not all changes could be reverted: ${left}. ${way}`;
  }
}

export function stagingFolder(root: string): string {
  return join(root, staging + ownMark());
}

/**
 * Prepares everything in a staging folder, then renames one after the other, a file before those that name it. Call it under the
 * lock of the site: between the check of what exists and the renaming, another process would go unnoticed.
 */
export async function changeWhole(root: string, changes: readonly Change[], signal: AbortSignal): Promise<void> {
  const stage = stagingFolder(root);
  let isUndone = true;
  try {
    await removeStale(root);
    await mkdir(stage);
    const staged: Staged[] = [];
    for (const [index, { path, content }] of changes.entries()) {
      const file = join(stage, `new-${index}`);
      if (typeof content === 'string') {
        await writeFile(file, markOf(join(root, path)) + content);
        keepMode(join(root, path), file);
      } else await copyAll(root, file, content);
      staged.push({ path, file });
    }
    signal.throwIfAborted();
    const paths = changes.map(({ path }) => path);
    // Nothing at these paths is ours: an obstacle is left alone.
    checkPaths(root, paths, new Set());
    for (const change of changes) checkUnchanged(root, change);
    openChangeJournal(root, stage, staged);
    const checkAgain = (index: number): void => checkUnchanged(root, changes[index] as Change);
    moveAll({ to: root, kept: stage }, staged, { check: checkAgain, settle: () => closeChangeJournal(stage) });
  } catch (thrown) {
    isUndone = !(thrown instanceof UndoFault);
    throw changeFault(thrown, root);
  } finally {
    if (isUndone) await removeStage(stage);
  }
}

/** Turns a refusal of the disk into a `ChangeFault` that names the file; any other error is a bug of slodocs. */
export function changeFault(thrown: unknown, root: string): unknown {
  const cause = thrown instanceof UndoFault ? thrown.cause : thrown;
  if (cause instanceof Obstacle) return new ChangeFault(cause.message, thrown);
  if (!('errno' in Object(cause))) return thrown;
  const path = relative(root, (cause as NodeJS.ErrnoException).path ?? root);
  // Staged files have names that mean nothing to the user.
  const isKnown = path !== '' && !path.startsWith('..') && !path.startsWith(staging);
  return new ChangeFault(`${isKnown ? `"${path}": ` : ''}${reasonOfWriteFault(cause)}`, thrown);
}

/** What cannot be removed goes with a later change or build. */
export async function removeStage(stage: string): Promise<void> {
  await rm(stage, { recursive: true, force: true }).catch(() => undefined);
}

/** Removes the staging folders of killed processes, this one's included, and rolls back their unfinished changes. */
export async function removeStale(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!isStale(name)) continue;
    const changed = rollBack(root, join(root, name)) ?? rollBackChange(root, join(root, name));
    if (changed !== undefined) {
      const where = `the original files are in "${name}": restore them, or delete that folder`;
      throw new ChangeFault(`a change was interrupted, and "${changed}" has been modified since; ${where}`);
    }
    await rm(join(root, name), { recursive: true, force: true });
  }
}

/** A replaced file keeps its byte order mark. */
function markOf(old: string): string {
  return kindOf(old) === 'file' ? splitMark(readFileSync(old, 'utf8')).mark : '';
}

/** A replaced file keeps its permissions. */
function keepMode(old: string, fresh: string): void {
  if (kindOf(old) === 'file') chmodSync(fresh, lstatSync(old).mode & 0o7777);
}

function checkUnchanged(root: string, { path, content, replaces }: Change): void {
  if (replaces !== undefined) {
    checkReplaced(root, path, replaces);
  } else if (typeof content === 'string' && kindOf(join(root, path)) !== undefined)
    throw new Obstacle(`"${path}" was created by another process in the meantime`);
}

async function copyAll(root: string, folder: string, copies: ReadonlyMap<string, string>): Promise<void> {
  for (const parent of new Set([...copies.keys()].map((path) => dirname(join(folder, path)))))
    await mkdir(parent, { recursive: true });
  const limit = pLimit(16);
  const results = await Promise.allSettled(
    [...copies].map(([path, original]) => limit(() => copyFile(join(root, original), join(folder, path)))),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
