// Defines a bundled module of the site's own code.

/** Plain data: it passes between threads. */
export interface BundledModule {
  /** An absolute path, or the name of a package. */
  readonly entry: string;
  /** Its input files, itself included: relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** Stylesheets among its imports and theirs, absolute. */
  readonly styles: readonly string[];
  /** The bundled module, absolute. Its name changes with its content. */
  readonly file: string;
}
