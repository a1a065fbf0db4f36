// What can be wrong with the files of a site.
import type { Catalogue } from '#model/diagnostic';

export const emitDiagnostics = {
  'emit/path-clash': { severity: 'error', summary: 'Two files of the output have the same path.' },
  'emit/case-clash': { severity: 'warning', summary: 'Two files of the output differ only by letter case.' },
  'emit/invalid-path': { severity: 'error', summary: 'A file of the output has a path that cannot be.' },
  'emit/missing-file': { severity: 'error', summary: 'A link leads to a file that its plugin has not emitted.' },
  'emit/cannot-write': { severity: 'error', summary: 'The output cannot be written.' },
  'emit/not-removed': { severity: 'warning', summary: 'Files that are not part of the site any more could not be removed.' },
} as const satisfies Catalogue;
