// Output: rendered pages, the files of a site, and where they go.
import type { Page } from './page.ts';
import type { Place } from './place.ts';
import type { Sources } from './policy.ts';
import type { Site } from './site.ts';
import type { HeadElement } from './theme.ts';

/** A page, rendered. Its texts stay in the cache until they are asked for: all of them together may fill the memory. */
export interface RenderedPage {
  readonly page: Page;
  /** The elements of its head, in their order. Read when they are asked for. */
  readonly head: readonly HeadElement[];
  /** Whether its head asks search engines to leave it out. */
  readonly noIndex: boolean;
  /** Files that its HTML and its stylesheets name, relative to the root. */
  readonly assets: readonly string[];
  /** From where it loads what, beyond the site's own files. */
  readonly loads: Sources;
  /** Equal digests are equal pages: for the keys of files that are made of them. */
  readonly digest: string;
  /** The complete document, from doctype to `</html>`. */
  html(): string;
  /** The body alone, without layout. */
  body(): string;
}

/** What `emit` hooks read. */
export interface Build {
  readonly site: Site;
  readonly pages: readonly RenderedPage[];
}

/** A file that an emitter offers. `make` runs only when the file or its key is not known yet. */
export interface EmittedFile {
  /** Relative to the output folder, `/` between its parts. */
  readonly path: string;
  /** Two offers with equal path and key make equal bytes. Never empty. */
  readonly key: string;
  /** It is left out where another file has its path but for letter case, and the disk cannot hold both. */
  readonly yields?: true;
  /** Where the author asks for it, for the report of a file that has its path. */
  readonly place?: Place | undefined;
  make(): Made | Promise<Made>;
}

/** A file, or its pieces one after the other: a large file is never held as a whole. */
export type Made = Piece | Iterable<Piece> | AsyncIterable<Piece>;

export type Piece = string | Uint8Array;

/** A file of the output. */
export interface OutputFile {
  readonly path: string;
  /** A digest in hex: two files with equal path and key have equal bytes. Empty when nothing is known of them. */
  readonly key: string;
  readonly content: OutputContent;
}

export type OutputContent =
  | { readonly bytes: Piece }
  /** The absolute path of a file, whose SHA-256 is the key. */
  | { readonly copyOf: string }
  /** Called only when the file must be written. */
  | { make(): Piece | Promise<Piece> }
  /** The same of what a plugin's code makes. False where that is at fault, which is reported by then: the file is left out. */
  | { pour(add: (piece: Piece) => void): Promise<boolean> };

/** What became of the output. */
export interface Committed {
  readonly written: number;
  readonly removed: number;
  /** Files that are no longer made, and that the disk refused to remove. */
  readonly left: readonly Unremoved[];
  /** Names the output as it stands now; empty when nothing can tell later whether it still does. */
  readonly state: string;
}

export interface Unremoved {
  /** Relative to the output folder. That of a folder ends with a slash. */
  readonly path: string;
  /** Why it is still there. Finishes a sentence. */
  readonly reason: string;
}

/** Where output goes: disk, memory, or nowhere. All or nothing: after a failed commit the last output stands, or its failure names what does not. */
export interface Sink {
  /** Asks `isSound` when all is made and nothing is changed yet: if not, nothing is. `left` is foreseen of `Committed.left`. */
  commit(files: readonly OutputFile[], isSound?: (left: readonly Unremoved[]) => boolean | Promise<boolean>): Promise<Committed>;
  /** True when the output still is what a commit of that state has left. */
  holds(state: string): boolean;
}
