// Defines the diagnostics of `slodocs check --external`: links to other hosts.
import type { Catalogue } from '#model/diagnostic';

export const externalDiagnostics = {
  'external/broken': { severity: 'warning', summary: 'A link to another host leads to nothing.' },
  'external/broken-anchor': {
    severity: 'warning',
    summary: 'A page of another host has no element with the id that a link names.',
  },
  'external/moved': { severity: 'info', summary: 'A page of another host has moved for good, and the link follows a redirect.' },
  'external/no-network': { severity: 'warning', summary: 'No other host could be reached, so that no link to them was checked.' },
  'external/private': { severity: 'info', summary: 'A link leads into a private network, which is not asked.' },
  'external/refused': { severity: 'info', summary: 'Another host does not answer programs, so that its link is not checked.' },
  'external/unreachable': { severity: 'warning', summary: 'The host of a link does not answer, or fails.' },
} as const satisfies Catalogue;
