// The output folder to the fault that it would overwrite something of the user's.
import { realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Settings } from '#model/settings';

export interface OutDirRequest {
  /** As it was given. */
  readonly written: string;
  readonly root: string;
  readonly cacheDir: string;
  readonly settings: Settings;
  /** Files that the config was made from, relative to the root. */
  readonly inputs: readonly string[];
}

/**
 * A build replaces what stands in its output folder. So that folder must not be, nor hold, anything that people made; and
 * it must not stand in a static folder, which would be copied into it.
 */
export async function unsafeOutDir(request: OutDirRequest): Promise<DiagnosticDraft | undefined> {
  const outDir = await realPathOf(resolve(request.root, request.written));
  const fault = (message: string): DiagnosticDraft => ({
    code: 'configure/unsafe-out-dir',
    message: `the output folder "${request.written}" ${message}`,
    help: 'A build removes what it did not make from its output folder. Choose a folder of its own, such as "build".',
  });
  if (outDir === parse(outDir).root) return fault('is the root of the file system');
  for (const [name, path] of keptPaths(request)) {
    const kept = await realPathOf(path);
    if (outDir === kept) return fault(`is ${name}`);
    if (isInside(kept, outDir)) return fault(`holds ${name}`);
  }
  for (const folder of request.settings.staticDirectories) {
    const path = await realPathOf(resolve(request.root, folder));
    if (isInside(outDir, path)) return fault(`stands in "${folder}", whose files are copied to it`);
  }
  const found = await stat(outDir).catch(() => undefined);
  return found && !found.isDirectory() ? fault('is a file') : undefined;
}

/** What must survive, with its name in a sentence. */
function keptPaths({ root, cacheDir, settings, inputs }: OutDirRequest): [name: string, path: string][] {
  const inRoot = (path: string): [string, string] => [`"${path}"`, resolve(root, path)];
  return [
    ['the folder of the site', root],
    ['your home folder', homedir()],
    ['the cache', cacheDir],
    ...settings.docs.map(({ path }) => inRoot(path)),
    ...settings.docs.map(({ id }) => inRoot(id === 'default' ? 'versioned_docs' : `${id}_versioned_docs`)),
    ...settings.staticDirectories.map(inRoot),
    ...inputs.map(inRoot),
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
