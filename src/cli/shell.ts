// Defines the types of the environment in which a command runs, and of how it returns its exit code.
import type { BuildOptions } from '#index';
import type { BlockedRun, SiteCode } from '#model/site-code';
import type { Environment } from './environment.ts';

export interface Shell {
  readonly environment: Environment;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
  /** When the command line began its own work: milliseconds since the process started. */
  readonly started: number;
  /** Used by processes that we own. */
  readonly watched?: Watched | undefined;
}

export interface Watched {
  readonly siteCode: SiteCode;
  /** Prints what was found when site code blocks the process for good, since nothing else will run. Set by commands. */
  print: (found: BlockedRun) => void;
}

/** The options that say which site a command works on, and where its folders are. */
export interface SiteFlags {
  readonly config?: string;
  readonly outDir?: string;
  readonly baseUrl?: string;
  readonly cacheDir?: string;
}

/** The same with the root, which is an argument. */
export interface SiteOptions extends SiteFlags, Pick<BuildOptions, 'against' | 'refreshLinks' | 'variant'> {
  readonly root: string;
}

/** Runs a command and keeps its exit code. */
export type Act = (site: SiteOptions | undefined, work: () => Promise<number>) => Promise<void>;
