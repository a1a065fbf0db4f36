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
  /** The text of a file as it was when its faults were last told. */
  textOf(file: string): string | undefined;
}

/** `inBrowsers` lists what browsers have found. */
export function createFaultBoard(root: string, inBrowsers: () => readonly Diagnostic[]): FaultBoard {
  let early: readonly Diagnostic[] = [];
  let late: readonly Diagnostic[] = [];
  let texts: Readonly<Record<string, string>> = {};
  let told: readonly IdentifiedDiagnostic[] = [];
  const list = (): readonly IdentifiedDiagnostic[] => identify([...early, ...late, ...inBrowsers()].sort(compareDiagnostics));
  return {
    early(diagnostics) {
      early = diagnostics;
    },
    whole(diagnostics) {
      const known = new Set(early.map(printed));
      late = diagnostics.filter((one) => !known.has(printed(one)));
      const all = new Set(diagnostics.map(printed));
      early = early.filter((one) => all.has(printed(one)));
    },
    list,
    async next(left) {
      const diagnostics = list();
      const before = new Set(told.map(({ id }) => id));
      const now = new Set(diagnostics.map(({ id }) => id));
      const fresh = diagnostics.flatMap(({ id }) => (before.has(id) ? [] : [id]));
      const mended = told.filter(({ id }) => !now.has(id));
      told = diagnostics;
      texts = await textsOf(diagnostics, root);
      return { diagnostics, texts, left, fresh, mended };
    },
    textOf: (file) => texts[file],
  };
}

/** Lines above may move a fault, which stays the same: its id has the file, and no line. */
function identify(diagnostics: readonly Diagnostic[]): readonly IdentifiedDiagnostic[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { code, message, place } = diagnostic;
    const key = keyOf(code, message, place?.file ?? '');
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { ...diagnostic, id: nth === 1 ? key : `${key}-${nth}` };
  });
}

function printed(diagnostic: Diagnostic): string {
  return JSON.stringify(diagnostic);
}
