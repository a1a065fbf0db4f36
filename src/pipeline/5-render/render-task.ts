// Types of the plain data that passes between a build and the threads that render pages.

import type { SiteBundle } from '#code/site-bundle/site-bundle';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Observation } from '#model/observation';
import type { Sources } from '#model/policy';
import type { HeadElement } from '#model/theme';
import type { MadeLink } from './body/check-links.ts';
import type { SiteIndex } from './queries/index-site.ts';
import type { RecordedAnswers } from './queries/recording-server.ts';
import type { PageValues, SiteValues } from './recipe/recipe.ts';

/** A page to render is nothing but the values of its ingredients. */
export type RenderTask = PageValues;

/** The data that all tasks of a build share. */
export interface SiteTask {
  readonly values: SiteValues;
  readonly bundle: SiteBundle;
  /** For threads, and only where the site's code makes page queries: it is as large as the site. */
  readonly index?: SiteIndex;
}

export interface Rendered {
  /** Compressed. */
  readonly html: Uint8Array;
  /** The digest of the HTML. */
  readonly digest: string;
  /** The range of the body in the HTML: start and length; or the body itself where the layout does not contain it unchanged. */
  readonly body: readonly [number, number] | string;
  readonly head: readonly HeadElement[];
  /** The texts of the page's generated modules, compressed, by their keys. */
  readonly modules: readonly (readonly [key: string, text: Uint8Array])[];
  /** Names of the files marked in the HTML and its modules. */
  readonly marked: readonly string[];
  readonly links: readonly MadeLink[];
  readonly loads: Sources;
  readonly reported: readonly DiagnosticDraft[];
  readonly observed: readonly Observation[];
  /** The queries of its components, and their answers. */
  readonly answers: RecordedAnswers;
}
