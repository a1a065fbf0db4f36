// Tells whether diagnostics fail a run.
import type { Diagnostic } from '#model/diagnostic';

/** Errors do, and under `strict` warnings. */
export function hasFault(diagnostics: readonly Diagnostic[], strict = false): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'));
}
