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
export interface DiagnosticDraft extends Omit<Diagnostic, 'severity'> {
  /** It is about the use of the built-in component of this name, and no fault where the site registers another one. */
  readonly builtIn?: string;
  /** Drafts of one code and one group are listed once: at the first of their places, with the number of all. */
  readonly group?: string;
}

/** How many other places of a group are named. */
const relatedPlaces = 3;

/** Diagnostics in their order, each group as one. */
export function mergeGroups(sorted: readonly (Diagnostic & Pick<DiagnosticDraft, 'group'>)[]): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const { group, ...diagnostic } of sorted) {
    const key = JSON.stringify(group === undefined ? [groups.size] : [diagnostic.code, group]);
    const members = groups.get(key);
    if (members) members.push(diagnostic);
    else groups.set(key, [diagnostic]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const diagnostic = first as Diagnostic;
    if (others.length === 0) return diagnostic;
    const related = others.slice(0, relatedPlaces).flatMap(({ place }) => (place ? [{ message: 'here as well', place }] : []));
    return { ...diagnostic, message: `${diagnostic.message} (${others.length + 1} times)`, related };
  });
}

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
