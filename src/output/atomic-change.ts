// New files and folders of a site, put in place as one change: all of them or none.
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import pLimit from 'p-limit';
import { ownMark, runs } from '#files/process-mark';
import { reasonOfWriteFault } from '#files/write-fault';
import { moveAll, type Staged } from './moves.ts';
import { checkWays, kindOf, Obstacle } from './path-guard.ts';
import { UndoFault } from './undo.ts';
import { closeChangeJournal, openChangeJournal, takeBackChange } from './unfinished-change.ts';
import { takeBack } from './unfinished-move.ts';

/** What is to stand at a path. Paths are relative to the root. */
export interface Change {
  readonly path: string;
  /** A text, or copies of files: by their paths in the new folder, the paths of their originals. */
  readonly content: string | ReadonlyMap<string, string>;
  /** The text that this was made from and takes the place of, without byte order mark. Nothing changes if it has changed. */
  readonly replaces?: string | undefined;
}

/** The disk refused: nothing was changed, except where the help says so. The message finishes a sentence. */
export class ChangeFault extends Error {
  override readonly name = 'ChangeFault';
  readonly help: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    const left = cause instanceof UndoFault ? cause.paths.map((path) => `"${path}"`).join(', ') : undefined;
    const way = 'The next build puts that back, and so does running this again.';
    this.help = left === undefined ? 'Nothing was changed.' : `Not all of it could be taken back: ${left}. ${way}`;
  }
}

/** Its folder is on the root's own disk, and has a name that no walk through content looks at. */
const staging = '.slodocs-change-';

export function stagingFolder(root: string): string {
  return join(root, staging + ownMark());
}

/**
 * Prepares everything aside, then renames one after the other. Whoever is named by another comes before it. To be done under the
 * lock of the site: between the look at what stands there and the renaming, another process would not be seen.
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
      if (typeof content === 'string') await writeFile(file, content);
      else await copyAll(root, file, content);
      staged.push({ path, file });
    }
    signal.throwIfAborted();
    const paths = changes.map(({ path }) => path);
    // Nothing that stands there is ours: what is in the way stays there.
    checkWays(root, paths, new Set());
    for (const change of changes) checkUnchanged(root, change);
    openChangeJournal(root, stage, staged);
    moveAll({ to: root, kept: stage }, staged, () => closeChangeJournal(stage));
  } catch (thrown) {
    isUndone = !(thrown instanceof UndoFault);
    throw changeFault(thrown, root);
  } finally {
    if (isUndone) await removeStage(stage);
  }
}

/** What the disk refuses, in words, and at which file of the site; anything else is a fault of ours. */
export function changeFault(thrown: unknown, root: string): unknown {
  const cause = thrown instanceof UndoFault ? thrown.cause : thrown;
  if (cause instanceof Obstacle) return new ChangeFault(cause.message, thrown);
  if (!('errno' in Object(cause))) return thrown;
  const path = relative(root, (cause as NodeJS.ErrnoException).path ?? root);
  // Files that are being made bear no name that anybody knows.
  const isKnown = path !== '' && !path.startsWith('..') && !path.startsWith(staging);
  return new ChangeFault(`${isKnown ? `"${path}": ` : ''}${reasonOfWriteFault(cause)}`, thrown);
}

/** What is left of it goes with a later change, or build. */
export async function removeStage(stage: string): Promise<void> {
  await rm(stage, { recursive: true, force: true }).catch(() => undefined);
}

/** True where a process has left something that was ended. */
export async function hasStale(root: string): Promise<boolean> {
  return (await readdir(root)).some(isStale);
}

/** Removes what processes left that were ended, this one's included, and takes back what they had not finished. */
export async function removeStale(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!isStale(name)) continue;
    const changed = takeBack(root, join(root, name)) ?? takeBackChange(root, join(root, name));
    if (changed !== undefined) {
      const where = `the files as they were are in "${name}": put them back, or delete that folder`;
      throw new ChangeFault(`a change was ended before it was done, and "${changed}" was changed since; ${where}`);
    }
    await rm(join(root, name), { recursive: true, force: true });
  }
}

function isStale(name: string): boolean {
  return name.startsWith(staging) && !isOfAnother(name.slice(staging.length));
}

/** Of a process that still runs. What this one finds of itself is left of a change that failed: it makes one at a time. */
function isOfAnother(mark: string): boolean {
  return mark !== ownMark() && runs(mark);
}

function checkUnchanged(root: string, { path, content, replaces }: Change): void {
  if (typeof content !== 'string') return;
  const file = join(root, path);
  const now = kindOf(file) === undefined ? undefined : readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  if (now !== replaces) throw new Obstacle(`"${path}" was changed by somebody else meanwhile`);
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
