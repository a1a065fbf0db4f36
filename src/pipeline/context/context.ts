// Defines the context that every stage receives: config, files, cache, reporter, hooks and workers.
import type { BrowserModule } from '#code/browser-graph';
import type { BundledModule, UserModule, UserModuleProblem } from '#code/module-inputs';
import type { Files } from '#files/files';
import type { Config } from '#model/config';
import type { Sink } from '#model/output';
import { compareText } from '#model/place';
import type { ProgressEvent, Work } from '#model/run';
import type { SiteCode } from '#model/site-code';
import type { BrowserModules } from '#model/theme';
import type { Network } from '#network/network';
import type { CacheStore } from '#store/cache-store';
import type { Checkpoint } from './checkpoint.ts';
import type { Derivations } from './derivations.ts';
import type { Hooks } from './hooks.ts';
import type { Labels } from './labels.ts';
import type { NativeParser } from './native-parser.ts';
import type { Reporter } from './reporter.ts';
import type { Trace } from './trace.ts';
import type { Workers } from './workers.ts';

export interface Context {
  readonly config: Config;
  readonly files: Files;
  /** Of a language that pages are translated to; undefined in the context of the site. */
  readonly translation?: {
    /** The translations by their originals, relative to the root. */
    readonly files: ReadonlyMap<string, string>;
    /** The derivations of the site, which documents without a translation share. */
    readonly derivations: Derivations;
  };
  /** Translates the labels of sidebars, versions and plugins. */
  readonly labels: Labels;
  readonly hooks: Hooks;
  readonly reporter: Reporter;
  readonly sink: Sink;
  /** The cache between builds. */
  readonly store: CacheStore;
  /** A key of everything in slodocs that results depend on: cached results of another version are never reused. */
  readonly engine: string;
  /** For texts that the configuration names by an address. */
  readonly network: Network;
  readonly workers: Workers;
  readonly nativeParser: NativeParser;
  /** What plugins derive from bodies. */
  readonly derivations: Derivations;
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

export interface RenderContext extends Pick<Context, 'files' | 'reporter' | 'siteCode' | 'trace' | 'derivations'> {
  readonly config: Omit<Config, 'settings'>;
}

interface WorkLog {
  /** `path` is that of the source, `refused` why unified parsed it and not the native engine. */
  parsed(path: string, refused?: string): void;
  /** `route` is the key of the page's route. */
  rendered(route: string): void;
  /** Everything recorded since the last call, sorted, without duplicates. */
  take(): Pick<Work, 'parsed' | 'rendered' | 'byUnified'>;
}

export function createWorkLog(): WorkLog {
  let parsed = new Map<string, string | undefined>();
  let rendered = new Set<string>();
  return {
    parsed: (path, refused) => void parsed.set(path, refused),
    rendered: (route) => void rendered.add(route),
    take() {
      const taken = { parsed: [...parsed.keys()].sort(), rendered: [...rendered].sort(), ...countsOf([...parsed.values()]) };
      parsed = new Map();
      rendered = new Set();
      return taken;
    },
  };
}

function countsOf(reasons: readonly (string | undefined)[]): Pick<Work, 'byUnified'> {
  const counts = new Map<string, number>();
  for (const reason of reasons) if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => compareText(a, b));
  return sorted.length > 0 ? { byUnified: Object.fromEntries(sorted) } : {};
}
