// Collects diagnostics, and lists them sorted, with the severities of the catalog and the site.

import { openScopes } from '#files/scopes';
import { LineIndex } from '#kit/line-index';
import {
  type Catalogue,
  compareDiagnostics,
  type Diagnostic,
  type DiagnosticDraft,
  lowerSeverity,
  mergeGroups,
  type Severity,
} from '#model/diagnostic';
import { compareText } from '#model/place';

export interface Reporter {
  /** Adds a diagnostic. Throws when the catalogue lacks its code: that is a bug of slodocs or a plugin. */
  report(draft: DiagnosticDraft): void;
  /**
   * Runs `work` and returns its reports in order instead of adding them, so that they can be cached with the result and reported
   * each time it is used.
   */
  capture<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly reported: readonly DiagnosticDraft[] }>;
  /** Adds codes, and the severities that the site sets; earlier diagnostics keep the catalogue's severity. */
  extend(catalogue: Catalogue, severities: Readonly<Record<string, Severity>>): void;
  /** The severity that a diagnostic with this code would have now. */
  severityOf(code: string): Severity | undefined;
  /** Every code that is known so far, sorted. */
  codes(): readonly string[];
  /** True when an error was reported, or with `strict` also a warning. */
  failed(strict?: boolean): boolean;
  /** A position in the reports so far, for `since` and `rewind`. */
  mark(): number;
  /** The reports since a mark, in order. */
  since(mark: number): readonly DiagnosticDraft[];
  /** Drops the reports since a mark. */
  rewind(mark: number): void;
  /** All diagnostics so far, sorted, without duplicates, each group merged into one. Fixes that do not fit their file are dropped. */
  list(): readonly Diagnostic[];
  /** Sets how texts of files are read, by paths relative to the root, to hold fixes against them. Without any, there are no fixes. */
  reads(textOf: TextOf): void;
  /** An empty reporter with this one's initial catalogue, for a config that is read again. */
  anew(): Reporter;
}

type TextOf = (file: string) => string | undefined;

export function createReporter(catalogue: Catalogue): Reporter {
  let entries: Catalogue = catalogue;
  let textOf: TextOf = () => undefined;
  let severities: Readonly<Record<string, Severity>> = {};
  const found = new Map<string, Diagnostic & Pick<DiagnosticDraft, 'group'>>();
  const log: { readonly draft: DiagnosticDraft; readonly severity: Severity }[] = [];
  const scopes = openScopes<DiagnosticDraft[]>();
  const severityOf = (code: string): Severity | undefined => severities[code] ?? entries[code]?.severity;
  const find = (draft: DiagnosticDraft, severity: Severity | 'off'): void => {
    if (severity === 'off') return;
    const key = JSON.stringify([draft.code, draft.place ?? null, draft.message]);
    const { atMost: _, ...diagnostic } = draft;
    if (!found.has(key)) found.set(key, { ...diagnostic, severity });
  };
  return {
    severityOf,
    report(draft) {
      const entry = entries[draft.code];
      if (!entry) throw new Error(`"${draft.code}" is in no catalogue: add it to diagnostics.ts of its stage`);
      const scope = scopes.current();
      if (scope) {
        scope.push(draft);
        return;
      }
      const chosen = severityOf(draft.code) ?? entry.severity;
      const severity = draft.atMost === undefined ? chosen : lowerSeverity(chosen, draft.atMost);
      log.push({ draft, severity });
      find(draft, severity);
    },
    async capture(work) {
      const reported: DiagnosticDraft[] = [];
      return { value: await scopes.run(reported, work), reported };
    },
    extend(catalogue, chosen) {
      entries = { ...entries, ...catalogue };
      severities = { ...severities, ...chosen };
    },
    codes: () => Object.keys(entries).sort(compareText),
    failed(strict = false) {
      for (const { severity } of found.values()) if (severity === 'error' || (strict && severity === 'warning')) return true;
      return false;
    },
    mark: () => log.length,
    since: (mark) => log.slice(mark).map(({ draft }) => draft),
    rewind(mark) {
      log.length = mark;
      found.clear();
      for (const { draft, severity } of log) find(draft, severity);
    },
    list: () => withSoundFixes(mergeGroups([...found.values()].sort(compareDiagnostics)), textOf),
    reads(read) {
      textOf = read;
    },
    anew() {
      const fresh = createReporter(catalogue);
      fresh.reads(textOf);
      return fresh;
    },
  };
}

/** The place of a node that a step made or changed, and of a generated text in its origin, may hold anything. */
function withSoundFixes(diagnostics: readonly Diagnostic[], textOf: TextOf): readonly Diagnostic[] {
  const sources = new Map<string, { readonly text: string; readonly lines: LineIndex } | undefined>();
  const sourceOf = (file: string) => {
    if (!sources.has(file)) {
      const text = textOf(file);
      sources.set(file, text === undefined ? undefined : { text, lines: new LineIndex(text) });
    }
    return sources.get(file);
  };
  return diagnostics.map((diagnostic) => {
    const { fix, ...rest } = diagnostic;
    if (!fix) return diagnostic;
    const source = sourceOf(fix.place.file);
    const range = source?.lines.rangeOf(fix.place);
    return range && source?.text.slice(...range) === fix.replaces ? diagnostic : rest;
  });
}
