// What a run is asked for and what comes of it, and where it finds what the last one has left.
import { dirname, isAbsolute, join, relative } from 'node:path';
import { relativeTo } from '#files/site-path';
import type { CacheFault } from '#files/write-fault';
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { BuildOptions, Work } from '#model/run';
import type { Places } from '#pipeline/0-configure/configure';
import type { JobRequest } from '#pipeline/jobs';
import { manifestFile } from './manifest.ts';

export interface RunRequest extends JobRequest {
  /** Warnings fail the run before anything is written. */
  readonly strict: boolean;
  /** How the cache refused what has to stand on disk, which is in `bundleDir` therefore. */
  readonly refused?: CacheFault | undefined;
  /** The module that threads run, absolute. */
  readonly workerModule: string;
  /** Told once where another process builds the site. */
  readonly onWait: (pid: number) => void;
}

/** With what is settled about the cache before anything else. */
export interface KeepingOptions extends BuildOptions, Pick<RunRequest, 'bundleDir' | 'refused'> {
  /** Pages are woken by React's development build, which says in the browser what is wrong with them. */
  readonly development?: boolean | undefined;
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
