// Defines the diagnostic of `slodocs prose --map`.
import type { Catalogue } from '#model/diagnostic';

export const proseDiagnostics = {
  'prose/finding': { severity: 'error', summary: 'A prose linter has found a problem in the output of `slodocs prose`.' },
} as const satisfies Catalogue;
