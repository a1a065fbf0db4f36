// Files and folders of a site to other places, with edits of texts, as one change: all of it or nothing.
import {
  chmodSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkWays, kindOf, Obstacle, parentsOf } from './output-way.ts';
import { closeJournal, openJournal } from './unfinished-move.ts';
import { ChangeFault, removeStale, stagingFolder } from './whole-change.ts';
import { reasonOfWriteFault } from './write-fault.ts';

/** Paths are relative to the root. */
export interface WholeMove {
  readonly from: string;
  readonly to: string;
  /** By the paths before the move. */
  readonly texts: readonly NewText[];
}

export interface NewText {
  readonly path: string;
  /** With byte order mark, where the file has one. */
  readonly before: string;
  readonly after: string;
}

/**
 * What is done can be undone until the folder with what was replaced is removed, by the next process if this one is ended. Takes
 * all back where `isSound` says no.
 */
export async function moveWhole(
  root: string,
  { from, to, texts }: WholeMove,
  signal: AbortSignal,
  isSound: () => Promise<boolean>,
): Promise<boolean> {
  const stage = stagingFolder(root);
  const undo: (() => void)[] = [];
  const takeBack = (): void => {
    for (const step of undo.splice(0).toReversed()) attempt(step);
  };
  try {
    await removeStale(root);
    await mkdir(stage);
    for (const [index, { path, after }] of texts.entries()) {
      await writeFile(join(stage, `new-${index}`), after);
      chmodSync(join(stage, `new-${index}`), lstatSync(join(root, path)).mode & 0o7777);
    }
    signal.throwIfAborted();
    checkWays(root, [to], new Set());
    if (kindOf(join(root, to)) !== undefined) throw new Obstacle(`there is a "${to}" already`);
    for (const text of texts) checkUnchanged(root, text);
    const made = parentsOf(to).filter((parent) => kindOf(join(root, parent)) === undefined);
    openJournal(stage, { from, to, made, texts });
    for (const [index, { path }] of texts.entries())
      replace(join(root, path), join(stage, `new-${index}`), join(stage, `old-${index}`), undo);
    moveOne(root, [from, to], made, undo);
    if (await isSound()) {
      closeJournal(stage);
      undo.length = 0;
      return true;
    }
    takeBack();
    return false;
  } catch (thrown) {
    takeBack();
    if (thrown instanceof Obstacle) throw new ChangeFault(thrown.message, { cause: thrown });
    if (!('errno' in Object(thrown))) throw thrown;
    throw new ChangeFault(reasonOfWriteFault(thrown as NodeJS.ErrnoException), { cause: thrown });
  } finally {
    await rm(stage, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** What cannot be put back keeps nothing else from being put back. */
function attempt(step: () => void): void {
  try {
    step();
  } catch {}
}

function checkUnchanged(root: string, { path, before }: NewText): void {
  if (kindOf(join(root, path)) === 'link') throw new Obstacle(`"${path}" is a symbolic link`);
  if (readFileSync(join(root, path), 'utf8') !== before) throw new Obstacle(`"${path}" was changed by somebody else meanwhile`);
}

/** The old file has a second name meanwhile, so that its place is never empty. */
function replace(file: string, next: string, kept: string, undo: (() => void)[]): void {
  try {
    linkSync(file, kept);
  } catch {
    copyFileSync(file, kept);
  }
  renameSync(next, file);
  undo.push(() => renameSync(kept, file));
}

function moveOne(root: string, [from, to]: readonly [string, string], made: readonly string[], undo: (() => void)[]): void {
  for (const parent of made) {
    const folder = join(root, parent);
    mkdirSync(folder);
    undo.push(() => rmSync(folder, { recursive: true }));
  }
  renameSync(join(root, from), join(root, to));
  undo.push(() => renameSync(join(root, to), join(root, from)));
  // A folder that holds nothing any more is nothing to git either.
  for (const parent of parentsOf(from).toReversed()) {
    const folder = join(root, parent);
    if (readdirSync(folder).length > 0) break;
    rmdirSync(folder);
    undo.push(() => mkdirSync(folder));
  }
}
