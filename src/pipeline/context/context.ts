// Defines the context that every stage receives: config, files, cache, reporter, hooks and workers.

import type { BrowserModule } from '#code/browser-graph';
import type { BundledModule, UserModule, UserModuleProblem } from '#code/bundled-module';
import type { Files } from '#files/files';
import type { Config } from '#model/config';
import type { Sink } from '#model/output';
import type { ProgressEvent } from '#model/run';
import type { SiteCode } from '#model/site-code';
import type { BrowserModules } from '#model/theme';
import type { CacheStore } from '#store/cache-store';
import type { Checkpoint } from './checkpoint.ts';
import type { Hooks } from './hooks.ts';
import type { NativeParser } from './native-parser.ts';
import type { Reporter } from './reporter.ts';
import type { Trace } from './trace.ts';
import type { WorkLog } from './work-log.ts';
import type { Workers } from './workers.ts';

export interface Context {
  readonly config: Config;
  readonly files: Files;
  readonly hooks: Hooks;
  readonly reporter: Reporter;
  readonly sink: Sink;
  /** The cache between builds. */
  readonly store: CacheStore;
  /** A key of everything in slodocs that results depend on: cached results of another version are never reused. */
  readonly engine: string;
  readonly workers: Workers;
  readonly nativeParser: NativeParser;
  readonly trace: Trace;
  /** Supervises all calls of the site's own code. */
  readonly siteCode: SiteCode;
  /** Bundles and loads modules of the site's own code, by absolute path. */
  readonly userCode: LoadUserCode;
  /** Only bundles them, to be run in another thread or not at all. */
  readonly bundleCode: BundleUserCode;
  /** Bundles them for browsers, sharing the theme's modules. */
  readonly bundleBrowser: BundleBrowserCode;
  readonly work: WorkLog;
  /** Aborts pending work when the caller cancels. */
  readonly signal: AbortSignal;
  /** Called between the steps of long work. */
  readonly checkpoint: Checkpoint;
  /** Reports a stage's progress. */
  readonly progress: (event: ProgressEvent) => void;
}

/** Bundled modules by their entries, or the problems of all entries together. */
export type BundleUserCode = (entries: readonly string[]) => Promise<BundledCode>;

/** Plain data: it passes between threads. */
export interface BundledCode {
  readonly modules: readonly BundledModule[];
  readonly packages: readonly (readonly [string, string])[];
  readonly problems: readonly UserModuleProblem[];
}

export type BundleBrowserCode = (entries: readonly string[], browser: BrowserModules) => Promise<BrowserCode>;

export interface BrowserCode {
  readonly modules: readonly BrowserModule[];
  readonly problems: readonly UserModuleProblem[];
}

export type LoadUserCode = (entries: readonly string[]) => Promise<ReadonlyMap<string, UserModule>>;

export interface RenderContext extends Pick<Context, 'files' | 'reporter' | 'siteCode' | 'trace'> {
  readonly config: Omit<Config, 'settings'>;
}
