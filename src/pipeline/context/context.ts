// What every stage is handed.
import type { Config } from '#model/config';
import type { Sink } from '#model/output';
import type { Place } from '#model/place';
import type { ProgressEvent } from '#model/run';
import type { Files } from './files.ts';
import type { Hooks } from './hooks.ts';
import type { Reporter } from './reporter.ts';
import type { Trace } from './trace.ts';

export interface Context {
  readonly config: Config;
  readonly files: Files;
  readonly hooks: Hooks;
  readonly reporter: Reporter;
  readonly sink: Sink;
  readonly trace: Trace;
  /** Bundles and loads modules of the site's own code, by absolute path. */
  readonly userCode: LoadUserCode;
  /** Rejects pending work once the caller has given up. */
  readonly signal: AbortSignal;
  /** Tells whoever watches how far a stage is. */
  readonly progress: (event: ProgressEvent) => void;
}

export type LoadUserCode = (entries: readonly string[]) => Promise<ReadonlyMap<string, UserModule>>;

/** A module of the site, or the reasons why it could not be loaded. */
export interface UserModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Stylesheets that it and what it imports name: absolute paths, in the order of their imports. */
  readonly styles: readonly string[];
  readonly problems: readonly UserModuleProblem[];
}

export interface UserModuleProblem {
  readonly kind?: 'syntax' | 'unresolved' | 'threw';
  readonly message: string;
  readonly help?: string;
  readonly place?: Place;
}
