// What a run is asked for and what comes of it, and where it finds what the last one has left.
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { Work } from '#model/run';
import type { ConfigureRequest, Places } from './0-configure/configure.ts';
import type { ContextParts } from './context/create-context.ts';
import { manifestFile } from './context/manifest.ts';
import { relativeTo } from './context/site-path.ts';
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

/**
 * Two runs of one site hold it one after the other: it is opened under the site's lock. Where neither output nor cache stands in the
 * site's folder, nothing is written there: the lock is that of the cache.
 */
export function lockOf({ root, outDir, cacheDir }: Pick<Config, 'root' | 'outDir' | 'cacheDir'>): string {
  const cacheRoot = dirname(cacheDir);
  const isOutside = (path: string): boolean =>
    relativeTo(root, path).split('/')[0] === '..' || isAbsolute(relativeTo(root, path));
  return isOutside(outDir) && isOutside(cacheRoot) ? join(cacheRoot, 'lock') : join(root, '.slodocs', 'lock');
}

/** Where the manifest of a request is kept. Absolute. */
export function manifestOf({ baseUrl = '' }: RunRequest, { root, config, outDir, cacheDir }: Places): string {
  return manifestFile(cacheDir, relative(root, config), relative(root, outDir), baseUrl);
}
