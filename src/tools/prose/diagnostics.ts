// Defines the diagnostic of `slodocs prose --map`.
import type { Catalogue } from '#model/diagnostic';

export const proseDiagnostics = {
  'prose/finding': { severity: 'error', summary: 'A linter of prose has found something in a text of `slodocs prose`.' },
} as const satisfies Catalogue;
