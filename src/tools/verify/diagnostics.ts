// Defines the diagnostics of `slodocs verify`: faults that only a browser finds.
import type { Catalogue } from '#model/diagnostic';

export const verifyDiagnostics = {
  'verify/hydration-mismatch': {
    severity: 'error',
    summary: 'A component prints something else in the browser than on the server.',
  },
  'verify/console-error': { severity: 'error', summary: 'A page throws, or writes an error on the console.' },
  'verify/policy-violation': { severity: 'error', summary: 'A page wants what the policy of the site refuses.' },
  'verify/failed-request': { severity: 'error', summary: 'A page asks the site for a file that does not come.' },
  'verify/unresponsive': { severity: 'error', summary: 'A page does not come to rest.' },
} as const satisfies Catalogue;
