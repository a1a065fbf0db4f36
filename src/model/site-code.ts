// Defines the types of calls of a site's own code: its config, plugins, modules and components.
import type { Diagnostic, DiagnosticDraft } from './diagnostic.ts';
import type { Locate } from './place.ts';
import type { Plugin } from './plugin.ts';

/** A call of the site's code, as diagnostics name it. Plain data, because it passes between threads. */
export interface SiteCall {
  /** The subject of a sentence, such as `the emit hook of the plugin "titles"`. */
  readonly what: string;
  /** The file that the call is about, relative to the root. */
  readonly file?: string;
  /** The name of the plugin that is called. */
  readonly plugin?: string;
  /** The key of the plugin's hook or other function. */
  readonly hook?: string;
}

/** The facts about the site that are needed to turn a fault of its code into a diagnostic. */
export interface KnownSite {
  /** Absolute. */
  readonly root: string;
  /** The folder of bundled code, absolute. */
  readonly codeDir: string;
  /** Known once the configuration is read. */
  readonly config?: { readonly pluginIndexes: ReadonlyMap<Plugin, number>; readonly locate: Locate };
}

/** A call that runs in another thread. */
export interface RemoteCall {
  /** The thread's current call; undefined before it has begun. */
  current(): SiteCall | undefined;
  /** Ends the thread. */
  stop(): void;
}

/** Supervises calls of a site's own code: that they end, and what errors they leave behind. */
export interface SiteCode {
  /**
   * Runs a call. If it returns a promise, that is rejected with a `StoppedCall` when nothing can settle it any more, or when it
   * exceeds the time limit.
   */
  call<T>(call: SiteCall, work: () => T, remote?: RemoteCall): T;
  /** Sets the known facts about the site from here on. */
  know(site: KnownSite): void;
  /** Sets how long a call may take, in seconds. */
  limit(seconds: number): void;
  /** The diagnostic for a stopped call; undefined for any other exception. */
  stopped(thrown: unknown): DiagnosticDraft | undefined;
  /** The diagnostic for a call that blocks its thread past the limit. */
  blocking(call: SiteCall): DiagnosticDraft;
  /** Handles an uncaught exception. False where it does not come from the site's code. */
  caught(thrown: unknown): boolean;
  /** Returns the faults that calls have left behind since the last time. `waits`, as by default: also for timers that are due. */
  lateFaults(waits?: boolean): Promise<readonly DiagnosticDraft[]>;
  /** Calls back whenever a call leaves a fault behind. */
  onLate(listener: () => void): void;
  /** All late faults that were returned since the site was opened. */
  readonly told: readonly DiagnosticDraft[];
  /** Puts back what is changed of what all code shares while no call returns: by something that goes on running. */
  changedLate(): DiagnosticDraft | undefined;
  /** Adds faults that another thread has found. */
  add(faults: readonly DiagnosticDraft[]): void;
  /** Settles once code may block the main thread, because the watchdog is running. */
  ready(): Promise<void>;
  /** What was thrown after faults were last collected. */
  remaining(): Promise<BlockedRun | undefined>;
  readonly isGuarding: boolean;
  /** True where any call left a fault behind: nothing of this run may be cached. */
  readonly isTainted: boolean;
  /** True where calls may still disturb others: a site that stays open is opened anew before it is worked on again. */
  readonly isSpent: boolean;
  /** Forgets what calls have left behind, before the site is opened anew. */
  renew(): void;
  /** Runs slodocs' own work around all calls. Rejects where it can never settle and no call is to blame. */
  guard<T>(reporter: FaultList, work: () => Promise<T>): Promise<T>;
}

/** The part of a reporter that reports a call which blocks the main thread. */
export interface FaultList {
  report(draft: DiagnosticDraft): void;
  list(): readonly Diagnostic[];
}

/** The diagnostics found before a call blocked the main thread for good. */
export interface BlockedRun {
  /** Absolute. */
  readonly root: string;
  /** The texts of files that diagnostics name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Notifies the owner of the process. */
export interface SiteCodeListener {
  /** A call has been running for a while. */
  onSlow(call: SiteCall, seconds: number): void;
  /** A call has blocked the main thread past the limit: the process must end here, because nothing else can run. */
  onBlocked(run: BlockedRun): void;
}
