// Defines the types of a site in development: it serves addresses, follows edits, and reports its faults.
import type { BrowserError } from './browser-error.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { BuildOptions } from './run.ts';
import type { Ingredient } from './why.ts';

export interface DevOptions extends Omit<BuildOptions, 'strict' | 'force' | 'cache' | 'onProgress'> {
  /** Looks at files in intervals instead of being told of changes, for disks that tell nothing. */
  readonly polls?: boolean | undefined;
  /** False leaves out drafts, as a build does. */
  readonly drafts?: boolean | undefined;
  readonly listener: (event: DevEvent) => void;
}

export interface DevSite {
  /** Absolute. */
  readonly root: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** The script that pages load in development, absolute. */
  readonly script: string;
  /** The script of the worker that all pages share, absolute. */
  readonly stream: string;
  /** The script of axe, which pages load when they are checked; absolute. Undefined where it is not installed. */
  readonly axe: string | undefined;
  /** Another one than before where pages may be stale. */
  readonly edition: number;
  /** Answers a decoded path under the base, which begins with `/`. */
  answer(path: string): Promise<DevAnswer>;
  /** Says which files have changed, where the watcher cannot know or is too late: absolute, or relative to the root. */
  changed(paths: readonly string[]): Promise<void>;
  faults(): Promise<DevFaults>;
  /** Applies the fix of a fault by its id. False if the fault is gone, or the file has changed since. */
  fix(id: string): Promise<boolean>;
  /** Takes what the browser of a page has found since the page was mounted: what was known of that page before is replaced. */
  report(path: string, errors: readonly BrowserError[]): Promise<void>;
  /** Tells what has changed between the last two states in which a page was shown. Undefined for one that was not shown yet. */
  why(path: string): Promise<WhyRendered | undefined>;
  /** The absolute path of a file that may be opened in an editor: a source, or a file that a fault names. */
  placeToOpen(file: string): Promise<string | undefined>;
  /** Reads the configuration again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface WhyRendered {
  /** Without the base. */
  readonly path: string;
  /** In how many states it was shown since the server was started. */
  readonly states: number;
  /** Empty for the first state, and where only files or other pages have changed that it looks at while it is rendered. */
  readonly changes: readonly RenderChange[];
}

export interface RenderChange {
  readonly ingredient: Ingredient;
  /** What of it has changed; empty where that is the whole. */
  readonly parts: readonly string[];
}

export type DevAnswer =
  | {
      readonly kind: 'page';
      readonly status: 200 | 404;
      readonly html: string;
      /** Equal for equal pages. */
      readonly digest: string;
      /** Relative to the root; undefined for a page without a source. */
      readonly source: string | undefined;
      /** Errors keep it from being shown as it is written: this is its last sound state, if it had one. */
      readonly isBroken: boolean;
    }
  /** A file of the output by its path there. */
  | { readonly kind: 'file'; readonly path: string; readonly content: DevContent }
  /** `location` is a URL, or a path with the base. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** The configuration is invalid, or there is nothing at this address, not even a page that says so. */
  | { readonly kind: 'none'; readonly status: 404 | 503; readonly reason: string };

export type DevContent =
  | { readonly bytes: Uint8Array }
  /** The absolute path of a file. */
  | { readonly copyOf: string };

export type DevEvent =
  /** Files have changed: what is shown may be stale. */
  | { readonly kind: 'changed'; readonly paths: readonly string[] }
  | { readonly kind: 'faults'; readonly faults: DevFaults }
  /** The system watches no more files, so that the site is polled. */
  | { readonly kind: 'polls'; readonly reason: string }
  /** A fault of slodocs, which ends nothing. */
  | { readonly kind: 'crashed'; readonly thrown: unknown };

export interface DevFaults {
  readonly diagnostics: readonly IdentifiedDiagnostic[];
  /** The text of every file that a diagnostic names, by path. */
  readonly texts: Readonly<Record<string, string>>;
  /** How many pages are not rendered yet; undefined before the site is read. */
  readonly left: number | undefined;
  /** Ids of faults that were not there before, and the faults that were mended, since the last event. */
  readonly fresh: readonly string[];
  readonly mended: readonly IdentifiedDiagnostic[];
}

export interface IdentifiedDiagnostic extends Diagnostic {
  /** Equal for the same fault at the same place. */
  readonly id: string;
  /** Of a fault that only browsers find: addresses of the pages that showed it, with the base. */
  readonly pages?: readonly string[];
}
