// The output folder to the fault that it would overwrite something of the user's.
import { realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type Place, wholeFile } from '#model/place';
import type { Settings } from '#model/settings';
import { versionFiles } from '#model/version-files';
import type { ConfigSource, Path } from './config-source.ts';

export interface OutDirRequest {
  /** As it was given for this build; undefined for the default. */
  readonly given: string | undefined;
  readonly source: Pick<ConfigSource, 'root' | 'inputs' | 'locate'>;
  readonly cacheDir: string;
  readonly settings: Settings;
}

export const defaultOutDir = 'build';

/**
 * A build replaces what stands in its output folder. So that folder must not be, nor hold, anything that people made; and
 * it must not stand in a static folder, which would be copied into it.
 */
export async function unsafeOutDir(request: OutDirRequest): Promise<DiagnosticDraft | undefined> {
  const { root, locate } = request.source;
  const written = request.given ?? defaultOutDir;
  const outDir = await realPathOf(resolve(root, written));
  const fault = (message: string, place?: Place): DiagnosticDraft => ({
    code: 'configure/unsafe-out-dir',
    message: `the output folder "${written}" ${message}`,
    help: 'The output needs a folder that nothing else uses. Name one with `--out-dir`; without that it is "build".',
    ...(place ? { place } : {}),
  });
  // What was asked of one build stands in no file.
  const placeOf = (path: Path | undefined) => (path && request.given === undefined ? locate(path) : undefined);
  if (outDir === parse(outDir).root) return fault('is the root of the file system');
  for (const { name, path, key } of keptPaths(request)) {
    const kept = await realPathOf(path);
    if (outDir === kept) return fault(`is ${name}`, placeOf(key));
    if (isInside(kept, outDir)) return fault(`holds ${name}`, placeOf(key));
  }
  for (const [index, folder] of request.settings.staticDirectories.entries()) {
    const path = await realPathOf(resolve(root, folder));
    const message = `stands in the static folder "${folder}", whose files are copied to it`;
    if (isInside(outDir, path)) return fault(message, placeOf(['staticDirectories', index]));
  }
  const found = await stat(outDir).catch(() => undefined);
  const file = relative(root, outDir).split(sep).join('/');
  return found && !found.isDirectory() ? fault('is a file', wholeFile(file)) : undefined;
}

interface Kept {
  /** In a sentence. */
  readonly name: string;
  readonly path: string;
  /** Where the config names it. */
  readonly key?: Path;
}

/** What must survive. */
function keptPaths({ source: { root, inputs }, cacheDir, settings }: OutDirRequest): Kept[] {
  const { docs, pages, staticDirectories } = settings;
  const inRoot = (kind: string, path: string): Kept => ({ name: `${kind}"${path}"`, path: resolve(root, path) });
  return [
    { name: 'the folder of the site', path: root },
    { name: 'your home folder', path: homedir() },
    { name: 'the cache', path: cacheDir },
    ...docs.map(({ path }, index) => ({ ...inRoot('the docs folder ', path), key: ['docs', index, 'path'] })),
    ...(pages ? [{ ...inRoot('the pages folder ', pages.path), key: ['pages', 'path'] }] : []),
    ...docs
      .map(({ id }) => versionFiles(id))
      .flatMap(({ docs: content, sidebars }) => [inRoot('', content), inRoot('', sidebars)]),
    ...staticDirectories.map((path, index) => ({ ...inRoot('the static folder ', path), key: ['staticDirectories', index] })),
    ...inputs.map((path) => inRoot('', path)),
  ];
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
