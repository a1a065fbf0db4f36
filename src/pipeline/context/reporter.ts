// Collects diagnostics, and lists them sorted, with the severities of the catalog and the site.
import { openScopes } from '#files/scopes';
import {
  type Catalogue,
  canBeIgnored,
  compareDiagnostics,
  type Diagnostic,
  type DiagnosticDraft,
  lowerSeverity,
  mergeGroups,
  type Severity,
} from '#model/diagnostic';
import { compareText } from '#model/place';
import { type Comment, isComment, openCommentReader, settleIgnored } from './ignoring.ts';
import { type TextOf, withSoundFixes } from './sound-fixes.ts';

export interface Reporter {
  /** Adds a diagnostic. Throws when the catalogue lacks its code: that is a bug of slodocs or a plugin. */
  report(draft: DiagnosticDraft): void;
  /**
   * Runs `work` and returns its reports in order instead of adding them, so that they can be cached with the result and reported
   * each time it is used.
   */
  capture<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly reported: readonly DiagnosticDraft[] }>;
  /**
   * Adds codes, and the severities that the site sets; earlier diagnostics keep the catalogue's severity. `unused` are codes of
   * plugins that the site leaves out.
   */
  extend(catalogue: Catalogue, severities: Readonly<Record<string, Severity>>, unused?: readonly string[]): void;
  /** The severity that a diagnostic with this code would have now. */
  severityOf(code: string): Severity | undefined;
  /** Every code that is known so far, sorted. */
  codes(): readonly string[];
  /** True when an error was reported that no comment ignores, or with `strict` also a warning. */
  failed(strict?: boolean): boolean;
  /** A position in the reports so far, for `since` and `rewind`. */
  mark(): number;
  /** The reports since a mark, in order. */
  since(mark: number): readonly DiagnosticDraft[];
  /** From now on tells comments that ignore none of the codes that `isOver` names; those of `files` as well. */
  judge(isOver: (code: string) => boolean, files: readonly string[]): void;
  /** Drops the reports since a mark. */
  rewind(mark: number): void;
  /**
   * All diagnostics so far that no comment ignores, sorted, without duplicates, each group merged into one. Fixes that do not fit their
   * file are dropped.
   */
  list(): readonly Diagnostic[];
  /** Sets how texts of files are read, by paths relative to the root, for their comments and to hold fixes against them. */
  reads(textOf: TextOf): void;
  /** An empty reporter with this one's initial catalogue, for a config that is read again. */
  anew(): Reporter;
}

type Found = Diagnostic & Pick<DiagnosticDraft, 'group'>;

interface Judged {
  readonly isOver: (code: string) => boolean;
  readonly files: readonly string[];
}

const unjudged: Judged = { isOver: () => false, files: [] };

export function createReporter(catalogue: Catalogue): Reporter {
  let entries: Catalogue = catalogue;
  let textOf: TextOf = () => undefined;
  let severities: Readonly<Record<string, Severity>> = {};
  let judged = unjudged;
  const unused = new Set<string>();
  const found = new Map<string, Found>();
  const comments = new Map<string, Comment>();
  const reader = openCommentReader((file) => textOf(file));
  let answer: readonly Found[] | undefined;
  const log: { readonly draft: DiagnosticDraft; readonly severity: Severity }[] = [];
  const scopes = openScopes<DiagnosticDraft[]>();
  const severityOf = (code: string): Severity | undefined => severities[code] ?? entries[code]?.severity;
  const find = (draft: DiagnosticDraft, severity: Severity): void => {
    answer = undefined;
    if (isComment(draft)) comments.set(keyOf(draft), draft);
    if (isComment(draft) || severity === 'off') return;
    const { atMost: _, ...diagnostic } = draft;
    const key = keyOf(draft);
    if (!found.has(key)) found.set(key, { ...diagnostic, severity });
  };
  const settle = (): readonly Found[] => {
    const all = [...found.values()];
    const own = new Map(comments);
    const told = new Map<string, DiagnosticDraft>();
    const files = all.flatMap(({ code, place }) => (place && canBeIgnored(code) ? [place.file] : []));
    for (const file of new Set([...files, ...judged.files]))
      for (const draft of reader.draftsOf(file))
        if (isComment(draft)) own.set(keyOf(draft), draft);
        else told.set(keyOf(draft), draft);
    if (own.size === 0 && told.size === 0) return all;
    const codes = new Set([...Object.keys(entries), ...unused]);
    const isOver = (code: string): boolean => judged.isOver(code) && (severityOf(code) ?? 'off') !== 'off';
    const { left, told: wrong } = settleIgnored(all, [...own.values()], { codes, isOver });
    for (const draft of wrong) told.set(keyOf(draft), draft);
    const added = [...told].flatMap(([key, draft]): readonly Found[] => {
      const severity = severityOf(draft.code) ?? 'off';
      return severity === 'off' || found.has(key) ? [] : [{ ...draft, severity }];
    });
    return [...left, ...added];
  };
  /** What comments ignore depends on all that is reported, so it is settled when somebody asks. */
  const settled = (): readonly Found[] => {
    answer ??= settle();
    return answer;
  };
  return {
    severityOf,
    report(draft) {
      const entry = entries[draft.code];
      if (!entry) throw new Error(`"${draft.code}" is not in a catalog: add it to diagnostics.ts of its stage`);
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
    extend(catalogue, chosen, left = []) {
      for (const code of left) unused.add(code);
      entries = { ...entries, ...catalogue };
      severities = { ...severities, ...chosen };
      answer = undefined;
    },
    codes: () => Object.keys(entries).sort(compareText),
    failed(strict = false) {
      return settled().some(({ severity }) => severity === 'error' || (strict && severity === 'warning'));
    },
    mark: () => log.length,
    since: (mark) => log.slice(mark).map(({ draft }) => draft),
    rewind(mark) {
      log.length = mark;
      judged = unjudged;
      answer = undefined;
      reader.forget();
      found.clear();
      comments.clear();
      for (const { draft, severity } of log) find(draft, severity);
    },
    judge(isOver, files) {
      judged = { isOver, files };
      answer = undefined;
    },
    list: () => withSoundFixes(mergeGroups([...settled()].sort(compareDiagnostics)), textOf),
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

function keyOf({ code, place, message }: DiagnosticDraft): string {
  return JSON.stringify([code, place ?? null, message]);
}
