// Removes obsolete files of earlier builds, and reports those that the disk does not let go.

import { accessSync, constants, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOfWriteFault } from '#files/write-fault';
import { attempt } from '#model/attempt';
import type { Unremoved } from '#model/output';
import { isHtml } from './changes.ts';
import { isReserved } from './output-files.ts';
import { isInside, kindOf, parentsOf } from './path-guard.ts';

/**
 * If a page cannot be removed, all other files stay, because it may name them. An empty folder that stays is listed with a
 * trailing slash.
 */
export function removeFiles(folder: string, paths: readonly string[]): readonly Unremoved[] {
  const ours: string[] = [];
  const emptied: Unremoved[] = [];
  const unseen = failures(paths, (path) => {
    if (path.endsWith('/')) emptied.push(...removeEmptyParents(folder, path));
    else if (isOurs(folder, path)) ours.push(path);
  });
  const remove = (path: string): void => {
    rmSync(join(folder, path), { force: true });
    emptied.push(...removeEmptyParents(folder, path));
  };
  const others = ours.filter((path) => !isHtml(path));
  const pages = failures(ours.filter(isHtml), remove);
  const needed = { reason: 'a remaining page may need it' };
  const isNeeded = pages.length > 0 || unseen.some(({ path }) => isHtml(path));
  const left = isNeeded ? others.map((path) => ({ path, ...needed })) : failures(others, remove);
  return [...unseen, ...pages, ...left, ...emptied];
}

/** The files that cannot be removed, judging by this user's permissions. Removes nothing. */
export function unremovable(folder: string, paths: readonly string[]): readonly Unremoved[] {
  return failures(paths, (path) => {
    if (isOurs(folder, path)) accessSync(dirname(join(folder, path)), constants.W_OK | constants.X_OK);
  });
}

/** Removes folders that contain only empty folders. Git's own stay. */
export function removeEmptyFolders(folder: string, inner = ''): void {
  for (const entry of foldersIn(join(folder, inner))) {
    const path = inner === '' ? entry : `${inner}/${entry}`;
    if (isReserved(path)) continue;
    removeEmptyFolders(folder, path);
    removeEmpty(join(folder, path));
  }
}

function foldersIn(folder: string): readonly string[] {
  return attempt(
    () => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
    [],
  );
}

function failures(paths: readonly string[], attempt: (path: string) => void): readonly Unremoved[] {
  const left: Unremoved[] = [];
  for (const path of paths) {
    try {
      attempt(path);
    } catch (cause) {
      left.push({ path, reason: reasonOfWriteFault(cause) });
    }
  }
  return left;
}

/** False for a path that is now a folder or lies behind a symbolic link: somebody else made that. */
function isOurs(folder: string, path: string): boolean {
  return isInside(folder, path) && ['file', 'link'].includes(kindOf(join(folder, path)) ?? '');
}

/** Removes the parent folders of a file as long as they are empty. */
function removeEmptyParents(folder: string, path: string): readonly Unremoved[] {
  for (const parent of parentsOf(path).toReversed()) {
    const refused = removeEmpty(join(folder, parent));
    if (refused === 'in use') return [];
    if (refused) return [{ path: `${parent}/`, reason: reasonOfWriteFault(refused) }];
  }
  return [];
}

/** Undefined when the folder is gone or never existed. */
function removeEmpty(folder: string): 'in use' | Error | undefined {
  try {
    if (readdirSync(folder).length > 0) return 'in use';
    rmdirSync(folder);
    return undefined;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : (thrown as Error);
  }
}
