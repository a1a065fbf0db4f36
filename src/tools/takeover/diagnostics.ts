// Defines the diagnostics of `slodocs init --from`: what of another generator's site could not be carried over.
import type { Catalogue } from '#model/diagnostic';

export const takeoverDiagnostics = {
  'takeover/config-failed': { severity: 'error', summary: 'The config of the other generator cannot be read.' },
  'takeover/by-hand': { severity: 'warning', summary: 'A setting has a counterpart that a person must write.' },
  'takeover/dropped-setting': { severity: 'info', summary: 'A setting of the other generator has no counterpart.' },
  'takeover/foreign-syntax': { severity: 'warning', summary: 'Content has a syntax that slodocs reads in another way.' },
  'takeover/missing-package': { severity: 'info', summary: 'The config imports a package that is not installed.' },
  'takeover/no-url': { severity: 'warning', summary: 'The config does not name the address of the site.' },
  'takeover/old-version': { severity: 'warning', summary: 'The site is one of an old version of the other generator.' },
  'takeover/other-locales': { severity: 'warning', summary: 'A language, or pages of one, cannot be taken over as they are.' },
  'takeover/swizzled-component': {
    severity: 'warning',
    summary: 'A component replaces one of a theme that is not there any more.',
  },
  'takeover/unknown-plugin': { severity: 'warning', summary: 'A plugin has no counterpart that slodocs knows.' },
} as const satisfies Catalogue;

export type TakeoverCode = keyof typeof takeoverDiagnostics;
