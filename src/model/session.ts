// Types of a session: a site that stays open.
import type { Sink } from './output.ts';
import type { BuildResult } from './run.ts';

/** A site that stays open. Its methods are called one after the other. */
export interface SiteSession {
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
  /** Builds the site as its files are now: into its output folder, nowhere, or into a sink such as `memorySink()`. */
  build(sink?: 'disk' | 'none' | Sink): Promise<BuildResult>;
  /** A page by its address without base, rendered; undefined where there is none, or no valid configuration. */
  page(path: string): Promise<{ readonly html: string; readonly noIndex: boolean } | undefined>;
  /** Files have changed, appeared or gone: absolute, or relative to the root. Nothing else is looked at again. */
  update(paths: readonly string[]): Promise<void>;
  /** A text that is not on disk yet stands in the place of a file that is there, until `undefined` takes it away. */
  overlay(path: string, text: string | undefined): Promise<void>;
  close(): Promise<void>;
}
