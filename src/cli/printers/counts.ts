// Counts diagnostics by severity, and prints the counts in words.
import type { Diagnostic } from '#model/diagnostic';

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

export function countDiagnostics(diagnostics: readonly Diagnostic[]): Counts {
  const count = (severity: string): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}

/** `2 errors, 1 warning`; empty when there is nothing. */
export function printCounts({ errors, warnings, infos }: Counts): string {
  const parts = [errors && plural(errors, 'error'), warnings && plural(warnings, 'warning'), infos && plural(infos, 'info')];
  return parts.filter(Boolean).join(', ');
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
