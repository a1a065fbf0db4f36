// The faults of a site before a move and after it to those that it has brought.
import type { Diagnostic } from '#model/diagnostic';
import type { Moved } from '#model/run';

/** How often a site has each fault, by its code. */
export type FaultCounts = ReadonlyMap<string, number>;

/** Messages name files, which have other names by now: faults are counted by their codes. Warnings only where they are of links. */
export function countFaults(diagnostics: readonly Diagnostic[]): FaultCounts {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** With addresses that the ledger holds and that are left to be led on by hand, as the answer says. */
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
