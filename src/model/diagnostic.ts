// Defines diagnostics: what is wrong with a user's site, where, and how to fix it.

import { comparePlaces, compareText, type Place } from './place.ts';

export type Severity = 'error' | 'warning' | 'info' | 'off';

/** A fault in the user's site, with a permanent code such as `resolve/broken-link`. */
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

/** An edit that fixes the fault: it replaces a text by another. */
export interface Fix {
  readonly title: string;
  /** The range of `replaces`; empty where the fix inserts. */
  readonly place: Place;
  /** The exact source at the place. Where anything else stands there, such as what a step made a link of, there is no fix. */
  readonly replaces: string;
  readonly text: string;
}

/** A diagnostic before the reporter adds its severity, from the catalogue and the site's settings. */
export interface DiagnosticDraft extends Omit<Diagnostic, 'severity'> {
  /** Set for a fault in the use of the built-in component of this name; dropped where the site registers its own. */
  readonly builtIn?: string;
  /** Lowers the severity, for a fault that only other runs than this one would have, or that another program takes less seriously. */
  readonly atMost?: 'warning' | 'info';
  /** Drafts with the same code and group are merged: listed at the first place, with their count. */
  readonly group?: string;
  /** Of a comment: what it ignores. It is told only where it cannot, or where there is nothing to ignore. */
  readonly ignores?: Ignored;
}

/** A code, and where it is ignored. */
export interface Ignored {
  readonly code: string;
  /** From the first to the last line. */
  readonly range: Place;
  /** All of the file is meant, whatever the range. */
  readonly isWhole?: true;
}

/** The maximum number of other places listed for a group. */
const relatedPlaces = 3;

/** Keeps the order, and merges each group into one diagnostic. */
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

/** A code's default severity, and a one-line description. */
export interface CatalogueEntry {
  readonly severity: Severity;
  readonly summary: string;
}

/** Codes to entries. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

const ranks: readonly Severity[] = ['off', 'info', 'warning', 'error'];

/** The lower one. */
export function lowerSeverity(a: Severity, b: Severity): Severity {
  return ranks.indexOf(a) < ranks.indexOf(b) ? a : b;
}

/** Orders diagnostics by place, then code, then message. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return comparePlaces(a.place, b.place) || compareText(a.code, b.code) || compareText(a.message, b.message);
}

/** Errors do, and under `strict` warnings. */
export function hasFault(diagnostics: readonly Diagnostic[], strict = false): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'));
}

/**
 * Where code or a text was not understood, nothing else of it was checked. A page that would be missing, empty or another one is no
 * page that may be published. The configuration is not the place of a fault of one page, and what a disk or a cache refuses is no fault
 * of a source.
 */
const never =
  /^(?:configure|cache|site-code|takeover)\/|[/-]syntax$|^parse\/(?:front-matter-(?:unclosed|language|aliases|shape)|too-large|too-deep|library-threw|page-without-component|cannot-ignore|ignore-without-reason|unused-ignore)$|^discover\/(?:unreadable|invalid-utf8|reserved-character|unfinished-change)$|^resolve\/(?:duplicate-route|duplicate-id|broken-import|partial-cycle)$|^render\/(?:component-threw|module-failed|(?:page|layout|part)-without-component)$|^emit\/(?:cannot-write|foreign-files|not-removed|path-clash|case-clash|missing-file|invalid-path)$|^plugin\/(?:hook-threw|invalid-answer)$/;

export function canBeIgnored(code: string): boolean {
  return !never.test(code);
}
