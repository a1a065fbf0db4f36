// Defines the diagnostics of `slodocs verify`: faults that only a browser finds.
import type { Catalogue } from '#model/diagnostic';

export const verifyDiagnostics = {
  'verify/hydration-mismatch': {
    severity: 'error',
    summary: 'A component renders differently in the browser than on the server.',
  },
  'verify/console-error': { severity: 'error', summary: 'A page throws an error, or writes one to the console.' },
  'verify/policy-violation': {
    severity: 'error',
    summary: "The site's Content-Security-Policy blocks something that a page loads.",
  },
  'verify/failed-request': { severity: 'error', summary: 'A page requests a file of the site that cannot be loaded.' },
  'verify/unresponsive': { severity: 'error', summary: 'A page does not finish loading.' },
} as const satisfies Catalogue;
