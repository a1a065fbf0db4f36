// Defines the types of a run's request and result, with the paths of its lock and manifest.
import { dirname, isAbsolute, join, relative } from 'node:path';
import { relativeTo } from '#files/site-path';
import type { CacheFault } from '#files/write-fault';
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { CacheUse, Shard } from '#model/remote-cache';
import type { BuildOptions, Work } from '#model/run';
import type { Places } from '#pipeline/0-configure/places';
import type { JobRequest } from '#pipeline/jobs';
import type { CalledTests } from '#pipeline/run-tests';
import { manifestFile } from './manifest.ts';

export interface RunRequest extends JobRequest {
  /** Warnings fail the run before anything is written. */
  readonly strict: boolean;
  /** Drops diagnostics that are known: known warnings do not fail a strict run. */
  readonly withoutKnown?: ((found: readonly Diagnostic[]) => readonly Diagnostic[]) | undefined;
  /** The write error that made this run fall back to a temporary `bundleDir`. */
  readonly refused?: CacheFault | undefined;
  /** The module that threads run, absolute. */
  readonly workerModule: string;
  /** Environment variables of a remote cache. None is used without them. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
  /** Makes only the share of this job, and publishes nothing. */
  readonly shard?: Shard | undefined;
  /** Which tests of plugins are called; none when absent. */
  readonly tests?: CalledTests | undefined;
  /** Called once if another process builds the site. */
  readonly onWait: (pid: number) => void;
}

/** Adds what is decided about the cache before anything else. */
export interface KeepingOptions extends BuildOptions, Pick<RunRequest, 'bundleDir' | 'refused' | 'usualTimeLimit'> {
  /** Hydrates pages with React's development build, which reports faults in the browser. */
  readonly development?: boolean | undefined;
  /** Publishes drafts as well. */
  readonly drafts?: boolean | undefined;
}

/** The run of a site that cannot be opened, but for its diagnostics. */
export const emptyRun = {
  pages: 0,
  files: 0,
  beside: [],
  work: { replayed: false, parsed: [], rendered: [], written: 0, removed: 0 },
} as const;

export interface Run {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly files: number;
  /** Docs folders outside of the root, relative to it. */
  readonly beside: readonly string[];
  readonly work: Work;
  readonly tested?: number | undefined;
  readonly cacheUse?: CacheUse | undefined;
}

/**
 * The lock of a site, under which it is opened. It is in the cache where neither output nor cache is in the site's folder, since
 * nothing else is written there.
 */
export function lockOf({ root, outDir, cacheDir }: Pick<Config, 'root' | 'outDir' | 'cacheDir'>): string {
  const cacheRoot = dirname(cacheDir);
  const isOutside = (path: string): boolean =>
    relativeTo(root, path).split('/')[0] === '..' || isAbsolute(relativeTo(root, path));
  return isOutside(outDir) && isOutside(cacheRoot) ? join(cacheRoot, 'lock') : join(root, '.slodocs', 'lock');
}

/** Where the manifest of a request is kept. Absolute. */
export function manifestOf(request: RunRequest, { root, config, outDir, cacheDir }: Places): string {
  const { baseUrl = '', against = {}, variant = {}, tests } = request;
  const chosen = [...Object.entries(against), ...Object.entries(variant)].flat();
  const ofTests = tests?.by === 'test' ? [JSON.stringify(tests)] : [];
  return manifestFile(cacheDir, relative(root, config), relative(root, outDir), baseUrl, ...chosen, ...ofTests);
}
