// Output: rendered pages, the files of a site, and where they go.
import type { Page } from './page.ts';
import type { Site } from './site.ts';
import type { HeadElement } from './theme.ts';

/** A page, rendered. Its texts stay in the cache until they are asked for: all of them together may fill the memory. */
export interface RenderedPage {
  readonly page: Page;
  /** The elements of its head, in their order. */
  readonly head: readonly HeadElement[];
  /** Files that its HTML and its stylesheets name, relative to the root. */
  readonly assets: readonly string[];
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
  /** Two offers with equal path and key make equal bytes. */
  readonly key: string;
  make(): string | Uint8Array | Promise<string | Uint8Array>;
}

/** A file of the output: bytes, or a copy of a file on disk (an absolute path). */
export interface OutputFile {
  readonly path: string;
  readonly content: { readonly bytes: string | Uint8Array } | { readonly copyOf: string };
}

/** Where output goes: disk, memory, or nowhere. All or nothing: after a failed commit the last output stands. */
export interface Sink {
  commit(files: readonly OutputFile[]): Promise<void>;
}
