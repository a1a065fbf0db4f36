// What a run of slodocs is asked for, and what comes of it.
import type { Diagnostic } from './diagnostic.ts';
import type { JsonObject } from './json.ts';
import type { Place } from './place.ts';
import type { PromisedAddress } from './promised.ts';
import type { Settings } from './settings.ts';
import type { SiteCode } from './site-code.ts';

export interface BuildOptions {
  /** The site's folder, or a folder inside it. The working directory when absent. */
  readonly root?: string | undefined;
  /** A config file, instead of the one found in `root` or above it. */
  readonly config?: string | undefined;
  /** Relative to the root; `build` when absent. */
  readonly outDir?: string | undefined;
  /** Overrules the config's. */
  readonly baseUrl?: string | undefined;
  /** Relative to the root; `.slodocs/cache` when absent. */
  readonly cacheDir?: string | undefined;
  /** False: nothing is kept for the next build. */
  readonly cache?: boolean | undefined;
  /** How many pages are worked on at once. */
  readonly concurrency?: number | undefined;
  /** How many seconds a call of the site's own code may take. Overrules the config's. */
  readonly timeLimit?: number | undefined;
  /** Watches over the site's own code, for programs that own their process: see `ownProcess`. */
  readonly siteCode?: SiteCode | undefined;
  /** Warnings fail the build as errors do. */
  readonly strict?: boolean | undefined;
  /** Writes into a folder with files that slodocs did not make, too, and replaces those at the paths of the site's. */
  readonly force?: boolean | undefined;
  /** Once aborted, the build rejects with its reason; the last output stays whole. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((event: ProgressEvent) => void) | undefined;
  /** Told once, with its process id, that another build of the site is at work and is waited for. */
  readonly onWait?: ((pid: number) => void) | undefined;
}

export interface BuildResult {
  /** No error, and under `strict` no warning. */
  readonly ok: boolean;
  /** Sorted by place. */
  readonly diagnostics: readonly Diagnostic[];
  /** The text of every file that a diagnostic names, by its path. */
  readonly texts: Readonly<Record<string, string>>;
  readonly pages: number;
  readonly files: number;
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
  /** Docs folders outside of the root, absolute. */
  readonly beside: readonly string[];
  readonly trace: readonly TraceEvent[];
  /** What the build did, as against what it took from the cache. */
  readonly work: Work;
}

export interface Work {
  /** Nothing had changed: the diagnostics are those of the last build. */
  readonly replayed: boolean;
  /** Sources parsed, by path, sorted. */
  readonly parsed: readonly string[];
  /** Routes of the pages rendered, sorted. */
  readonly rendered: readonly string[];
  /** Files written to the output, and files removed. */
  readonly written: number;
  readonly removed: number;
}

export interface VerifyOptions extends Omit<BuildOptions, 'outDir' | 'cacheDir' | 'cache'> {
  /** Serves an output on 127.0.0.1, at an address that begins as every page of it does. */
  readonly listen: (output: ServedOutput) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Addresses of the pages that are opened, with or without the base; all when absent. */
  readonly routes?: readonly string[] | undefined;
  /** Of the windows, in pixels of CSS; 1440 when absent. */
  readonly widths?: readonly number[] | undefined;
  /** For each page, in milliseconds; 30 seconds when absent. */
  readonly timeout?: number | undefined;
  /** The program of a Chromium, absolute, instead of one that is found. */
  readonly browser?: string | undefined;
}

export interface ServedOutput {
  /** Absolute. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly headersFile: string | undefined;
}

export interface VerifyResult extends BuildResult {
  /** Why no page was opened, where that is no fault of the site. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

export interface SettingsResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** Undefined when the configuration is faulty. */
  readonly settings: Settings | undefined;
  /** Absolute. */
  readonly cacheDir: string;
}

export interface SchemasResult extends Omit<SettingsResult, 'settings'> {
  /** By kind of file, such as `front-matter`. Undefined when the configuration is faulty. */
  readonly schemas: Readonly<Record<string, JsonObject>> | undefined;
}

export interface CutOptions
  extends Pick<BuildOptions, 'root' | 'config' | 'cacheDir' | 'cache' | 'signal' | 'onWait' | 'siteCode'> {
  readonly name: string;
  /** The id of the docs folder; may be left out where it is `default`, or where there is but one. */
  readonly docs?: string | undefined;
}

export interface CutResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly cut: Cut | undefined;
  /** Why there is no version, where that is no fault of a file. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

export interface Cut {
  /** The docs folder that was copied, relative to the root. */
  readonly folder: string;
  /** How many files were copied. */
  readonly files: number;
  /** What was written, relative to the root: folder, sidebars, list of versions. */
  readonly written: readonly string[];
}

export interface EjectOptions
  extends Pick<BuildOptions, 'root' | 'config' | 'cacheDir' | 'cache' | 'signal' | 'onWait' | 'siteCode'> {
  /** Its name. */
  readonly part: string;
  /** Write it over a file that is there. */
  readonly force?: boolean | undefined;
  /** Write nothing: what is there is wanted. */
  readonly compare?: boolean | undefined;
}

export interface EjectResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly ejected: Ejected | undefined;
  /** Why there is no copy, where that is no fault of the configuration. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

/** A part of the theme that is the site's own. Paths are relative to the root. */
export interface Ejected {
  readonly path: string;
  /** Whether the configuration names the file as that part. */
  readonly isNamed: boolean;
  /** The file of the configuration. */
  readonly config: string;
  /** What the file held before; undefined for a new one. */
  readonly before: string | undefined;
  /** The part as it is in this slodocs. */
  readonly text: string;
}

export interface UrlsOptions extends Omit<BuildOptions, 'outDir' | 'strict' | 'onProgress'> {
  /** Write the ledger. */
  readonly update?: boolean | undefined;
}

export interface UrlsResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** In the order of their paths. Undefined where the site has errors other than those that the ledger tells of. */
  readonly urls: readonly PromisedAddress[] | undefined;
  /** The ledger, as it was and as it was written. */
  readonly ledger: LedgerChange | undefined;
  /** Why the ledger was not written, where that is no fault of the site. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

export interface LedgerChange {
  /** Relative to the root. */
  readonly path: string;
  /** Addresses, and anchors as `/address#anchor`, sorted. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly written: boolean;
}

export interface MoveOptions extends Omit<BuildOptions, 'outDir' | 'strict' | 'onProgress'> {
  /** A page, a file or a folder of content: its path, or the address of a page. */
  readonly from: string;
  /** Its new path, a folder to put it into, or the address that it is to have. */
  readonly to: string;
  /** What relative paths count from; the working directory when absent. */
  readonly cwd?: string | undefined;
  /** Write nothing: what would be written is wanted. */
  readonly dryRun?: boolean | undefined;
}

export interface MoveResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly moved: Moved | undefined;
  /** Why nothing was moved, where that is no fault that the site had before. */
  readonly refusal: { readonly message: string; readonly help: string; readonly obstacles?: readonly MoveObstacle[] } | undefined;
}

/** Something that cannot be rewritten. */
export interface MoveObstacle {
  readonly place: Place;
  readonly message: string;
}

/** Paths are relative to the root. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  /** How many files were moved. */
  readonly files: number;
  /** What was changed in texts, by their paths before the move. */
  readonly texts: readonly MovedText[];
  /** Addresses that lead on to another by now. */
  readonly redirects: readonly MovedAddress[];
  /** Of these, the ones for which a redirect has to be written by hand. */
  readonly unwritten: readonly MovedAddress[];
}

export interface MovedText {
  readonly path: string;
  readonly newPath: string;
  readonly before: string;
  readonly after: string;
  /** How many places of it were changed. */
  readonly edits: number;
}

export interface MovedAddress {
  readonly from: string;
  readonly to: string;
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
  /** 0 for stages and plugins; work that overlaps stands on lanes of its own. */
  readonly tid: number;
}
