// Tells how the blocks of a language are run, and where its program is.
import { realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { aliases, familyOf } from './languages.ts';
import type { ExamplesOptions, RunnerOptions } from './options-schema.ts';

export interface Runner {
  readonly command: readonly string[];
  readonly extension: string;
  /** A line that prints `mark`; undefined where blocks cannot go on with one another. */
  readonly between: string | undefined;
}

/** Stands between what two blocks print. */
export const mark = '\u001E';

const print = 'process.stdout.write("\\x1e");';
const node = { command: ['node', '--enable-source-maps', '{file}'], extension: 'mjs', between: print };
const typescript = { ...node, extension: 'ts' };
const python = { command: ['python3', '-u', '{file}'], extension: 'py', between: '__import__("sys").__stdout__.write("\\x1e")' };
const shell = { command: ['sh', '-e', '{file}'], extension: 'sh', between: "printf '\\036'" };

const builtIn: Readonly<Record<string, Runner>> = {
  js: node,
  cjs: { ...node, extension: 'cjs' },
  ts: typescript,
  python,
  sh: shell,
  bash: { ...shell, command: ['bash', '-e', '{file}'] },
  go: { command: ['go', 'run', '{file}'], extension: 'go', between: undefined },
};

/** Undefined for a language that nothing runs. */
export function runnerOf(language: string, { runners = {} }: ExamplesOptions): Runner | undefined {
  const name = familyOf(language, runners);
  if (!Object.hasOwn(runners, name)) return Object.hasOwn(builtIn, name) ? builtIn[name] : undefined;
  const { command, extension = name, between } = runners[name] as RunnerOptions;
  return { command, extension, between: between?.replace('{mark}', mark) };
}

export function knownLanguages({ runners = {} }: ExamplesOptions): readonly string[] {
  return [...new Set([...Object.keys(builtIn), ...Object.keys(aliases), ...Object.keys(runners)])].sort();
}

/** Where programs are looked for: no variable of the environment counts, so that all machines of a kind agree. */
export const programFolders = [
  dirname(process.execPath),
  '/usr/local/bin',
  '/usr/bin',
  '/bin',
  '/usr/local/go/bin',
  '/opt/homebrew/bin',
];

export interface Tool {
  /** Absolute. */
  readonly path: string;
  /** Changes with the program. */
  readonly stamp: string;
  /** Folders outside of those of the system that it needs, absolute. */
  readonly folders: readonly string[];
}

/** Undefined where it is not installed. */
export function findTool(name: string, root: string): Tool | undefined {
  const places = isAbsolute(name)
    ? [name]
    : name.includes('/')
      ? [join(root, name)]
      : programFolders.map((folder) => join(folder, name));
  for (const path of places) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) continue;
    const real = realpathSync(path);
    const folders = [path, real]
      .map((one) => toolchain(one, root))
      .filter((folder) => !/^\/(?:usr|bin|sbin|lib\w*)(?:\/|$)/.test(folder));
    return { path, stamp: `${real} ${stats.size} ${stats.mtimeMs}`, folders: [...new Set(folders)] };
  }
  return undefined;
}

/** The folder around `bin`, but never that of a user or of the site. */
function toolchain(path: string, root: string): string {
  const folder = dirname(path);
  const around = dirname(folder);
  const isOfSite = `${root}/`.startsWith(`${around}/`);
  const isOfUser = around === '/root' || /^\/(?:home|Users)\/[^/]+(?:\/\.local)?$/.test(around);
  return folder.endsWith('/bin') && around !== '/' && !isOfSite && !isOfUser ? around : path;
}
