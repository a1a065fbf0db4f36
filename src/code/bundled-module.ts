// A module of the site's own code, bundled.

/** Plain data: it passes between threads. */
export interface BundledModule {
  /** An absolute path, or the name of a package. */
  readonly entry: string;
  /** Files that the module was made from, itself included: relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** Stylesheets among its imports and theirs, absolute. */
  readonly styles: readonly string[];
  /** The bundled module, absolute. Its name changes with its content. */
  readonly file: string;
}
