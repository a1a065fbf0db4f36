// Defines what the hooks of a build share.

import type { CataloguedApi } from './api-catalog.ts';

export interface OpenApiState {
  apis: readonly CataloguedApi[];
  downloads: readonly Download[];
  /** The servers that readers may send requests to, as sources of the policy. */
  hosts: readonly string[];
}

/** A published specification. */
export interface Download {
  /** Its address, without the base. */
  readonly address: string;
  /** The specification and the files that it refers to, by output path and by path in the site. */
  readonly files: readonly DownloadFile[];
}

interface DownloadFile {
  readonly path: string;
  readonly source: string;
  /** What overlays have made of it. */
  readonly text?: string;
}
