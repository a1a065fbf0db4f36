// Moves files and folders of a site and edits texts as one atomic change: all of it or nothing.
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeFault, removeStage, removeStale, stagingFolder } from './atomic-change.ts';
import { backupOf, createBackUp } from './moves.ts';
import { checkPaths, kindOf, Obstacle, parentsOf } from './path-guard.ts';
import { checkReplaced, splitMark } from './source-guard.ts';
import { createUndo, type Undo, UndoFault } from './undo.ts';
import { closeJournal, openJournal } from './unfinished-move.ts';

/** Paths are relative to the root. */
export interface WholeMove {
  /** None is inside of another. */
  readonly moves: readonly OneMove[];
  /** By the paths before the move. */
  readonly texts: readonly NewText[];
}

interface OneMove {
  readonly from: string;
  readonly to: string;
}

export interface NewText {
  readonly path: string;
  /** With its byte order mark, if any. */
  readonly before: string;
  readonly after: string;
}

/**
 * The move can be undone until the folder with the replaced files is removed, by the next process if this one is killed. Rolls
 * back where `isSound` says no.
 */
export async function moveWhole(
  root: string,
  { moves, texts }: WholeMove,
  signal: AbortSignal,
  isSound: () => Promise<boolean>,
): Promise<boolean> {
  const stage = stagingFolder(root);
  const undo = createUndo();
  let isUndone = true;
  try {
    await removeStale(root);
    await mkdir(stage);
    for (const [index, { path, after }] of texts.entries()) {
      await writeFile(join(stage, `new-${index}`), after);
      chmodSync(join(stage, `new-${index}`), lstatSync(join(root, path)).mode & 0o7777);
    }
    signal.throwIfAborted();
    checkPaths(
      root,
      moves.map(({ to }) => to),
      new Set(),
    );
    for (const { to } of moves) if (kindOf(join(root, to)) !== undefined) throw new Obstacle(`"${to}" already exists`);
    for (const { path, before } of texts) checkReplaced(root, path, splitMark(before).text);
    const parents = [...new Set(moves.flatMap(({ to }) => parentsOf(to)))];
    const made = parents.filter((parent) => kindOf(join(root, parent)) === undefined);
    const backUp = createBackUp();
    for (const [index, { path }] of texts.entries()) backUp(join(root, path), backupOf(stage, index));
    openJournal(stage, { moves, made, texts });
    for (const [index, text] of texts.entries()) {
      const { path } = text;
      checkReplaced(root, path, splitMark(text.before).text);
      renameSync(join(stage, `new-${index}`), join(root, path));
      undo.add(path, () => renameSync(backupOf(stage, index), join(root, path)));
    }
    for (const parent of made) {
      const folder = join(root, parent);
      mkdirSync(folder);
      undo.add(parent, () => rmdirSync(folder));
    }
    for (const move of moves) moveOne(root, move, undo);
    if (await isSound()) {
      closeJournal(stage);
      return true;
    }
    undo.run(new Obstacle('the change would cause new problems on the site'));
    return false;
  } catch (thrown) {
    const fault = thrown instanceof UndoFault ? thrown : takenBack(undo, thrown);
    isUndone = !(fault instanceof UndoFault);
    throw changeFault(fault, root);
  } finally {
    if (isUndone) await removeStage(stage);
  }
}

function takenBack(undo: Undo, cause: unknown): unknown {
  try {
    undo.run(cause);
    return cause;
  } catch (fault) {
    return fault;
  }
}

function moveOne(root: string, { from, to }: OneMove, undo: Undo): void {
  renameSync(join(root, from), join(root, to));
  undo.add(from, () => renameSync(join(root, to), join(root, from)));
  // Folders left empty are removed: git does not track them either.
  for (const parent of parentsOf(from).toReversed()) {
    const folder = join(root, parent);
    if (readdirSync(folder).length > 0) break;
    rmdirSync(folder);
    undo.add(parent, () => mkdirSync(folder));
  }
}
