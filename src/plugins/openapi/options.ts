// Defines the options of the plugin.
import type { SampleLanguage } from './samples/print/languages.ts';

export interface OpenApiOptions {
  /** In the order of the sidebar. */
  readonly specs: readonly SpecOptions[];
  /** The languages of request samples, in the order of their tabs. `['curl', 'http']` */
  readonly samples?: readonly SampleLanguage[];
  /** Lets readers send requests from the pages of operations. `false` */
  readonly tryIt?: boolean;
}

export interface SpecOptions {
  /** A specification, or a folder of some, relative to the site's root. */
  readonly file: string;
  /** An overlay that changes it, or several, which are applied in their order. Not for a folder. */
  readonly overlay?: string | readonly string[];
  /** The address at which the API serves it, from which relative servers count; that of the download when absent. */
  readonly url?: string;
  /** The folder of its pages inside of the docs, such as `api/pets`; each file of a folder has its own in it. */
  readonly path: string;
  /** What the sidebar calls it; the title of the specification when absent. */
  readonly label?: string;
  /** The id of the docs folder; the first one when absent. */
  readonly docs?: string;
  /** The name of the sidebar that lists it, if that does not follow from its folder. */
  readonly sidebar?: string;
  /** Its position in the sidebar. */
  readonly position?: number;
  /** Whether tags are categories of the sidebar. By default, where at least two tags are in use. */
  readonly groupByTag?: boolean;
  /** Publishes the specification as a file. `true`, unless operations are hidden. */
  readonly download?: boolean;
  /**
   * The folder of Markdown files that add to operations; by default that with the name of the specification, beside it. Each file
   * of a folder has its own in it.
   */
  readonly prose?: string;
  /** Other versions of the API, which have pages of their own. */
  readonly versions?: readonly SpecVersion[];
}

export interface SpecVersion extends Omit<SpecOptions, 'versions'> {
  /** Tells readers that the version is deprecated, and leads them to the current one. */
  readonly deprecated?: boolean;
}
