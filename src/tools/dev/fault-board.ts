// Lists the faults of a site that is being written, and what is new and mended between two looks.
import { keyOf } from '#files/digest';
import { textsOf } from '#files/frame-texts';
import type { DevFaults, IdentifiedDiagnostic } from '#model/dev';
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic';

export interface FaultBoard {
  /** Takes the diagnostics of the stages before rendering, after an edit. Those of later stages stay as they were. */
  early(diagnostics: readonly Diagnostic[]): void;
  /** Takes the diagnostics of the whole site. */
  whole(diagnostics: readonly Diagnostic[]): void;
  list(): readonly IdentifiedDiagnostic[];
  /** Everything a listener needs; what is new and mended counts from the last call. */
  next(left: number | undefined): Promise<DevFaults>;
  /** The digest that the file of a fault's fix had when the fault was found. */
  digestFor(id: string): string | undefined;
}

export interface FaultBoardOptions {
  /** Absolute. */
  readonly root: string;
  /** The digest of a file as the session that finds the faults has read it. */
  readonly digestOf: (file: string) => string | undefined;
  /** What browsers have found. */
  readonly inBrowsers: () => readonly Diagnostic[];
  /** What was told of before another thread took over the site. */
  readonly known?: readonly IdentifiedDiagnostic[] | undefined;
}

interface Noted {
  readonly diagnostic: Diagnostic;
  readonly digest: string | undefined;
}

export function createFaultBoard({ root, digestOf, inBrowsers, known = [] }: FaultBoardOptions): FaultBoard {
  let early: readonly Noted[] = [];
  // What the site's code did is another matter in another thread; the rest stands until the whole site is looked at again.
  let late: readonly Noted[] = known
    .filter(({ code, pages }) => !pages && !/^(?:site-code|configure)\//.test(code))
    .map(({ id: _, ...diagnostic }) => ({ diagnostic, digest: undefined }));
  let told = known;
  const note = (diagnostic: Diagnostic): Noted => {
    return { diagnostic, digest: diagnostic.fix && digestOf(diagnostic.fix.place.file) };
  };
  const identified = (): readonly (Noted & { readonly diagnostic: IdentifiedDiagnostic })[] => {
    const first = new Set(early.map(({ diagnostic }) => printed(diagnostic)));
    const rest = late.filter(({ diagnostic }) => !first.has(printed(diagnostic)));
    const all = [...early, ...rest, ...inBrowsers().map((diagnostic) => ({ diagnostic, digest: undefined }))];
    return identify(all.sort((a, b) => compareDiagnostics(a.diagnostic, b.diagnostic)));
  };
  const list = (): readonly IdentifiedDiagnostic[] => identified().map(({ diagnostic }) => diagnostic);
  return {
    early(diagnostics) {
      early = diagnostics.map(note);
    },
    whole(diagnostics) {
      const known = new Set(early.map(({ diagnostic }) => printed(diagnostic)));
      late = diagnostics.filter((one) => !known.has(printed(one))).map(note);
      const all = new Set(diagnostics.map(printed));
      early = early.filter(({ diagnostic }) => all.has(printed(diagnostic)));
    },
    list,
    async next(left) {
      const diagnostics = list();
      const before = new Set(told.map(({ id }) => id));
      const now = new Set(diagnostics.map(({ id }) => id));
      const fresh = diagnostics.flatMap(({ id }) => (before.has(id) ? [] : [id]));
      const mended = told.filter(({ id }) => !now.has(id));
      told = diagnostics;
      return { diagnostics, texts: await textsOf(diagnostics, root), left, fresh, mended };
    },
    digestFor: (id) => identified().find(({ diagnostic }) => diagnostic.id === id)?.digest,
  };
}

/** Lines above may move a fault, which stays the same: its id has the file, and no line. */
function identify(noted: readonly Noted[]): readonly (Noted & { readonly diagnostic: IdentifiedDiagnostic })[] {
  const seen = new Map<string, number>();
  return noted.map(({ diagnostic, digest }) => {
    const { code, message, place } = diagnostic;
    const key = keyOf(code, message, place?.file ?? '');
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { diagnostic: { ...diagnostic, id: nth === 1 ? key : `${key}-${nth}` }, digest };
  });
}

function printed(diagnostic: Diagnostic): string {
  return JSON.stringify(diagnostic);
}
