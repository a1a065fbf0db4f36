// What a run is asked for and what comes of it, and where it finds what the last one has left.
import { join, relative } from 'node:path';
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { Work } from '#model/run';
import type { ConfigureRequest, Places } from './0-configure/configure.ts';
import type { ContextParts } from './context/create-context.ts';
import { manifestFile } from './context/manifest.ts';
import type { CacheFault } from './context/write-fault.ts';

export interface RunRequest extends ConfigureRequest, Omit<ContextParts, 'config' | 'store' | 'workers' | 'known'> {
  /** Warnings fail the run before anything is written. */
  readonly strict: boolean;
  /** How the cache refused what has to stand on disk, which is in `bundleDir` therefore. */
  readonly refused?: CacheFault | undefined;
  /** The module that threads run, absolute. */
  readonly workerModule: string;
  /** Told once where another process builds the site. */
  readonly onWait: (pid: number) => void;
}

export interface Run {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly files: number;
  /** Docs folders outside of the root, relative to it. */
  readonly beside: readonly string[];
  readonly work: Work;
}

/** Two runs of one site hold it one after the other: it is opened under the site's lock. */
export function lockOf({ root }: Pick<Config, 'root'>): string {
  return join(root, '.slodocs', 'lock');
}

/** Where the manifest of a request is kept. Absolute. */
export function manifestOf({ baseUrl = '' }: RunRequest, { root, config, outDir, cacheDir }: Places): string {
  return manifestFile(cacheDir, relative(root, config), relative(root, outDir), baseUrl);
}
