// Lists the diagnostics of search.
import type { Catalogue } from 'slodocs/kit';

export const diagnostics = {
  'failed-test': { severity: 'error', summary: 'A query of the search tests does not find its page among the first results.' },
  'idle-option': { severity: 'warning', summary: 'An option of search has no effect with the search engine of the site.' },
  'invalid-tests': { severity: 'error', summary: 'The file of search tests cannot be read, or has the wrong shape.' },
  'missing-file': { severity: 'error', summary: 'The file of search tests that the configuration names does not exist.' },
  'over-budget': { severity: 'warning', summary: 'A first search loads more than the budget allows.' },
  'unknown-page': { severity: 'error', summary: 'A search test expects a page or a heading that does not exist.' },
  'unknown-version': { severity: 'error', summary: 'A search test names a version that does not exist.' },
  'unread-file': {
    severity: 'warning',
    summary: 'A file of search tests is not run: another one is read, or only browsers can ask the engine.',
  },
  'unsearched-page': { severity: 'error', summary: 'A search test expects a page that its query cannot find.' },
} as const satisfies Catalogue;
