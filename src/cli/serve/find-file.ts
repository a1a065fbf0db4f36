// Finds the output file that answers a path under the base.
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import Negotiator from 'negotiator';

/**
 * Returns the path of the file relative to the output folder, with `/` between its parts. Undefined if it does not exist, if a
 * name begins with a dot, or if a symbolic link leads out of the folder.
 */
export async function findFile(outDir: string, path: string): Promise<string | undefined> {
  const segments = path.replace(/\/$/, '').split('/');
  if (path !== '' && !segments.every(isPublic)) return undefined;
  for (const candidate of candidatesOf(path)) {
    if (await isFileWithin(outDir, candidate)) return candidate;
  }
  return undefined;
}

/** Tries the file itself, then both forms of a page; an address with a trailing slash prefers the folder. */
function candidatesOf(path: string): readonly string[] {
  if (path === '') return ['index.html'];
  const bare = path.replace(/\/$/, '');
  if (bare === '') return [];
  return path.endsWith('/') ? [`${bare}/index.html`, `${bare}.html`] : [bare, `${bare}.html`, `${bare}/index.html`];
}

/** Hosts serve `.well-known` and no other dot name. */
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
  // Checks the target of a symbolic link like the requested name: outside the folder, every path begins with dots.
  const inside = relative(folder, file);
  return join(folder, inside) === file && inside.split(sep).every(isPublic);
}

/** The first is sent where a client has no preference. The types that are sent name their charset, which clients may do, too. */
const html = ['text/html', 'text/html;charset=utf-8'];
const markdown = ['text/markdown', 'text/markdown;charset=utf-8'];

/** The file of the Markdown of a page's file: `x.md` for `x.html` and `x/index.html`. Undefined if there is none. */
export async function twinOf(outDir: string, file: string): Promise<string | undefined> {
  const bare = /^(?:(.+)\/)?index\.html$|^(.+)\.html$/.exec(file);
  const path = bare && `${bare[1] ?? bare[2] ?? 'index'}.md`;
  return path && (await findFile(outDir, path)) === path ? path : undefined;
}

export function prefersMarkdown(request: IncomingMessage): boolean {
  return markdown.includes(new Negotiator(request).mediaType([...html, ...markdown]) ?? '');
}

export function acceptsOnlyMarkdown(request: IncomingMessage): boolean {
  const negotiator = new Negotiator(request);
  return negotiator.mediaType(html) === undefined && negotiator.mediaType(markdown) !== undefined;
}
