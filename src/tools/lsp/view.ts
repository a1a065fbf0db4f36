// Defines what features of the language server know of a site, and the form of a feature.

import type { FileEdit } from '#kit/text-edit';
import type { Diagnostic } from '#model/diagnostic';
import type { JsonObject } from '#model/json';
import type { Settings } from '#model/settings';
import type { ComponentLink } from '#pipeline/component-links';
import type { Snapshot } from './snapshot.ts';
import type { Texts } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface View {
  /** Absolute. */
  readonly root: string;
  readonly texts: Texts;
  settings(): Settings | undefined;
  /** The text of a file on the disk; undefined where there is none. */
  savedText(file: string): string | undefined;
  /** The site with all edits. Undefined without a valid configuration. */
  fresh(): Promise<Snapshot | undefined>;
  /** The site as it was last resolved, which may miss the last edits, for answers that nobody should wait for. */
  latest(): Promise<Snapshot | undefined>;
  /** The shapes of the files that authors write, by the names that `slodocs schema` gives them. */
  schemas(): Promise<Readonly<Record<string, JsonObject>>>;
  /** The names that theme, plugins and settings know. Undefined without a valid configuration, or before the site was resolved. */
  vocabulary(): Promise<Vocabulary | undefined>;
  /** All diagnostics, as they were last found. */
  diagnostics(): readonly Diagnostic[];
  readonly manual: {
    /** The address of the page on a diagnostic; undefined for a code of a plugin outside of this package. */
    addressOf(code: string): string | undefined;
    textOf(code: string): Promise<string | undefined>;
  };
  /** Plans moves of pages, files and folders, by paths relative to the root. Undefined without a valid configuration. */
  planMoves(asked: readonly FromTo[]): Promise<PlannedMoves | undefined>;
  /** The edits of those fixes of diagnostics that agree. */
  planFixes(diagnostics: readonly Diagnostic[]): Promise<readonly FileEdit[]>;
  /** The faults of links, routes and promised addresses that the site would have with these texts, and does not have now. */
  faultsAfter(texts: ReadonlyMap<string, string>): Promise<readonly Diagnostic[]>;
}

export interface FromTo {
  readonly from: string;
  readonly to: string;
}

/** The edits by which all links stay valid, of texts as the editor or the disk has them; or why the moves cannot be made. */
export type PlannedMoves =
  | {
      readonly edits: readonly FileEdit[];
      readonly moved: readonly FromTo[];
      /** Translations that move along. */
      readonly translations: readonly FromTo[];
      /** Links to addresses that change, which only the code of components can change. */
      readonly componentLinks: readonly ComponentLink[];
    }
  | { readonly refusal: string };

/** Answers a request of the protocol; undefined where there is nothing to say. */
export type Feature = (params: never, view: View) => Promise<unknown>;

/** By the methods of the protocol. */
export type Features = Readonly<Record<string, Feature>>;
