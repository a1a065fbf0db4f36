// Refuses an output folder, or a folder for the cache, in which something stands that people made.
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type Place, wholeFile } from '#model/place';
import type { ConfigSource, Path } from './config-source.ts';
import { type Kept, type KeptRequest, keptFolders } from './kept-folders.ts';
import { closedFolders, sharedFolders } from './system-folders.ts';

export interface FoldersRequest extends KeptRequest {
  /** As it was given for this build; undefined for the default. */
  readonly outDir?: string | undefined;
  /** The same. */
  readonly cacheDir?: string | undefined;
  readonly source: Pick<ConfigSource, 'root' | 'inputs' | 'locate'>;
  /** Absolute. */
  readonly cacheRoot: string;
}

/** Both from the site's root. */
export const defaultOutDir = 'build';
export const defaultCacheDir = '.slodocs/cache';

/** Folders of tools, wherever they stand. */
const toolFolders: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', 'node_modules', '.slodocs']);

/**
 * A build replaces what stands in its output folder. So that folder must not be, nor hold, nor stand among anything that people
 * made.
 */
export async function unsafeOutDir(request: FoldersRequest): Promise<DiagnosticDraft | undefined> {
  const { root, locate } = request.source;
  const written = request.outDir ?? defaultOutDir;
  const folder = await realPathOf(resolve(root, written));
  const fault = (message: string, place?: Place): DiagnosticDraft => ({
    code: 'configure/unsafe-out-dir',
    message: `the output folder "${written}" ${message}`,
    help: 'The output needs a folder that nothing else uses. Name one with `--out-dir`; without that it is "build".',
    ...(place ? { place } : {}),
  });
  // What was asked of one build stands in no file.
  const placeOf = (path: Path | undefined) => (path && request.outDir === undefined ? locate(path) : undefined);
  if (folder === parse(folder).root) return fault('is the root of the file system');
  const cache = { name: 'the cache', path: request.cacheRoot, inside: '' };
  const clash = await clashOf(folder, root, [...keptFolders(request), cache]);
  if (clash) return fault(clash.message, placeOf(clash.kept.key));
  const other = toolFolderAround(folder, root) ?? (await systemFolderAt(folder));
  if (other !== undefined) return fault(other);
  const found = await stat(folder).catch(() => undefined);
  const file = relative(root, folder).split(sep).join('/');
  return found && !found.isDirectory() ? fault('is a file', wholeFile(file)) : undefined;
}

/** A cache among sources would become part of the site, or hide them: what stands in its folder is no content. */
export async function unsafeCacheDir(request: FoldersRequest): Promise<DiagnosticDraft | undefined> {
  const { root, locate } = request.source;
  const written = request.cacheDir ?? defaultCacheDir;
  // No walk looks into the cache.
  const kept = keptFolders(request).map(({ isCopied: _, ...one }) => one);
  const clash = await clashOf(await realPathOf(resolve(root, written)), root, kept);
  if (!clash) return undefined;
  const { key } = clash.kept;
  return {
    code: 'configure/unsafe-cache-dir',
    message: `the folder of the cache "${written}" ${clash.message}`,
    help: `The cache needs a folder that nothing else uses. Name one with \`--cache-dir\`; without that it is "${defaultCacheDir}".`,
    ...(key && request.cacheDir === undefined ? { place: locate(key) } : {}),
  };
}

interface Clash {
  /** Finishes a sentence. */
  readonly message: string;
  readonly kept: Kept;
}

async function clashOf(folder: string, root: string, all: readonly Kept[]): Promise<Clash | undefined> {
  const found = await Promise.all(all.map(async (kept) => ({ kept, path: await realPathOf(kept.path) })));
  for (const { kept, path } of found) {
    if (folder === path) return { message: `is ${kept.name}`, kept };
    if (isInside(path, folder)) return { message: `holds ${kept.name}`, kept };
  }
  for (const { kept, path } of found) {
    // In a docs folder that is the site's own, or above it, every folder would be refused.
    if (kept.inside === undefined || (!kept.isCopied && (path === root || isInside(root, path)))) continue;
    if (isInside(folder, path)) return { message: `stands in ${kept.name}${kept.inside}`, kept };
  }
  return undefined;
}

/** A site may itself stand in such a folder, as one that a package brings along. */
function toolFolderAround(folder: string, root: string): string | undefined {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if (!toolFolders.has(basename(path)) || root === path || isInside(root, path)) continue;
    return `${path === folder ? 'is' : 'stands in'} a folder of a tool, "${basename(path)}"`;
  }
  return undefined;
}

async function systemFolderAt(folder: string): Promise<string | undefined> {
  const closed = closedFolders.find((path) => folder === path || isInside(folder, path));
  if (closed !== undefined) return `${folder === closed ? 'is' : 'stands in'} a folder of the system, "${closed}"`;
  const shared = await Promise.all(sharedFolders().map(realPathOf));
  return shared.includes(folder) ? `is a folder that others use as well, "${folder}"` : undefined;
}

function isInside(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

/** The path without symbolic links; of what does not exist yet, the nearest folder above it without them. */
async function realPathOf(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined || dirname(path) === path) return real ?? path;
  return join(await realPathOf(dirname(path)), basename(path));
}
