// Removes files of earlier builds that are no longer made, and tells which of them the disk holds on to.
import { accessSync, constants, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOfWriteFault } from '#files/write-fault';
import type { Unremoved } from '#model/output';
import { isHtml } from './changes.ts';
import { isReserved } from './output-files.ts';
import { isInside, kindOf, parentsOf } from './path-guard.ts';

/** Where a page stays, so do all other files, which it may name. A folder that is empty by then and stays has a slash at its end. */
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
  const needed = { reason: 'a page that is still there may need it' };
  const isNeeded = pages.length > 0 || unseen.some(({ path }) => isHtml(path));
  const left = isNeeded ? others.map((path) => ({ path, ...needed })) : failures(others, remove);
  return [...unseen, ...pages, ...left, ...emptied];
}

/** Those that will be left, as far as the rights of this user tell. Removes nothing. */
export function unremovable(folder: string, paths: readonly string[]): readonly Unremoved[] {
  return failures(paths, (path) => {
    if (isOurs(folder, path)) accessSync(dirname(join(folder, path)), constants.W_OK | constants.X_OK);
  });
}

/** Removes folders that hold nothing but such folders. What belongs to git stays. */
export function removeEmptyFolders(folder: string, inner = ''): void {
  for (const entry of foldersIn(join(folder, inner))) {
    const path = inner === '' ? entry : `${inner}/${entry}`;
    if (isReserved(path)) continue;
    removeEmptyFolders(folder, path);
    removeEmpty(join(folder, path));
  }
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
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

/** What has become a folder, or stands behind a link, is somebody else's, and stays. */
function isOurs(folder: string, path: string): boolean {
  return isInside(folder, path) && ['file', 'link'].includes(kindOf(join(folder, path)) ?? '');
}

/** From the folder of a file upwards, as long as nothing else is there. */
function removeEmptyParents(folder: string, path: string): readonly Unremoved[] {
  for (const parent of parentsOf(path).toReversed()) {
    const refused = removeEmpty(join(folder, parent));
    if (refused === 'in use') return [];
    if (refused) return [{ path: `${parent}/`, reason: reasonOfWriteFault(refused) }];
  }
  return [];
}

/** Undefined when it is gone, or has never been there. */
function removeEmpty(folder: string): 'in use' | Error | undefined {
  try {
    if (readdirSync(folder).length > 0) return 'in use';
    rmdirSync(folder);
    return undefined;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : (thrown as Error);
  }
}
