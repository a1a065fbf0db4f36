// Lists the diagnostics of emitting a site's files.
import type { Catalogue } from '#model/diagnostic';

export const emitDiagnostics = {
  'emit/path-clash': { severity: 'error', summary: 'Two output files have the same path.' },
  'emit/case-clash': { severity: 'warning', summary: 'Two output files differ only in letter case.' },
  'emit/invalid-path': { severity: 'error', summary: 'An output file has an invalid path.' },
  'emit/missing-file': { severity: 'error', summary: 'A link points to a file that its plugin has not written.' },
  'emit/too-many-files': { severity: 'warning', summary: 'The output has more files than the host accepts.' },
  'emit/foreign-files': { severity: 'error', summary: 'The output folder contains files that slodocs did not create.' },
  'emit/not-removed': { severity: 'warning', summary: 'An outdated file cannot be removed from the output.' },
  'emit/cannot-write': { severity: 'error', summary: 'The output cannot be written.' },
} as const satisfies Catalogue;
