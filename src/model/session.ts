// Defines the types of a session, which keeps a site open between builds.
import type { Sink } from './output.ts';
import type { BuildResult } from './run.ts';

/** A site that stays open. Its methods are called sequentially. */
export interface SiteSession {
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
  /** Builds the site from its current files: into its output folder, nowhere, or into a sink such as `memorySink()`. */
  build(sink?: 'disk' | 'none' | Sink): Promise<BuildResult>;
  /** Renders a page by its address without base; undefined where there is none, or no valid configuration. */
  page(path: string): Promise<{ readonly html: string; readonly noIndex: boolean } | undefined>;
  /** Invalidates changed, added or removed files: absolute, or relative to the root. Nothing else is checked again. */
  update(paths: readonly string[]): Promise<void>;
  /** Overlays an existing file with unsaved text; `undefined` removes the overlay. */
  overlay(path: string, text: string | undefined): Promise<void>;
  close(): Promise<void>;
}
