// Refuses an output or cache folder that contains, or is inside, what people have made.

import { lstat, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import { relativeTo } from '#files/site-path';
import type { DiagnosticDraft } from '#model/diagnostic';
import { defaultOutDir } from '#model/output';
import { type Place, wholeFile } from '#model/place';
import type { ConfigSource, Path } from './config-source.ts';
import { type Kept, type KeptRequest, keptFolders } from './kept-folders.ts';

interface FoldersRequest extends KeptRequest {
  /** As set for this build; undefined for the default. */
  readonly outDir?: string | undefined;
  /** The same. */
  readonly cacheDir?: string | undefined;
  readonly source: Pick<ConfigSource, 'root' | 'inputs' | 'locate'>;
  /** Absolute. */
  readonly cacheRoot: string;
}

/** Relative to the site's root. */
export const defaultCacheDir = '.slodocs/cache';

/** Folders of tools, in any location. */
const toolFolders: ReadonlySet<string> = new Set(['.git', '.hg', '.svn', 'node_modules', '.slodocs']);

/**
 * A build replaces the content of its output folder. So that folder must not be, contain or be inside anything that people made.
 */
export async function unsafeOutDir(request: FoldersRequest): Promise<DiagnosticDraft | undefined> {
  const { root, locate } = request.source;
  const written = request.outDir ?? defaultOutDir;
  const folder = await realPathOf(resolve(root, written));
  const fault = (message: string, place?: Place): DiagnosticDraft => ({
    code: 'configure/unsafe-out-dir',
    message: `the output folder "${written}" ${message}`,
    help: 'The output needs a folder that nothing else uses. Choose one with `--out-dir`; the default is "build".',
    ...(place ? { place } : {}),
  });
  // An option of this build has no place in a file.
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

/** With the links of its folder resolved. */
export async function archiveOf({ archive }: { readonly archive?: string | undefined }): Promise<string | undefined> {
  return archive === undefined ? undefined : join(await realPathOf(dirname(archive)), basename(archive));
}

/** An archive among sources would become part of the site. One that stands there is replaced, and nothing but a regular file. */
export async function unsafeArchive(request: FoldersRequest, archive: string): Promise<DiagnosticDraft | undefined> {
  const { root } = request.source;
  const written = relativeTo(root, archive);
  const cache = { name: 'the cache', path: request.cacheRoot, inside: '' };
  const clash = await clashOf(archive, root, [...keptFolders(request), cache]);
  const found = await lstat(archive).catch(() => undefined);
  const other = found && !found.isFile() ? `is a ${found.isDirectory() ? 'folder' : 'link or a device'}` : undefined;
  const reason = clash?.message ?? toolFolderAround(archive, root) ?? (await systemFolderAt(archive)) ?? other;
  return reason === undefined
    ? undefined
    : {
        code: 'configure/unsafe-out-dir',
        message: `the archive "${written}" ${reason}`,
        help: 'Choose a file with `--archive` that is outside the folders from which the site is built.',
      };
}

/** A cache among sources would become part of the site, or hide them, because the cache folder is never walked. */
export async function unsafeCacheDir(request: FoldersRequest): Promise<DiagnosticDraft | undefined> {
  const { root, locate } = request.source;
  const written = request.cacheDir ?? defaultCacheDir;
  // The cache is never walked, so it may be inside a copied folder.
  const kept = keptFolders(request).map(({ isCopied: _, ...one }) => one);
  const clash = await clashOf(await realPathOf(resolve(root, written)), root, kept);
  if (!clash) return undefined;
  const { key } = clash.kept;
  return {
    code: 'configure/unsafe-cache-dir',
    message: `the cache folder "${written}" ${clash.message}`,
    help: `The cache needs a folder that nothing else uses. Choose one with \`--cache-dir\`; the default is "${defaultCacheDir}".`,
    ...(key && request.cacheDir === undefined ? { place: locate(key) } : {}),
  };
}

interface Clash {
  /** The end of a sentence. */
  readonly message: string;
  readonly kept: Kept;
}

async function clashOf(folder: string, root: string, all: readonly Kept[]): Promise<Clash | undefined> {
  const found = await Promise.all(all.map(async (kept) => ({ kept, path: await realPathOf(kept.path) })));
  for (const { kept, path } of found) {
    if (folder === path) return { message: `is ${kept.name}`, kept };
    if (isInside(path, folder)) return { message: `contains ${kept.name}`, kept };
  }
  for (const { kept, path } of found) {
    // Skips a docs folder that is the root or above it: otherwise every folder would be refused.
    if (kept.inside === undefined || (!kept.isCopied && (path === root || isInside(root, path)))) continue;
    if (isInside(folder, path)) return { message: `is in ${kept.name}${kept.inside}`, kept };
  }
  return undefined;
}

/** Ignores tool folders around the site itself, as with a site inside a package. */
function toolFolderAround(folder: string, root: string): string | undefined {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if (!toolFolders.has(basename(path)) || root === path || isInside(root, path)) continue;
    return `${path === folder ? 'is' : 'is in'} the folder of a tool, "${basename(path)}"`;
  }
  return undefined;
}

async function systemFolderAt(folder: string): Promise<string | undefined> {
  const closed = closedFolders.find((path) => folder === path || isInside(folder, path));
  if (closed !== undefined) return `${folder === closed ? 'is' : 'is in'} a system folder, "${closed}"`;
  const shared = await Promise.all(sharedFolders().map(realPathOf));
  return shared.includes(folder) ? `is a shared folder, "${folder}"` : undefined;
}

function isInside(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}

/** Resolves symbolic links; of a missing path, those of its nearest existing parent. */
async function realPathOf(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined || dirname(path) === path) return real ?? path;
  return join(await realPathOf(dirname(path)), basename(path));
}

/** No output belongs in these folders, nor anywhere below them. */
const closedFolders: readonly string[] = [
  ...['/bin', '/boot', '/etc', '/lib', '/lib32', '/lib64', '/proc', '/sbin', '/sys'],
  ...['/usr/bin', '/usr/include', '/usr/lib', '/usr/lib64', '/usr/sbin', '/usr/src'],
  ...['/System', '/Applications'],
];

/** Folders below which sites are allowed: `/var/www/html`, `/usr/share/nginx/html`, `/home/me/site/build`, `/dev/shm/build`. */
function sharedFolders(): readonly string[] {
  return [
    ...[
      '/dev',
      '/home',
      '/media',
      '/mnt',
      '/opt',
      '/root',
      '/run',
      '/tmp',
      '/usr',
      '/usr/local',
      '/usr/local/share',
      '/usr/share',
    ],
    ...['/var', '/var/lib', '/var/log', '/var/tmp', '/private', '/Library', '/Users', '/Volumes'],
    tmpdir(),
  ];
}
