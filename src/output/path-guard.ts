// Checks that paths of the output folder can be written, and that what exists there is ours to move.
import { accessSync, constants, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Something in the way that no build of ours has made. */
export class Obstacle extends Error {
  constructor(
    message: string,
    readonly help = 'Move it away, or choose another folder with `--out-dir`.',
    readonly code: 'emit/cannot-write' | 'emit/foreign-files' | 'configure/unsafe-out-dir' = 'emit/cannot-write',
  ) {
    super(message);
  }
}

/**
 * Checks, before any file is moved, that all can be moved to these paths: each parent is a writable folder or a file of ours, and
 * a folder in the place of a file contains only files of ours.
 */
export function checkPaths(folder: string, paths: readonly string[], ours: ReadonlySet<string>): void {
  const kindIn = kindsIn(folder);
  const parents = new Set(['', ...paths.flatMap(parentsOf)]);
  for (const parent of parents) checkFolder(folder, parent, kindIn(parent), ours);
  for (const path of paths) if (kindIn(path) === 'folder') checkContents(folder, path, ours);
}

function checkFolder(folder: string, path: string, kind: Kind, ours: ReadonlySet<string>): void {
  if (kind === 'folder' || path === '') accessSync(join(folder, path), constants.W_OK);
  else if (kind !== undefined && !ours.has(path)) {
    throw new Obstacle(`"${path}" must be a folder, but is a ${kind} that slodocs did not create`);
  }
}

function checkContents(folder: string, path: string, ours: ReadonlySet<string>): void {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) checkContents(folder, inner, ours);
    else if (!ours.has(inner)) {
      throw new Obstacle(`"${path}" must be a file, but is a folder that contains "${inner}", which slodocs did not create`);
    }
  }
}

/** True when no parent of a path is a symbolic link, so that it really is in the output folder. */
export function isInside(folder: string, path: string): boolean {
  return parentsOf(path).every((parent) => kindOf(join(folder, parent)) === 'folder');
}

/** The parents of a path: `a` and `a/b` of `a/b/c`. */
export function parentsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Looks at many paths of a folder that nobody changes meanwhile: what is below nothing is not looked at, which in a first build
 * is nearly all. Paths are relative to the folder.
 */
export function kindsIn(folder: string): (path: string) => Kind {
  const parents = new Map<string, boolean>();
  const canHold = (path: string): boolean => {
    const known = parents.get(path);
    if (known !== undefined) return known;
    const kind = kindIn(path);
    parents.set(path, kind === 'folder' || kind === 'link');
    return kind === 'folder' || kind === 'link';
  };
  const kindIn = (path: string): Kind => {
    const end = path.lastIndexOf('/');
    return end === -1 || canHold(path.slice(0, end)) ? kindOf(join(folder, path)) : undefined;
  };
  return kindIn;
}

export type Kind = 'folder' | 'file' | 'link' | undefined;

export function kindOf(path: string): Kind {
  try {
    // Most of the paths of a first build have nothing, and an exception for each would take longer than the look.
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    return found.isDirectory() ? 'folder' : found.isSymbolicLink() ? 'link' : 'file';
  } catch (thrown) {
    // A parent is a file.
    if ((thrown as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw thrown;
  }
}
