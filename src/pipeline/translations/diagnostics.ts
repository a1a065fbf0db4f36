// Lists the diagnostics of translations against their originals.
import type { Catalogue } from '#model/diagnostic';

export const translationDiagnostics = {
  'translations/stale': { severity: 'info', summary: 'A page says something else than when it was translated.' },
  'translations/missing': { severity: 'off', summary: 'A page is not translated to all languages.' },
  'translations/unrecorded': { severity: 'info', summary: 'Nothing tells whether a translation is up to date.' },
  'translations/orphan': { severity: 'info', summary: 'A file translates a page that the site does not have.' },
  'translations/outline-differs': {
    severity: 'info',
    summary: 'A translation has other headings than its original, so that its ids are its own.',
  },
  'translations/invalid-lock': { severity: 'error', summary: 'A line of the record of translations cannot be understood.' },
} as const satisfies Catalogue;
