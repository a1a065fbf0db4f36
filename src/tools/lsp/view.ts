// Defines what features of the language server know of a site, and the form of a feature.
import type { Diagnostic } from '#model/diagnostic';
import type { JsonObject } from '#model/json';
import type { Settings } from '#model/settings';
import type { Snapshot } from './snapshot.ts';
import type { Texts } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface View {
  /** Absolute. */
  readonly root: string;
  readonly texts: Texts;
  settings(): Settings | undefined;
  /** The site with all edits. Undefined without a valid configuration. */
  fresh(): Promise<Snapshot | undefined>;
  /** The site as it was last resolved, which may miss the last edits, for answers that nobody should wait for. */
  latest(): Promise<Snapshot | undefined>;
  /** The shapes of the files that authors write, by the names that `slodocs schema` gives them. */
  schemas(): Promise<Readonly<Record<string, JsonObject>>>;
  /** The names that theme, plugins and settings know. Undefined without a valid configuration, or before the site was resolved. */
  vocabulary(): Promise<Vocabulary | undefined>;
  /** The diagnostics of a file, as they were last found. */
  diagnosticsOf(file: string): readonly Diagnostic[];
  readonly manual: {
    /** The address of the page on a diagnostic; undefined for a code of a plugin outside of this package. */
    addressOf(code: string): string | undefined;
    textOf(code: string): Promise<string | undefined>;
  };
  /** Plans to move a page, a file or a folder, by paths relative to the root. Changes nothing. */
  planMove(from: string, to: string): Promise<PlannedMove>;
}

/** The texts that a move changes, by their paths before it; or why it cannot be made. */
export type PlannedMove =
  | {
      readonly texts: readonly { readonly path: string; readonly before: string; readonly after: string }[];
      /** Files and folders that move along. */
      readonly moves: readonly { readonly from: string; readonly to: string }[];
    }
  | { readonly refusal: string };

/** Answers a request of the protocol; undefined where there is nothing to say. */
export type Feature = (params: never, view: View) => Promise<unknown>;

/** By the methods of the protocol. */
export type Features = Readonly<Record<string, Feature>>;
