// Lists the files of a folder, following symbolic links within the site's bounds, and reports links that lead out.
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '#context/context';
import { findReserved, withoutReserved } from '#kit/reserved-character';
import { compareText, wholeFile } from '#model/place';
import { describeRefusal, helpForRefusal, isHiddenName } from '#model/site-bounds';

export interface Walk {
  /** All files below the folder, relative to the root, sorted. */
  readonly paths: readonly string[];
  /** False when a folder could not be read, which was reported. */
  readonly whole: boolean;
  /** Files and folders that were left out because their names begin with a dot. */
  readonly hidden: readonly string[];
}

/** Names that are never part of a site, even in a static folder. */
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
  /** Includes well-known public dotfiles. */
  readonly publicDotfiles?: boolean;
  /** True for a file that matters only once it is referenced: a link out of bounds is reported there. */
  readonly isAsset?: (path: string) => boolean;
  /** Folders to skip, relative to the root. */
  readonly without?: readonly string[];
}

/** Undefined when `folder` is no folder. Dotfiles are skipped. */
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

/** `above` contains the real paths of this folder and its parents: a link to one of them is a loop. */
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

/** A dangling link counts as a file, and is reported by whoever reads it. Anything but files and folders is skipped. */
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
      help: 'Check that the current user may read it.',
      place: wholeFile(folder),
    });
    return [];
  }
}

/** The place has the path with the character replaced: such a name cannot be printed. */
function reportName(context: Context, path: string): void {
  context.reporter.report({
    code: 'discover/reserved-character',
    message: 'the name of the file or folder contains U+FFFE, which is not allowed in text',
    help: 'Rename it. Until then, it is left out.',
    place: wholeFile(withoutReserved(path)),
  });
}

function reportLoop(context: Context, path: string): void {
  context.reporter.report({
    code: 'discover/symlink-loop',
    message: 'this symbolic link points to a folder that contains the link',
    help: 'Remove the link. Its target is already part of the site and was left out here.',
    place: wholeFile(path),
  });
}

/** True for a path that leaves the site's bounds through a symbolic link, which is reported. */
export function leadsOut({ files, reporter }: Context, path: string): boolean {
  const refusal = files.refusal(path);
  if (!refusal) return false;
  reporter.report({
    code: 'discover/refused-link',
    message: `"${path}" ${describeRefusal(refusal)}`,
    help: helpForRefusal(refusal),
    place: wholeFile(path),
  });
  return true;
}
