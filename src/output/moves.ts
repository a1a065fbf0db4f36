// Moves staged files or folders into place, or rolls all of them back where one cannot be moved.
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Kind, kindOf, kindsIn, parentsOf } from './path-guard.ts';
import { createUndo, type Undo } from './undo.ts';

export interface Staged {
  /** Where it belongs, relative to the output folder. */
  readonly path: string;
  /** Its current path. Absolute, on the same disk. */
  readonly file: string;
}

interface Moving {
  readonly to: string;
  /** A folder for replaced files until all moves are done. */
  readonly kept: string;
  readonly undo: Undo;
  /** What is at a path before the first step. */
  readonly kindBefore: (path: string) => Kind;
}

export interface MoveSteps {
  /** Called right before the staged file of an index is moved; what it throws ends the moves. */
  readonly check?: (index: number) => void;
  /** The last step. */
  readonly settle?: () => void;
}

/**
 * Replaces each file atomically. All folders and backups are made before the first move, because that may need space. After a
 * failure all moves are rolled back; throws an `UndoFault` where that fails as well. Synchronous, to be quick.
 */
export function moveAll(
  { to, kept }: Pick<Moving, 'to' | 'kept'>,
  staged: readonly Staged[],
  { check, settle }: MoveSteps = {},
): void {
  const moving: Moving = { to, kept, undo: createUndo(), kindBefore: kindsIn(to) };
  try {
    const blocked = makeFolders(moving, staged);
    const backUp = createBackUp();
    const kinds = staged.map(({ path }, index) => {
      const kind = moving.kindBefore(path);
      if (kind === 'file' || kind === 'link') backUp(join(to, path), backupOf(kept, index));
      return kind;
    });
    for (const path of blocked) replaceByFolder(moving, path);
    for (const [index, one] of staged.entries()) {
      check?.(index);
      moveOne(moving, one, kinds[index], backupOf(kept, index));
    }
    settle?.();
  } catch (thrown) {
    moving.undo.run(thrown);
    throw thrown;
  }
}

/** The backup of the file that the staged one of that index replaces. */
export function backupOf(kept: string, index: number): string {
  return join(kept, `old-${index}`);
}

/** Returns the folders whose path is taken by a file, or is inside such a folder, outer ones first. */
function makeFolders({ to, undo, kindBefore }: Moving, staged: readonly Staged[]): readonly string[] {
  const blocked = new Set<string>();
  for (const path of new Set(staged.flatMap((one) => parentsOf(one.path)))) {
    const folder = join(to, path);
    const kind = kindBefore(path);
    if (kind === 'folder') continue;
    if (kind !== undefined || parentsOf(path).some((parent) => blocked.has(parent))) {
      blocked.add(path);
      continue;
    }
    if (makeFolder(folder)) undo.add(path, () => removeIfEmpty(folder));
  }
  return [...blocked];
}

/** False where there is one by now: on some disks, one made before it differs only in letter case. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST' && kindOf(folder) === 'folder') return false;
    throw thrown;
  }
}

function replaceByFolder({ to, kept, undo }: Moving, path: string): void {
  const folder = join(to, path);
  if (kindOf(folder) !== undefined) {
    const safe = join(kept, `old-folder-${undo.size}`);
    renameSync(folder, safe);
    undo.add(path, () => renameSync(safe, folder));
  }
  mkdirSync(folder);
  undo.add(path, () => removeIfEmpty(folder));
}

function moveOne({ to, kept, undo }: Moving, { path, file }: Staged, kind: Kind, backup: string): void {
  const target = join(to, path);
  if (kind === 'folder') {
    // A folder of ours is replaced by a file.
    const safe = join(kept, `old-file-${undo.size}`);
    renameSync(target, safe);
    undo.add(path, () => renameSync(safe, target));
  }
  renameSync(file, target);
  // If another file cannot be restored, it may refer to this one.
  if (kind === undefined || kind === 'folder') undo.addRemoval(path, () => renameSync(target, file));
  else undo.add(path, () => renameSync(backup, target));
}

/** Leaves files that somebody else has added in the meantime. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (thrown) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((thrown as NodeJS.ErrnoException).code ?? '')) throw thrown;
  }
}

/** FAT, exFAT and some network disks support no hard links. */
const withoutLinks = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV'];

/** Backs up a file or a symbolic link on the same disk, as a hard link or a copy. Throws as `node:fs` does. */
type BackUp = (file: string, backup: string) => void;

export function createBackUp(): BackUp {
  let hasLinks = true;
  return (file, backup) => {
    if (hasLinks) {
      try {
        linkSync(file, backup);
        return;
      } catch (thrown) {
        hasLinks = !withoutLinks.includes((thrown as NodeJS.ErrnoException).code ?? '');
      }
    }
    copy(file, backup);
  };
}

function copy(file: string, backup: string): void {
  const stats = lstatSync(file);
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(file), backup);
  else {
    copyFileSync(file, backup);
    utimesSync(backup, stats.atime, stats.mtime);
  }
}
