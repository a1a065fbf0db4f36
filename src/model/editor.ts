// Defines the types of a site that is open in an editor: it follows unsaved texts, answers requests, and reports its faults.
import type { Diagnostic } from './diagnostic.ts';
import type { BuildOptions } from './run.ts';

export interface EditorOptions extends Omit<BuildOptions, 'strict' | 'force' | 'cache' | 'onProgress' | 'outDir' | 'baseline'> {
  /** Checks drafts as well, which a build leaves out. */
  readonly drafts?: boolean | undefined;
  /** Looks at files in intervals instead of being told of changes, for disks that tell nothing. */
  readonly polls?: boolean | undefined;
  readonly listener: (event: EditorEvent) => void;
}

/** A document that is open in an editor. */
export interface OpenText {
  readonly uri: string;
  /** Undefined once it is closed. */
  readonly text: string | undefined;
  readonly version?: number | undefined;
}

export interface EditorSite {
  /** Absolute. */
  readonly root: string;
  /** Takes the texts of documents as the editor has them now. */
  sync(texts: readonly OpenText[]): Promise<void>;
  /** Says which files have changed on the disk, where the watcher is too late: absolute, or relative to the root. */
  changed(paths: readonly string[]): Promise<void>;
  /** Answers a request of the Language Server Protocol. Undefined for a document that is not of this site. */
  request(method: string, params: unknown, id: number): Promise<unknown>;
  /** A request that has not begun answers `undefined`. */
  cancel(id: number): Promise<void>;
  /** Everything that a check finds, once it has looked at the whole site as it is now. */
  check(): Promise<readonly Diagnostic[]>;
  close(): Promise<void>;
}

export type EditorEvent =
  | { readonly kind: 'diagnostics'; readonly files: readonly FileDiagnostics[] }
  /** The system watches no more files, so that the site is polled. */
  | { readonly kind: 'polls'; readonly reason: string }
  /** A fault of slodocs, which ends nothing. */
  | { readonly kind: 'crashed'; readonly thrown: unknown };

/** All diagnostics of a file, in the form of the protocol. */
export interface FileDiagnostics {
  readonly uri: string;
  /** Of the text that they are about, for an open document. */
  readonly version?: number | undefined;
  readonly diagnostics: readonly unknown[];
}
