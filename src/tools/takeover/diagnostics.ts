// Defines the diagnostics of `slodocs init --from`: what of another generator's site could not be carried over.
import type { Catalogue } from '#model/diagnostic';

export const takeoverDiagnostics = {
  'takeover/config-failed': { severity: 'error', summary: 'The config of the other generator cannot be read.' },
  'takeover/by-hand': { severity: 'warning', summary: 'A setting has a counterpart that you must write by hand.' },
  'takeover/dropped-setting': { severity: 'info', summary: 'A setting of the other generator has no counterpart.' },
  'takeover/foreign-syntax': { severity: 'warning', summary: 'Content uses syntax that slodocs interprets differently.' },
  'takeover/missing-package': { severity: 'info', summary: 'The config imports a package that is not installed.' },
  'takeover/no-url': { severity: 'warning', summary: 'The config does not set the address of the site.' },
  'takeover/old-version': { severity: 'warning', summary: 'The site uses an old version of the other generator.' },
  'takeover/other-locales': { severity: 'warning', summary: 'A language, or some of its pages, cannot be taken over unchanged.' },
  'takeover/swizzled-component': {
    severity: 'warning',
    summary: 'A component replaces part of the old theme, which is no longer used.',
  },
  'takeover/unknown-plugin': { severity: 'warning', summary: 'A plugin has no known counterpart.' },
} as const satisfies Catalogue;

export type TakeoverCode = keyof typeof takeoverDiagnostics;
