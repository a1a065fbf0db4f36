// Finds the config in a folder or the nearest one above it, or checks the given path.
import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isDiskFailure } from '#files/write-fault';
import type { DiagnosticDraft } from '#model/diagnostic';
import { wholeFile } from '#model/place';

/** In search order. */
export const configNames = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs', 'site.config.json'];

const docusaurusNames = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`);

export interface FoundConfig {
  /** Absolute; undefined when there is none. */
  readonly path: string | undefined;
  readonly faults: readonly DiagnosticDraft[];
}

/**
 * The config in `root` (by default the working directory) or in the nearest folder above it; or the given one, relative to
 * `root`.
 */
export async function findConfig(root: string | undefined, config: string | undefined): Promise<FoundConfig> {
  const start = resolve(root ?? '.');
  if (!(await kindOf(start))?.isDirectory()) return nothing(`the folder "${root}" does not exist`);
  if (config !== undefined) {
    const path = resolve(start, config);
    return (await kindOf(path))?.isFile() ? { path, faults: [] } : nothing(`the configuration file "${config}" does not exist`);
  }
  let foreign: string | undefined;
  for (let folder = start; ; folder = dirname(folder)) {
    const [path, ...others] = await configsIn(folder, configNames);
    if (path) return { path, faults: others.map((other) => unread(path, other)) };
    foreign ??= (await configsIn(folder, docusaurusNames))[0];
    if (dirname(folder) === folder) break;
  }
  const message = `there is no "site.config.ts" in ${root === undefined ? 'this folder' : `"${root}"`} or above it`;
  if (foreign === undefined) return nothing(message);
  const help = `"${basename(foreign)}" is a Docusaurus configuration, which slodocs does not read. Run \`slodocs init --from docusaurus\` in its folder to write a "site.config.ts" next to it. Your content is not changed.`;
  return nothing(message, help);
}

async function configsIn(folder: string, wanted: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of wanted) if ((await kindOf(join(folder, name)))?.isFile()) found.push(join(folder, name));
  return found;
}

async function kindOf(path: string) {
  return stat(path).catch((thrown) => {
    if (isDiskFailure(thrown)) throw thrown;
    return undefined;
  });
}

const usualHelp =
  'A site needs a file such as "site.config.ts" that contains `export default defineConfig({ title, url })`. Pass its folder, or the file itself with `--config`. To create a new site, run `slodocs init`.';

function nothing(message: string, help = usualHelp): FoundConfig {
  return { path: undefined, faults: [{ code: 'configure/no-config', message, help }] };
}

function unread(path: string, other: string): DiagnosticDraft {
  return {
    code: 'configure/several-configs',
    message: `"${basename(other)}" is not read, because "${basename(path)}" is in the same folder`,
    help: 'Remove one of them, or pass the one that you want with `--config`.',
    place: wholeFile(basename(other)),
  };
}
