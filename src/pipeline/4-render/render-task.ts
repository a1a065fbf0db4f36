// Types the plain data that passes between a build and whoever renders a page for it, which may be a thread.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Observation } from '#model/observation';
import type { Sources } from '#model/policy';
import type { HeadElement } from '#model/theme';
import type { MadeLink } from './body/check-links.ts';
import type { SiteIndex } from './queries/index-site.ts';
import type { RecordedAnswers } from './queries/recording-server.ts';
import type { PageValues, SiteValues } from './recipe/recipe.ts';
import type { Stock } from './stock.ts';

/** A page to be rendered is the values of its ingredients, and nothing else. */
export type RenderTask = PageValues;

/** What the tasks of a build share. */
export interface SiteTask {
  readonly values: SiteValues;
  readonly stock: Stock;
  /** For threads, and only where something of the site's own queries it: it is as large as the site. */
  readonly index?: SiteIndex;
}

export interface Rendered {
  /** Packed. */
  readonly html: Uint8Array;
  /** Of the HTML. */
  readonly digest: string;
  /** Where the body stands in it: start and length; the body itself where the layout does not show it as it is. */
  readonly body: readonly [number, number] | string;
  readonly head: readonly HeadElement[];
  /** The texts of modules that the page names, packed, by their keys. */
  readonly modules: readonly (readonly [key: string, text: Uint8Array])[];
  /** Names of the files that the HTML and its modules name. */
  readonly marked: readonly string[];
  readonly links: readonly MadeLink[];
  readonly loads: Sources;
  readonly reported: readonly DiagnosticDraft[];
  readonly observed: readonly Observation[];
  /** The queries of its components, and their answers. */
  readonly answers: RecordedAnswers;
}
