// Counts the faults of a site before and after a move, and finds the new ones.
import type { Diagnostic } from '#model/diagnostic';
import type { Moved } from '#model/run';

/** How often a site has each fault, by its code. */
export type FaultCounts = ReadonlyMap<string, number>;

/** Counts faults by code, since messages name files, which have moved. Counts warnings only if they concern links. */
export function countFaults(diagnostics: readonly Diagnostic[]): FaultCounts {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** Includes addresses of the ledger that must be redirected by hand, which the result lists. */
export function expected(faults: FaultCounts, { unwritten }: Moved): FaultCounts {
  const code = 'resolve/lost-address';
  return new Map([...faults, [code, (faults.get(code) ?? 0) + unwritten.length]]);
}

export function newFaults(before: FaultCounts, now: readonly Diagnostic[]): readonly Diagnostic[] {
  const counts = countFaults(now);
  return now.filter(({ code, severity }) => {
    const counted = severity === 'error' || (severity === 'warning' && code.startsWith('resolve/'));
    return counted && (counts.get(code) ?? 0) > (before.get(code) ?? 0);
  });
}
