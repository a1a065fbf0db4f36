// Defines the types of output: rendered pages, output files, and the sinks that they are written to.

import type { Json } from './json.ts';
import { nearest } from './nearest.ts';
import type { Page } from './page.ts';
import type { Place } from './place.ts';
import type { Sources } from './policy.ts';
import type { Site } from './site.ts';
import type { HeadElement } from './theme.ts';

/** The output folder that a build writes by default, relative to the site's root. */
export const defaultOutDir = 'build';

/** A page as it was rendered: its texts and derived data have marks for addresses that are known once all files are hashed. */
export interface MarkedPage extends Omit<RenderedPage, 'html' | 'body' | 'derived'> {
  markedHtml(): string;
  markedBody(): string;
  markedData(derivation: string): Json;
}

/** A page with final addresses. Its texts stay in the cache until they are read, because all of them may exceed the memory. */
export interface RenderedPage {
  readonly page: Page;
  /** The elements of its head, in order. Read on demand. */
  readonly head: readonly HeadElement[];
  /** True where its head asks search engines not to index it. */
  readonly noIndex: boolean;
  /** Files that its HTML and its stylesheets name, relative to the root. */
  readonly assets: readonly string[];
  /** The sources that it loads from besides the site itself, for the CSP. */
  readonly loads: Sources;
  /** Equal digests mean equal pages: used in keys of files made from pages. */
  readonly digest: string;
  /** The complete document, from doctype to `</html>`. */
  html(): string;
  /** The body alone, without layout. */
  body(): string;
  /** What a derivation of the plugin has made of the body, with final addresses. Throws where the plugin has none of that name. */
  derived(name: string): Json;
  /** Equal keys mean equal derived data, but for addresses in it: not even the title of another page changes it. */
  readonly derivedKey: string;
}

/** What was rendered, before its files are hashed. */
export interface MarkedBuild {
  readonly site: Site;
  readonly pages: readonly MarkedPage[];
}

/** What `emit` hooks read. */
export interface Build {
  readonly site: Site;
  readonly pages: readonly RenderedPage[];
}

/** A file that an emitter offers. `make` runs only when its path and key are new. */
export interface EmittedFile {
  /** Relative to the output folder, `/` between its parts. */
  readonly path: string;
  /** Offers with equal path and key make equal bytes. Never empty. */
  readonly key: string;
  /** Dropped where a case-insensitive disk cannot hold it beside another file whose path differs only in letter case. */
  readonly yields?: true;
  /** Where the author configured it, for the report of a clash. */
  readonly place?: Place | undefined;
  make(): Made | Promise<Made>;
}

/** A whole file, or a stream of pieces, so that a large file is never held in memory. */
export type Made = Piece | Iterable<Piece> | AsyncIterable<Piece>;

export type Piece = string | Uint8Array;

/** A file of the output. */
export interface OutputFile {
  readonly path: string;
  /** A hex digest: files with equal path and key have equal bytes. Empty when nothing is known of them. */
  readonly key: string;
  readonly content: OutputContent;
}

export type OutputContent =
  | { readonly bytes: Piece }
  /** The absolute path of a file, whose SHA-256 is the key. */
  | { readonly copyOf: string }
  /** Called only when the file must be written. */
  | { make(): Piece | Promise<Piece> }
  /** Like `make`, for a plugin's code. False where that fails, which was reported: the file is dropped. */
  | { pour(add: (piece: Piece) => void): Promise<boolean> };

/** The result of a commit. */
export interface Committed {
  readonly written: number;
  readonly removed: number;
  /** Obsolete files that the disk refused to remove. */
  readonly left: readonly Unremoved[];
  /** Identifies the current output; empty when a later run could not verify it. */
  readonly state: string;
}

export interface Unremoved {
  /** Relative to the output folder. That of a folder ends with a slash. */
  readonly path: string;
  /** Why it is still there, as the end of a sentence. */
  readonly reason: string;
}

/**
 * Where output goes: disk, memory, or nowhere. Atomic: after a failed commit the last output is unchanged, or the error names
 * what is not.
 */
export interface Sink {
  /**
   * Calls `isSound` when everything is made and nothing changed yet, and aborts if it says no. `left` predicts `Committed.left`.
   */
  commit(files: readonly OutputFile[], isSound?: (left: readonly Unremoved[]) => boolean | Promise<boolean>): Promise<Committed>;
  /** True where files are made only after the commit, when they are read. */
  readonly isLazy?: true;
  /** True when the output is unchanged since the commit with that state. */
  holds(state: string): boolean;
}

/** An output that a server answers from. */
export interface ServedOutput {
  /** Absolute. */
  readonly outDir: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** The file of the output that tells hosts which headers to send; undefined for none. */
  readonly headersFile: string | undefined;
}

const endings = ['.tar', '.tar.gz', '.tgz'] as const;

type ArchiveEnding = (typeof endings)[number];

/** Undefined where a file has another ending. */
export function archiveEnding(file: string): ArchiveEnding | undefined {
  return endings.find((ending) => file.toLowerCase().endsWith(ending));
}

/** The sentence for a file that has none of them. */
export function archiveHelp(file: string): string {
  const written = /(?:\.tar)?\.[^./\\]*$/i.exec(file)?.[0];
  const meant = written === undefined ? undefined : nearest(written, endings);
  const list = 'It must end with ".tar", ".tar.gz" or ".tgz"';
  return meant === undefined ? `${list}.` : `${list}; did you mean "${meant}"?`;
}
