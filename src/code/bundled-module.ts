// Defines a bundled module of the site's own code.
import type { Place } from '#model/place';

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

/** A loaded module of the site, or the reasons why it could not be loaded. */
export interface UserModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Stylesheets that it and its imports name: absolute paths, in import order. */
  readonly styles: readonly string[];
  readonly problems: readonly UserModuleProblem[];
}

export interface UserModuleProblem {
  /** The diagnostic's code, where it is the same for all modules. */
  readonly code?: string;
  readonly kind?: 'syntax' | 'unresolved' | 'threw';
  readonly message: string;
  readonly help?: string;
  readonly place?: Place;
}
