// Defines the types of the options and results of slodocs' commands.
import type { Baseline, KnownFault } from './baseline.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { CacheUse, Shard } from './remote-cache.ts';
import type { SiteCode } from './site-code.ts';

export interface BuildOptions {
  /** The site's folder, or a folder inside it. The working directory when absent. */
  readonly root?: string | undefined;
  /** A config file to use instead of searching in `root` and above it. */
  readonly config?: string | undefined;
  /** Relative to the root; `build` when absent. */
  readonly outDir?: string | undefined;
  /** Overrides the config's. */
  readonly baseUrl?: string | undefined;
  /** The values of `variants` that alone are published, by axes: `{ product: 'cloud' }`. Readers choose among all others. */
  readonly variant?: Readonly<Record<string, string>> | undefined;
  /** Relative to the root; `.slodocs/cache` when absent. */
  readonly cacheDir?: string | undefined;
  /** Indexes of linked sites in place of those of `links.sites`, by their names: addresses, or paths from the site's root. */
  readonly against?: Readonly<Record<string, string>> | undefined;
  /** True: the servers of linked sites are asked for their indexes, also where nothing has changed. */
  readonly refreshLinks?: boolean | undefined;
  /** False: nothing is cached for the next build. */
  readonly cache?: boolean | undefined;
  /**
   * Environment variables for a remote cache: its address in `SLODOCS_REMOTE_CACHE`, the signing key in `SLODOCS_CACHE_KEY`, and
   * those that hold its headers. Without them no remote cache is used.
   */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
  /** How many pages are processed at once. */
  readonly concurrency?: number | undefined;
  /** The time limit of a call of the site's own code, in seconds. Overrides the config's. */
  readonly timeLimit?: number | undefined;
  /** Supervises the site's own code, for programs that own their process: see `ownProcess`. */
  readonly siteCode?: SiteCode | undefined;
  /** Runs the tests of plugins on these pages, and nothing that comes after resolve. */
  readonly tests?: TestsAsked | undefined;
  /** Warnings fail the build as errors do. */
  readonly strict?: boolean | undefined;
  /** Faults that fail no check. They fail a build only if they are errors, for a site with errors is not published. */
  readonly baseline?: Baseline | undefined;
  /** Also writes into a folder with files that slodocs did not make, and replaces those at paths of the site. */
  readonly force?: boolean | undefined;
  /** Aborts the build, which rejects with its reason; the last output stays intact. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined;
  /** Called once with the process id of another build of the site that is being waited for. */
  readonly onWait?: ((pid: number) => void) | undefined;
}

/** The options of a single build. A site that stays open writes no archive, and is no share of another. */
export interface SingleBuildOptions extends BuildOptions {
  /** Makes the share of one of several jobs for the remote cache, and publishes nothing. */
  readonly shard?: Shard | undefined;
  /**
   * An archive to write instead of the output folder, absolute or relative to the working directory. It ends with `.tar`, `.tar.gz`
   * or `.tgz`.
   */
  readonly archive?: string | undefined;
}

export interface TestsAsked {
  /** Globs of sources, relative to the root. All sources when absent. */
  readonly pages?: readonly string[] | undefined;
}

export interface BuildResult {
  /** No error, and under `strict` no warning. */
  readonly ok: boolean;
  /** Sorted by place. Without those that are known. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the baseline forgives. Absent without a baseline, as is `vanished`. */
  readonly known?: readonly Diagnostic[];
  /** What the baseline has, and the site no longer. */
  readonly vanished?: readonly KnownFault[];
  /** The text of every file that a diagnostic names, by path. */
  readonly texts: Readonly<Record<string, string>>;
  readonly pages: number;
  readonly files: number;
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
  /** The archive that was to be written instead, absolute; absent where there is none. */
  readonly archive?: string;
  /** The share that was made, and nothing else. */
  readonly shard?: Shard;
  /** Docs folders outside of the root, absolute. */
  readonly beside: readonly string[];
  readonly trace: readonly TraceEvent[];
  /** How many things the tests of plugins have tested. Absent where no plugin has tests, or none were called. */
  readonly tested?: number | undefined;
  /** The work that the build did itself, as opposed to cache hits. */
  readonly work: Work;
  /** Where the rest came from. Absent where nothing was asked of the cache. */
  readonly cacheUse?: CacheUse | undefined;
}

export interface Work {
  /** True where nothing had changed, and the last build's diagnostics were repeated. */
  readonly replayed: boolean;
  /** Sources parsed, by path, sorted. */
  readonly parsed: readonly string[];
  /** How many of them the native engine left to unified, by reason. Absent where there is none. */
  readonly byUnified?: Readonly<Record<string, number>>;
  /** Routes of the pages rendered, sorted. */
  readonly rendered: readonly string[];
  /** The number of files written to the output, and of files removed. */
  readonly written: number;
  readonly removed: number;
}

export interface ProgressEvent {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/** A complete event of the trace event format; times in microseconds since the process started. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: 'X';
  readonly ts: number;
  readonly dur: number;
  readonly pid: 1;
  /** 0 for stages and plugins; overlapping work has lanes of its own. */
  readonly tid: number;
}
