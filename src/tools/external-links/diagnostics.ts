// Defines the diagnostics of `slodocs check --external`: links to other hosts.
import type { Catalogue } from '#model/diagnostic';

export const externalDiagnostics = {
  'external/broken': { severity: 'warning', summary: 'A link to another host is broken.' },
  'external/broken-anchor': {
    severity: 'warning',
    summary: 'A link to another host has an anchor that the page does not have.',
  },
  'external/moved': {
    severity: 'info',
    summary: 'A page on another host has moved permanently, so the link follows a redirect.',
  },
  'external/no-network': {
    severity: 'warning',
    summary: 'No other host could be reached, so links to other hosts were not checked.',
  },
  'external/private': { severity: 'info', summary: 'A link leads to a private network and was not checked.' },
  'external/refused': {
    severity: 'info',
    summary: 'Another host refuses requests from programs, so a link could not be checked.',
  },
  'external/unreachable': { severity: 'warning', summary: 'The host of a link does not respond, or reports an error.' },
} as const satisfies Catalogue;
