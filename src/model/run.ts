// Defines the types of the options and results of slodocs' commands.
import type { Baseline, KnownFault } from './baseline.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { JsonObject } from './json.ts';
import type { Place } from './place.ts';
import type { PromisedAddress } from './promised.ts';
import type { ProgressEvent, TraceEvent } from './run-events.ts';
import type { Settings } from './settings.ts';
import type { SiteCode } from './site-code.ts';

export type * from './run-events.ts';

export interface BuildOptions {
  /** The site's folder, or a folder inside it. The working directory when absent. */
  readonly root?: string | undefined;
  /** A config file to use instead of searching in `root` and above it. */
  readonly config?: string | undefined;
  /** Relative to the root; `build` when absent. */
  readonly outDir?: string | undefined;
  /** Overrides the config's. */
  readonly baseUrl?: string | undefined;
  /** Relative to the root; `.slodocs/cache` when absent. */
  readonly cacheDir?: string | undefined;
  /** False: nothing is cached for the next build. */
  readonly cache?: boolean | undefined;
  /** How many pages are processed at once. */
  readonly concurrency?: number | undefined;
  /** The time limit of a call of the site's own code, in seconds. Overrides the config's. */
  readonly timeLimit?: number | undefined;
  /** Supervises the site's own code, for programs that own their process: see `ownProcess`. */
  readonly siteCode?: SiteCode | undefined;
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
  /** Docs folders outside of the root, absolute. */
  readonly beside: readonly string[];
  readonly trace: readonly TraceEvent[];
  /** The work that the build did itself, as opposed to cache hits. */
  readonly work: Work;
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

export interface VerifyOptions extends Omit<BuildOptions, 'outDir' | 'cacheDir' | 'cache'> {
  /** Serves an output on 127.0.0.1, under the site's base. */
  readonly listen: (output: ServedOutput) => Promise<{ readonly url: string; close(): Promise<void> }>;
  /** Addresses of the pages to open, with or without the base; all when absent. */
  readonly routes?: readonly string[] | undefined;
  /** Window widths in CSS pixels; 1440 when absent. */
  readonly widths?: readonly number[] | undefined;
  /** The timeout per page, in milliseconds; 30 seconds when absent. */
  readonly timeout?: number | undefined;
  /** The path of a Chromium executable, absolute, instead of searching for one. */
  readonly browser?: string | undefined;
}

export interface ServedOutput {
  /** Absolute. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly headersFile: string | undefined;
}

export interface VerifyResult extends BuildResult {
  /** Why no page was opened, if not because of a fault of the site. */
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
  /** Why no version was cut, if not because of a fault in a file. */
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
  /** Overwrite an existing file. */
  readonly force?: boolean | undefined;
  /** Write nothing, and only compare the existing file. */
  readonly compare?: boolean | undefined;
}

export interface EjectResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly ejected: Ejected | undefined;
  /** Why nothing was ejected, if not because of a fault in the configuration. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

/** A slot that was ejected into the site. Paths are relative to the root. */
export interface Ejected {
  readonly path: string;
  /** True where the configuration uses the file for that slot. */
  readonly isNamed: boolean;
  /** The file of the configuration. */
  readonly config: string;
  /** The file's previous text; undefined for a new one. */
  readonly before: string | undefined;
  /** The original in this version of slodocs. */
  readonly text: string;
}

export interface UrlsOptions extends Omit<BuildOptions, 'outDir' | 'strict' | 'onProgress'> {
  /** Write the ledger. */
  readonly update?: boolean | undefined;
}

export interface UrlsResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** Sorted by path. Undefined where the site has errors other than those of the ledger. */
  readonly urls: readonly PromisedAddress[] | undefined;
  /** The change of the ledger. */
  readonly ledger: LedgerChange | undefined;
  /** Why the ledger was not written, if not because of a fault of the site. */
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
  /** Its new path, a folder to move it into, or its new address. */
  readonly to: string;
  /** The base of relative paths; the working directory when absent. */
  readonly cwd?: string | undefined;
  /** Write nothing, and only report what would be written. */
  readonly dryRun?: boolean | undefined;
}

export interface MoveResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  readonly moved: Moved | undefined;
  /** Why nothing was moved, if not because of an earlier fault of the site. */
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
  /** The edits of texts, by their paths before the move. */
  readonly texts: readonly MovedText[];
  /** Addresses that now redirect to another. */
  readonly redirects: readonly MovedAddress[];
  /** Those of them for which a redirect has to be written by hand. */
  readonly unwritten: readonly MovedAddress[];
}

export interface MovedText {
  readonly path: string;
  readonly newPath: string;
  readonly before: string;
  readonly after: string;
  /** The number of edits in it. */
  readonly edits: number;
}

export interface MovedAddress {
  readonly from: string;
  readonly to: string;
}
