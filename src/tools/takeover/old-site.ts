// Defines the types of a site to be migrated, as its reader receives it.

import type { Place } from '#model/place';
import type { SiteCode } from '#model/site-code';
import type { TakeoverCode } from './diagnostics.ts';
import type { Draft } from './draft.ts';
import type { Path } from './old-settings.ts';

/** The folder of a site, and where its config may be run. */
export interface OldSite {
  /** Absolute. */
  readonly root: string;
  /** A temporary folder for bundled code, absolute. */
  readonly codeDir: string;
  readonly siteCode: SiteCode;
}

export interface Finding {
  readonly code: TakeoverCode;
  readonly message: string;
  readonly help: string;
  readonly place: Place;
}

/** What readers write to. */
export interface Takeover extends OldSite {
  readonly draft: Draft;
  find(finding: Finding): void;
}

/** A setting as its generator names it: `themeConfig.prism`. Arguments of calls have no name. */
export function pathName(path: Path): string {
  const named = path.filter((step) => step !== '()');
  return named.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}
