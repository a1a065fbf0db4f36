// Finds the slodocs of a site: what a setting names, the package next to the site, or the program on the PATH.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

export interface Where {
  /** The folder of the site. Absolute. */
  readonly site: string;
  /** The setting `slodocs.path`; empty where it is not set. */
  readonly setting: string;
  /** A relative path in the setting starts here. */
  readonly base: string;
  /** The environment variable PATH. */
  readonly searchPath: string;
}

export interface Server {
  /** What is run. Absolute. */
  readonly file: string;
  /** Node runs scripts; anything else is a program. */
  readonly isScript: boolean;
  /** Undefined for a program that belongs to no package. */
  readonly version: string | undefined;
}

/** The names in the order in which slodocs prefers them. */
export const configNames = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `site.config.${extension}`);

/** The nearest folder at or above this one that has the configuration of a site. */
export function siteAbove(folder: string): string | undefined {
  return foldersAbove(folder).find((one) => configNames.some((name) => isFile(join(one, name))));
}

/** Undefined where there is none; what the setting names but does not exist is not replaced by another. */
export function findServer({ site, setting, base, searchPath }: Where): Server | undefined {
  if (setting !== '') return serverAt(resolve(base, setting));
  for (const folder of foldersAbove(site)) {
    const found = packageAt(join(folder, 'node_modules/slodocs')) ?? ownPackage(folder);
    if (found) return found;
  }
  for (const folder of searchPath.split(delimiter).filter((one) => one !== '')) {
    // On Windows, npm has its packages next to the programs, which are scripts of the shell.
    const found = packageAt(join(folder, 'node_modules/slodocs')) ?? programAt(join(folder, 'slodocs'));
    if (found) return found;
  }
  return undefined;
}

function serverAt(path: string): Server | undefined {
  return packageAt(path) ?? programAt(path);
}

/** The site of slodocs itself has it above. */
function ownPackage(folder: string): Server | undefined {
  return manifestOf(folder)?.name === 'slodocs' ? packageAt(folder) : undefined;
}

function packageAt(folder: string): Server | undefined {
  const file = join(folder, 'bin/slodocs.js');
  return isFile(file) ? { file, isScript: true, version: manifestOf(folder)?.version } : undefined;
}

function programAt(path: string): Server | undefined {
  const program = [path, `${path}.cmd`].find(isFile);
  if (program === undefined) return undefined;
  const file = realpathSync(program);
  if (!/\.[cm]?js$/.test(file)) return { file: program, isScript: false, version: undefined };
  return { file, isScript: true, version: manifestOf(dirname(dirname(file)))?.version };
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

function manifestOf(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** It, and all above it. */
function foldersAbove(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Nothing there, or below a file, or in a folder that nobody may read.
    return false;
  }
}
