// Types for calls of a site's own code: its config, its plugins, the modules and components of its pages.
import type { Diagnostic, DiagnosticDraft } from './diagnostic.ts';
import type { Locate } from './place.ts';
import type { Plugin } from './plugin.ts';

/** A call of code that is not slodocs's, as diagnostics name it. Plain data: it passes between threads. */
export interface SiteCall {
  /** The subject of a sentence, such as `the emit hook of the plugin "titles"`. */
  readonly what: string;
  /** The file that the call is about, relative to the root. */
  readonly file?: string;
  /** The name of the plugin that is called. */
  readonly plugin?: string;
  /** The key of the plugin that holds what is called. */
  readonly hook?: string;
}

/** What is known of the site by whoever turns a fault of its code into a diagnostic. */
export interface KnownSite {
  /** Absolute. */
  readonly root: string;
  /** The folder of bundled code, absolute. */
  readonly codeDir: string;
  /** Known once the configuration is read. */
  readonly config?: { readonly pluginIndexes: ReadonlyMap<Plugin, number>; readonly locate: Locate };
}

/** A call that another thread carries out. */
export interface RemoteCall {
  /** What the thread is doing; undefined before it has begun. */
  current(): SiteCall | undefined;
  /** Ends the thread. */
  stop(): void;
}

/** Watches over calls of a site's own code: that they end, and what they leave behind. */
export interface SiteCode {
  /**
   * Carries a call out. A promise that it gives is rejected with a `StoppedCall` when nothing is left that could settle it, or when
   * it takes longer than the limit.
   */
  call<T>(call: SiteCall, work: () => T, remote?: RemoteCall): T;
  /** Tells what is known of the site from here on. */
  know(site: KnownSite): void;
  /** Sets how long a call may take, in seconds. */
  limit(seconds: number): void;
  /** The diagnostic for a call that was stopped; undefined where something else was thrown. */
  stopped(thrown: unknown): DiagnosticDraft | undefined;
  /** Takes what nobody caught. False where it does not come from the site's code. */
  caught(thrown: unknown): boolean;
  /** Waits for what calls that have ended may still throw, and gives the faults since the last time. */
  lateFaults(): Promise<readonly DiagnosticDraft[]>;
  /** Takes faults that another thread has found. */
  add(faults: readonly DiagnosticDraft[]): void;
  /** Settles once code may run that blocks the main thread. */
  ready(): Promise<void>;
  /** What was thrown after the last faults were asked for. */
  remaining(): Promise<BlockedRun | undefined>;
  readonly isGuarding: boolean;
  /** Whether any call left a fault behind: nothing that was made in this run is kept. */
  readonly isMarred: boolean;
  /** Runs the work of slodocs around all calls. Rejects where nothing is left to wait for and no call is the reason. */
  guard<T>(reporter: FaultList, work: () => Promise<T>): Promise<T>;
}

/** The part of a reporter that tells of a call which blocks the main thread. */
export interface FaultList {
  report(draft: DiagnosticDraft): void;
  list(): readonly Diagnostic[];
}

/** What was found before a call blocked the main thread for good. */
export interface BlockedRun {
  /** Absolute. */
  readonly root: string;
  /** The texts of files that diagnostics name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** How the owner of a process is told. */
export interface SiteCodeListener {
  /** A call has been running for some time. */
  onSlow(call: SiteCall, seconds: number): void;
  /** A call blocks the main thread for longer than the limit: the process has to end here, for nothing else will run. */
  onBlocked(run: BlockedRun): void;
}
