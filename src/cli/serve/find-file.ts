// A decoded path under the base to the file of the output that answers it.
import { realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The path of the file relative to the output folder, `/` between its parts. undefined for what is not there, for names
 * that begin with a dot, and for what a symbolic link would take out of the folder.
 */
export async function findFile(outDir: string, path: string): Promise<string | undefined> {
  const segments = path.replace(/\/$/, '').split('/');
  if (path !== '' && !segments.every(isPublic)) return undefined;
  for (const candidate of candidatesOf(path)) {
    if (await isFileWithin(outDir, candidate)) return candidate;
  }
  return undefined;
}

/** The file itself, then a page in either of its two forms; an address with a slash at its end prefers the folder. */
function candidatesOf(path: string): readonly string[] {
  if (path === '') return ['index.html'];
  const bare = path.replace(/\/$/, '');
  if (bare === '') return [];
  return path.endsWith('/') ? [`${bare}/index.html`, `${bare}.html`] : [bare, `${bare}.html`, `${bare}/index.html`];
}

/** Hosts show `.well-known` and no other name of this kind. */
function isPublic(segment: string, index: number): boolean {
  if (segment === '') return false;
  return !segment.startsWith('.') || (index === 0 && segment === '.well-known');
}

async function isFileWithin(outDir: string, candidate: string): Promise<boolean> {
  const path = join(outDir, candidate);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return false;
  const [folder, file] = await Promise.all([realpath(outDir), realpath(path)]).catch(() => ['', '']);
  if (!folder || !file) return false;
  // Where a link leads counts like the name that was asked for: out of the folder, every path begins with dots.
  const inside = relative(folder, file);
  return join(folder, inside) === file && inside.split(sep).every(isPublic);
}
