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
  /** An overlay that changes it, or several, which are applied in order. Not for a folder. */
  readonly overlay?: string | readonly string[];
  /** The address at which the API serves it, to which relative servers are relative; by default the address of the download. */
  readonly url?: string;
  /** The folder of its pages inside the docs, such as `api/pets`; each file of a folder has its own subfolder. */
  readonly path: string;
  /** Its label in the sidebar; by default the title of the specification. */
  readonly label?: string;
  /** The id of the docs folder; by default the first one. */
  readonly docs?: string;
  /** The name of the sidebar that lists it, if it is not determined by its folder. */
  readonly sidebar?: string;
  /** Its position in the sidebar. */
  readonly position?: number;
  /** Whether tags are sidebar categories. By default, if at least two tags are in use. */
  readonly groupByTag?: boolean;
  /** Publishes the specification as a file. `true`, unless operations are hidden. */
  readonly download?: boolean;
  /**
   * The folder of Markdown files that extend operations; by default the one named after the specification, next to it. Each file
   * of a folder has its own subfolder.
   */
  readonly prose?: string;
  /** Other versions of the API, which have their own pages. */
  readonly versions?: readonly SpecVersion[];
}

export interface SpecVersion extends Omit<SpecOptions, 'versions'> {
  /** Tells readers that the version is deprecated, and links to the current one. */
  readonly deprecated?: boolean;
}
