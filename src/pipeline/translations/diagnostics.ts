// Lists the diagnostics of translations against their originals.
import type { Catalogue } from '#model/diagnostic';

export const translationDiagnostics = {
  'translations/stale': { severity: 'info', summary: 'A page has changed since it was translated.' },
  'translations/missing': { severity: 'off', summary: 'A page is not translated into all languages.' },
  'translations/unrecorded': { severity: 'info', summary: 'It is not known whether a translation is up to date.' },
  'translations/orphan': { severity: 'info', summary: 'A file translates a page that the site does not have.' },
  'translations/outline-differs': {
    severity: 'info',
    summary: 'The headings of a translation do not match those of the original, so they have their own ids.',
  },
  'translations/invalid-lock': { severity: 'error', summary: 'A line of the record of translations cannot be understood.' },
} as const satisfies Catalogue;
