// Reads the checked-out commit from the repository's own files, so that each becomes an input of the build.

import { posix, relative, sep } from 'node:path';
import type { Files } from '../files.ts';
import { unlessDiskFails } from '../write-fault.ts';

export type Readable = Pick<Files, 'read'>;

/** The commit of the repository that a folder is in, and whether its history is shallow; undefined where the files do not tell. */
export async function readHead(root: string, files: Readable, folder: string): Promise<string | undefined> {
  const folders = await findRepository(root, files, folder);
  if (!folders) return undefined;
  const { own, common } = folders;
  const head = await readLine(files, `${own}/HEAD`);
  const shallow = (await readText(files, `${common}/shallow`)) ?? '';
  let commit = head;
  // A symbolic ref may point to another ref.
  for (let steps = 0; steps < 5 && commit?.startsWith('ref: '); steps++) commit = await readRef(files, common, commit.slice(5));
  return commit === undefined ? undefined : `${commit} ${shallow}`;
}

/**
 * The folders of repositories that are not the root's own, such as submodules and clones within it, to those of `folders` that are
 * in them. All are relative to the root.
 */
export async function otherRepositories(
  root: string,
  files: Readable,
  folders: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const own = (await findRepository(root, files, ''))?.folder;
  const others: Record<string, string[]> = {};
  for (const folder of folders) {
    const found = (await findRepository(root, files, folder))?.folder;
    if (found === undefined || found === own) continue;
    others[found] ??= [];
    others[found].push(folder);
  }
  return others;
}

interface Repository {
  /** The top folder of this working tree. */
  readonly folder: string;
  /** The git folder of this working tree and the one shared by all working trees, relative to the root. */
  readonly own: string;
  readonly common: string;
}

/** Finds the nearest repository above a folder. In a linked working tree or a submodule, `.git` is a file that points to it. */
async function findRepository(root: string, files: Readable, from: string): Promise<Repository | undefined> {
  const depth = root.split(sep).length + from.split('/').length;
  for (let above = 0; above < depth; above++) {
    const folder = posix.join(from, '../'.repeat(above));
    const git = posix.join(folder, '.git');
    const link = /^gitdir: (.+)$/m.exec((await readText(files, git)) ?? '')?.[1];
    const own = link === undefined ? git : fromRoot(root, posix.dirname(git), link);
    if ((await readText(files, `${own}/HEAD`)) === undefined) continue;
    const common = await readLine(files, `${own}/commondir`);
    return { folder: folder.replace(/\/$/, ''), own, common: common === undefined ? own : fromRoot(root, own, common) };
  }
  return undefined;
}

/** A ref has a file of its own, or a line in `packed-refs`. */
async function readRef(files: Readable, common: string, ref: string): Promise<string | undefined> {
  const own = await readLine(files, `${common}/${ref}`);
  if (own !== undefined) return own;
  const packed = (await readText(files, `${common}/packed-refs`)) ?? '';
  const line = packed.split('\n').find((one) => one.endsWith(` ${ref}`));
  return line?.split(' ')[0];
}

/** Converts a path that is absolute or relative to a folder to one relative to the root. */
function fromRoot(root: string, folder: string, path: string): string {
  return path.startsWith('/') ? relative(root, path).split(sep).join('/') : posix.join(folder, path);
}

async function readLine(files: Readable, path: string): Promise<string | undefined> {
  return (await readText(files, path))?.trim() || undefined;
}

/** Undefined for a missing file, and for a folder. */
function readText(files: Readable, path: string): Promise<string | undefined> {
  return files.read(path).catch(unlessDiskFails);
}
