// A folder to the files in it, symbolic links followed unless they lead in a circle.
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { compareText, wholeFile } from '#model/place';
import type { Context } from '../context/context.ts';

/** Paths of all files below `folder`, relative to the root, sorted. Undefined when the folder is not there. */
export async function walk(context: Context, folder: string): Promise<readonly string[] | undefined> {
  const root = context.config.root;
  const real = await realpath(join(root, folder)).catch(() => undefined);
  if (real === undefined) return undefined;
  const found: string[] = [];
  await visit(context, folder, [real], found);
  return found.sort(compareText);
}

/** `above` holds the real paths of the folders that lead here: a link to one of them is a loop. */
async function visit(context: Context, folder: string, above: readonly string[], found: string[]): Promise<void> {
  for (const entry of await list(context, folder)) {
    const path = folder === '.' ? entry.path : `${folder}/${entry.path}`;
    if (!entry.dirent.isSymbolicLink()) {
      if (entry.dirent.isFile()) found.push(path);
      continue;
    }
    const target = await realpath(join(context.config.root, path)).catch(() => undefined);
    const isFolder = target !== undefined && (await context.files.stat(path))?.isFile === false;
    if (!isFolder) found.push(path);
    else if (above.some((folder) => folder === target || folder.startsWith(`${target}/`))) reportLoop(context, path);
    else await visit(context, path, [...above, target], found);
  }
}

async function list(context: Context, folder: string) {
  const options = {
    cwd: join(context.config.root, folder),
    ignore: ['**/node_modules/**'],
    followSymbolicLinks: false,
    onlyFiles: false,
    objectMode: true as const,
  };
  try {
    return await fastGlob('**/*', options);
  } catch (thrown) {
    const { path, code } = thrown as NodeJS.ErrnoException;
    const place = path?.startsWith(context.config.root) ? path.slice(context.config.root.length + 1) : folder;
    context.reporter.report({
      code: 'discover/unreadable',
      message: `the folder cannot be read: ${code === 'EACCES' ? 'permission denied' : (thrown as Error).message}`,
      help: 'Check that this user may read it.',
      place: wholeFile(place),
    });
    return fastGlob('**/*', { ...options, suppressErrors: true });
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
