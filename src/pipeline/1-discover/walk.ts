// A folder to the files in it, symbolic links followed unless they lead in a circle.
import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText, wholeFile } from '#model/place';
import type { Context } from '../context/context.ts';

export interface Walk {
  /** All files below the folder, relative to the root, sorted. */
  readonly paths: readonly string[];
  /** False when a folder could not be read, which is reported. */
  readonly whole: boolean;
}

/** Never part of a site, where they stand in a static folder too. */
const outside = new Set(['node_modules', '.git', '.slodocs', '.DS_Store']);

interface Walking {
  readonly context: Context;
  readonly dot: boolean;
  /** Absolute. */
  readonly without: ReadonlySet<string>;
  readonly found: string[];
  whole: boolean;
}

export interface WalkOptions {
  readonly dot?: boolean;
  /** Folders that are left out where they lie inside, relative to the root. */
  readonly without?: readonly string[];
}

/** Undefined when `folder` is no folder. Names that begin with a dot are left out unless `dot`. */
export async function walk(context: Context, folder: string, options: WalkOptions = {}): Promise<Walk | undefined> {
  const { dot = false, without = [] } = options;
  const real = await realpath(join(context.config.root, folder)).catch(() => undefined);
  if (real === undefined || !(await stat(real)).isDirectory()) return undefined;
  // A docs folder that is the root holds the output of the last build.
  const { root, outDir } = context.config;
  const left = new Set([outDir, ...without.map((path) => join(root, path))]);
  const walking: Walking = { context, dot, without: left, found: [], whole: true };
  await visit(walking, folder, [real]);
  return { paths: walking.found.sort(compareText), whole: walking.whole };
}

/** `above` holds the real paths of the folders that lead here, and of this one: a link to one of them is a loop. */
async function visit(walking: Walking, folder: string, above: readonly string[]): Promise<void> {
  for (const entry of await list(walking, folder)) {
    if (outside.has(entry.name) || (entry.name.startsWith('.') && !walking.dot)) continue;
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (walking.without.has(join(walking.context.config.root, path))) continue;
    if (entry.isFile()) walking.found.push(path);
    else if (entry.isDirectory()) await visit(walking, path, [...above, join(above.at(-1) ?? '', entry.name)]);
    else if (entry.isSymbolicLink()) await follow(walking, path, above);
  }
}

/** A link that leads nowhere counts as a file: whoever reads it tells. What is neither file nor folder is left out. */
async function follow(walking: Walking, path: string, above: readonly string[]): Promise<void> {
  const target = await realpath(join(walking.context.config.root, path)).catch(() => undefined);
  const kind = target === undefined ? undefined : await stat(target);
  if (target === undefined || kind?.isFile()) walking.found.push(path);
  else if (!kind?.isDirectory()) return;
  else if (above.some((folder) => folder === target || folder.startsWith(`${target}/`))) reportLoop(walking.context, path);
  else await visit(walking, path, [...above, target]);
}

async function list(walking: Walking, folder: string): Promise<readonly Dirent[]> {
  const { context } = walking;
  try {
    const entries = await readdir(join(context.config.root, folder), { withFileTypes: true });
    return entries.sort((a, b) => compareText(a.name, b.name));
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

function reportLoop(context: Context, path: string): void {
  context.reporter.report({
    code: 'discover/symlink-loop',
    message: 'this symbolic link leads to a folder that holds it',
    help: 'Remove the link. What lies behind it is already part of the site and was left out here.',
    place: wholeFile(path),
  });
}
