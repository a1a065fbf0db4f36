// What a command is run in, and how it hands back its exit code.
import type { BlockedRun, SiteCode } from '#model/site-code';
import type { Environment } from './environment.ts';

export interface Shell {
  readonly environment: Environment;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
  /** When the command line began its own work: milliseconds since the process started. */
  readonly started: number;
  /** Of a process that is our own. */
  readonly watched?: Watched | undefined;
}

export interface Watched {
  readonly siteCode: SiteCode;
  /** Prints what was found where code of the site blocks the process for good: nothing else will run. Commands set it. */
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
export interface SiteOptions extends SiteFlags {
  readonly root: string;
}

/** Carries a command out and keeps the exit code that it answers. */
export type Act = (site: SiteOptions | undefined, work: () => Promise<number>) => Promise<void>;
