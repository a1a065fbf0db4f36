// Diagnostics: what is wrong with a user's site, where, and the way out.
import { comparePlaces, compareText, type Place } from './place.ts';

export type Severity = 'error' | 'warning' | 'info' | 'off';

/** One fault of the user's, with a permanent code such as `resolve/broken-link`. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Exclude<Severity, 'off'>;
  /** One sentence: what is wrong, with the words of the source in double quotes. */
  readonly message: string;
  /** What to do about it. */
  readonly help?: string;
  readonly place?: Place;
  readonly related?: readonly RelatedPlace[];
  readonly fix?: Fix;
  /** The plugin that reported it or failed; absent when the core did. */
  readonly plugin?: string;
}

export interface RelatedPlace {
  readonly message: string;
  readonly place: Place;
}

/** An edit that mends the fault: replace the text at `place` by `text`. */
export interface Fix {
  readonly title: string;
  readonly place: Place;
  readonly text: string;
}

/** A diagnostic before the reporter has given it the severity that the catalogue and the site's settings say. */
export type DiagnosticDraft = Omit<Diagnostic, 'severity'>;

/** What a catalogue knows of a code: how grave it is unless the site says otherwise, and one line about it. */
export interface CatalogueEntry {
  readonly severity: Severity;
  readonly summary: string;
}

/** Codes to entries. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** The order in which diagnostics are listed: by place, then code, then message. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return comparePlaces(a.place, b.place) || compareText(a.code, b.code) || compareText(a.message, b.message);
}
