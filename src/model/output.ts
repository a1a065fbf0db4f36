// Output: rendered pages, the files of a site, and where they go.
import type { Page } from './page.ts';
import type { Site } from './site.ts';
import type { HeadElement } from './theme.ts';

export interface RenderedPage {
  readonly page: Page;
  /** The body alone, without layout. */
  readonly body: string;
  /** The elements of its head, in their order. */
  readonly head: readonly HeadElement[];
  /** The complete document, from doctype to `</html>`. */
  readonly html: string;
  /** Files that its stylesheets name, relative to the root. */
  readonly assets: readonly string[];
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
