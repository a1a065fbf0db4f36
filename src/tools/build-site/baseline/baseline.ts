// Compares diagnostics with a baseline: which of them are known, and which known faults are gone.
import { digestOf } from '#files/digest';
import type { Baseline, KnownFault } from '#model/baseline';
import type { Diagnostic } from '#model/diagnostic';
import { compareText } from '#model/place';

export interface Compared {
  /** Those of the baseline. */
  readonly known: readonly Diagnostic[];
  readonly fresh: readonly Diagnostic[];
  /** What the baseline has too much of. */
  readonly vanished: readonly KnownFault[];
}

/**
 * Without a configuration nothing was checked, and what a disk refuses today says nothing about the site: such faults are always
 * new. Infos fail nothing, and are left alone.
 */
function canBeKnown({ code, severity }: Diagnostic): boolean {
  if (severity === 'info' || code.startsWith('cache/')) return false;
  return !(code.startsWith('configure/') && severity === 'error') && !outputCodes.includes(code);
}

const outputCodes: readonly string[] = [
  'emit/cannot-write',
  'emit/foreign-files',
  'emit/not-removed',
  'discover/unfinished-change',
];

export function compareWithBaseline(diagnostics: readonly Diagnostic[], { faults }: Baseline): Compared {
  const left = new Map(faults.map((fault) => [keyOf(fault), fault.count]));
  const known: Diagnostic[] = [];
  const fresh: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const key = canBeKnown(diagnostic) ? keyOf(faultOf(diagnostic)) : '';
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    (count > 0 ? known : fresh).push(diagnostic);
  }
  const vanished = faults.flatMap((fault) => {
    const count = left.get(keyOf(fault)) ?? 0;
    return count > 0 ? [{ ...fault, count }] : [];
  });
  return { known, fresh, vanished };
}

/** The baseline that knows all faults among these diagnostics. */
export function baselineOf(diagnostics: readonly Diagnostic[]): Baseline {
  const counts = new Map<string, KnownFault>();
  for (const diagnostic of diagnostics) {
    if (!canBeKnown(diagnostic)) continue;
    const fault = faultOf(diagnostic);
    const before = counts.get(keyOf(fault))?.count ?? 0;
    counts.set(keyOf(fault), { ...fault, count: before + 1 });
  }
  return { faults: sorted([...counts.values()]) };
}

/** The baseline without what has vanished. */
export function withoutVanished({ faults }: Baseline, vanished: readonly KnownFault[]): Baseline {
  const gone = new Map(vanished.map((fault) => [keyOf(fault), fault.count]));
  const left = faults.map((fault) => ({ ...fault, count: fault.count - (gone.get(keyOf(fault)) ?? 0) }));
  return { faults: sorted(left.filter(({ count }) => count > 0)) };
}

/** Neither the line nor its text is part of a fault's name: both change while the fault stays. */
function faultOf({ code, message, place }: Diagnostic): KnownFault {
  const file = place?.file ?? '';
  // How many are merged into one is no part of what it is.
  const words = message.replace(/ \(\d+ times\)$/, '');
  return { code, file, fingerprint: digestOf(JSON.stringify([code, file, words])).slice(0, 16), count: 1 };
}

function sorted(faults: readonly KnownFault[]): readonly KnownFault[] {
  return [...faults].sort(
    (a, b) => compareText(a.file, b.file) || compareText(a.code, b.code) || compareText(a.fingerprint, b.fingerprint),
  );
}

function keyOf({ code, file, fingerprint }: KnownFault): string {
  return JSON.stringify([code, file, fingerprint]);
}
