// Lists the diagnostics of search.
import type { Catalogue } from 'slodocs/kit';

export const diagnostics = {
  'failed-test': { severity: 'error', summary: 'A search test does not find its page among the first results.' },
  'idle-option': { severity: 'warning', summary: "A search option has no effect with the site's search engine." },
  'invalid-tests': { severity: 'error', summary: 'The search tests file cannot be read, or has the wrong shape.' },
  'missing-file': { severity: 'error', summary: 'The search tests file in the configuration does not exist.' },
  'over-budget': { severity: 'warning', summary: 'A first search loads more than the budget allows.' },
  'unknown-page': { severity: 'error', summary: 'A search test expects a page or a heading that does not exist.' },
  'unknown-version': { severity: 'error', summary: 'A search test uses a version that does not exist.' },
  'unread-file': {
    severity: 'warning',
    summary: 'A search tests file is not run, because another file is used, or because only browsers can query the engine.',
  },
  'unsearched-page': { severity: 'error', summary: 'A search test expects a page that its query cannot find.' },
} as const satisfies Catalogue;
