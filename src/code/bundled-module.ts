// Defines a bundled module of the site's own code.

/** Plain data: it passes between threads. */
export interface BundledModule {
  /** An absolute path, or the name of a package. */
  readonly entry: string;
  /** Its input files, itself included: relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** Stylesheets among its imports and theirs, absolute. */
  readonly styles: readonly string[];
  /** A digest of the class names of CSS modules among them: the rest of a stylesheet is no part of the module. */
  readonly classNames: string;
  /** The stylesheets that these names are from, as `inputs` are. */
  readonly classInputs: readonly string[];
  /** The bundled module, absolute. Its name changes with its content. */
  readonly file: string;
}
