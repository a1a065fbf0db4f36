// Lists the files of a folder. Follows symbolic links that stay within the site's bounds and do not lead in a circle.
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '#context/context';
import { compareText, wholeFile } from '#model/place';
import { findReserved, withoutReserved } from '#model/reserved-character';
import { isHiddenName } from '#model/site-bounds';
import { leadsOut } from './refused-links.ts';

export interface Walk {
  /** All files below the folder, relative to the root, sorted. */
  readonly paths: readonly string[];
  /** False when a folder could not be read, which is reported. */
  readonly whole: boolean;
  /** Files and folders that were left out because their names begin with a dot. */
  readonly hidden: readonly string[];
}

/** Never part of a site, where they stand in a static folder too. */
const outside = new Set(['node_modules', '.git', '.slodocs', '.DS_Store']);

interface Walking {
  readonly context: Context;
  readonly isHidden: (name: string) => boolean;
  readonly isAsset: (path: string) => boolean;
  /** Absolute. */
  readonly without: ReadonlySet<string>;
  readonly found: string[];
  readonly hidden: string[];
  whole: boolean;
}

export interface WalkOptions {
  /** Names that begin with a dot and are public are part of it. */
  readonly publicDotfiles?: boolean;
  /** True for a file that counts only where something names it: that is where a link that leads out is reported. */
  readonly isAsset?: (path: string) => boolean;
  /** Folders that are left out where they lie inside, relative to the root. */
  readonly without?: readonly string[];
}

/** Undefined when `folder` is no folder. Names that begin with a dot are left out. */
export async function walk(context: Context, folder: string, options: WalkOptions = {}): Promise<Walk | undefined> {
  const { publicDotfiles = false, isAsset = () => false, without = [] } = options;
  const real = context.files.real(folder);
  if (real === undefined || !(await context.files.stat(folder))?.isFolder) return undefined;
  if (leadsOut(context, folder)) return { paths: [], whole: false, hidden: [] };
  const { root, settings } = context.config;
  const { dotfiles } = settings.allow;
  const left = new Set(without.map((path) => join(root, path)));
  const isHidden = (name: string): boolean => (publicDotfiles ? isHiddenName(name, dotfiles) : name.startsWith('.'));
  const walking: Walking = { context, isHidden, isAsset, without: left, found: [], hidden: [], whole: true };
  await visit(walking, folder, [real]);
  return { paths: walking.found.sort(compareText), whole: walking.whole, hidden: walking.hidden };
}

/** `above` holds the real paths of the folders that lead here, and of this one: a link to one of them is a loop. */
async function visit(walking: Walking, folder: string, above: readonly string[]): Promise<void> {
  for (const entry of list(walking, folder)) {
    if (outside.has(entry.name)) continue;
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (walking.isHidden(entry.name)) {
      walking.hidden.push(path);
      continue;
    }
    if (findReserved(entry.name) !== undefined) {
      reportName(walking.context, path);
      continue;
    }
    if (walking.without.has(join(walking.context.config.root, path))) continue;
    if (entry.isFile()) walking.found.push(path);
    else if (entry.isDirectory()) await visit(walking, path, [...above, join(above.at(-1) ?? '', entry.name)]);
    else if (entry.isSymbolicLink()) await follow(walking, path, above);
  }
}

/** A link that leads nowhere counts as a file: whoever reads it tells. What is neither file nor folder is left out. */
async function follow(walking: Walking, path: string, above: readonly string[]): Promise<void> {
  const { context, isAsset } = walking;
  const target = context.files.real(path);
  const found = await context.files.stat(path);
  if (found?.isFile && isAsset(path) ? context.files.refusal(path) : found && leadsOut(context, path)) return;
  if (target === undefined || found?.isFile) walking.found.push(path);
  else if (!found?.isFolder) return;
  else if (above.some((folder) => folder === target || folder.startsWith(`${target}/`))) reportLoop(context, path);
  else await visit(walking, path, [...above, target]);
}

function list(walking: Walking, folder: string): readonly Dirent[] {
  const { context } = walking;
  try {
    return context.files.list(folder);
  } catch (thrown) {
    walking.whole = false;
    const { code, message } = thrown as NodeJS.ErrnoException;
    context.reporter.report({
      code: 'discover/unreadable',
      message: `the folder cannot be read: ${code === 'EACCES' ? 'permission denied' : message}`,
      help: 'Check that this user may read it.',
      place: wholeFile(folder),
    });
    return [];
  }
}

/** Its place is where it would stand if the character were another: a name that cannot be read cannot be printed either. */
function reportName(context: Context, path: string): void {
  context.reporter.report({
    code: 'discover/reserved-character',
    message: 'the name of the file or folder holds U+FFFE, which is no character of a text',
    help: 'Rename it. Until then it is left out.',
    place: wholeFile(withoutReserved(path)),
  });
}

function reportLoop(context: Context, path: string): void {
  context.reporter.report({
    code: 'discover/symlink-loop',
    message: 'this symbolic link leads to a folder that holds it',
    help: 'Remove the link. What lies behind it is already part of the site and was left out here.',
    place: wholeFile(path),
  });
}
