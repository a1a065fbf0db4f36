// Finds what stands in the way of a new site: a configuration, files of the same names, and files in place of folders.
import { lstatSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configNames } from '#pipeline/0-configure/configure';

export interface InitRefusal {
  readonly message: string;
  readonly help: string;
  /** What stands in the way, by path relative to the folder. */
  readonly obstacles?: readonly string[];
}

/** Looks at the folder alone, before anything is asked or read. */
export function refusedFolder(root: string): InitRefusal | undefined {
  const kind = statSync(root, { throwIfNoEntry: false });
  if (kind !== undefined && !kind.isDirectory())
    return { message: `"${root}" is a file`, help: 'Name a folder. It does not have to exist.' };
  const config = configNames.find((name) => exists(join(root, name)));
  if (config === undefined) return undefined;
  return {
    message: `there is already a site in "${root}"`,
    help: 'Run "slodocs dev" there to view it, or choose another folder. To add a page, run "slodocs new page".',
    obstacles: [config],
  };
}

/** The paths, or the parents of them, that exist where they must not. */
export function obstaclesIn(root: string, paths: readonly string[]): readonly string[] {
  const found = paths.flatMap((path) => (exists(join(root, path)) ? path : (fileAbove(root, path) ?? [])));
  return [...new Set(found)];
}

/** The uppermost parent that is no folder. */
export function fileAbove(root: string, path: string): string | undefined {
  const parts = path.split('/');
  const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return parents.find((parent) => statSync(join(root, parent), { throwIfNoEntry: false })?.isDirectory() === false);
}

/** True for a link that leads nowhere, too. */
export function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (thrown) {
    // A parent is a file.
    if ((thrown as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw thrown;
  }
}

/** True for a folder inside of a git repository whose root is above it. */
export function isBelowRepository(root: string): boolean {
  if (exists(join(root, '.git'))) return false;
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    if (exists(join(folder, '.git'))) return true;
    if (dirname(folder) === folder) return false;
  }
}
