// Lists the diagnostics of emitting a site's files.
import type { Catalogue } from '#model/diagnostic';

export const emitDiagnostics = {
  'emit/path-clash': { severity: 'error', summary: 'Two files of the output have the same path.' },
  'emit/case-clash': { severity: 'warning', summary: 'Two files of the output differ only by letter case.' },
  'emit/invalid-path': { severity: 'error', summary: 'A file of the output has a path that cannot be.' },
  'emit/missing-file': { severity: 'error', summary: 'A link leads to a file that its plugin has not emitted.' },
  'emit/too-many-files': { severity: 'warning', summary: 'The output has more files than the host takes.' },
  'emit/foreign-files': { severity: 'error', summary: 'The output folder holds files that slodocs did not make.' },
  'emit/not-removed': { severity: 'warning', summary: 'A file that is no longer made cannot be removed from the output.' },
  'emit/cannot-write': { severity: 'error', summary: 'The output cannot be written.' },
} as const satisfies Catalogue;
