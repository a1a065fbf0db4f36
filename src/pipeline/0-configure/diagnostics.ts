// Lists the diagnostics of configuration. With an error among them no other stage runs.
import type { Catalogue } from '#model/diagnostic';

export const configureDiagnostics = {
  'configure/no-config': { severity: 'error', summary: 'There is no configuration to read.' },
  'configure/several-configs': { severity: 'warning', summary: 'A folder holds several configurations, of which one is read.' },
  'configure/syntax': { severity: 'error', summary: 'The configuration, or a module that it imports, does not parse.' },
  'configure/unresolved-import': { severity: 'error', summary: 'The configuration imports something that does not exist.' },
  'configure/config-threw': { severity: 'error', summary: 'The configuration threw an error while it ran.' },
  'configure/missing-key': { severity: 'error', summary: 'The configuration lacks a key that it must have.' },
  'configure/unknown-key': { severity: 'error', summary: 'The configuration has a key that slodocs does not know.' },
  'configure/invalid-value': { severity: 'error', summary: 'A value of the configuration is not what its key takes.' },
  'configure/unknown-string': { severity: 'error', summary: '"theme.strings" has an id that no text bears.' },
  'configure/invalid-string': {
    severity: 'error',
    summary: 'A text of "theme.strings" lacks a placeholder or a plural form, or has one too many.',
  },
  'configure/english-strings': {
    severity: 'info',
    summary: 'A site in another language says some things in English, for there is no other text.',
  },
  'configure/invalid-messages': { severity: 'error', summary: 'A file of translated labels is not what it has to be.' },
  'configure/invalid-variables': { severity: 'error', summary: 'A file of variables is not what it has to be.' },
  'configure/low-contrast': {
    severity: 'warning',
    summary: 'The accent is too close to the ground of the page to be read as text.',
  },
  'configure/invalid-plugin': {
    severity: 'error',
    summary: 'An entry of the list of plugins is no plugin that slodocs can run.',
  },
  'configure/theme-name-taken': {
    severity: 'error',
    summary: 'A plugin brings a layout or a component under a name that the theme or another plugin has.',
  },
  'configure/duplicate-plugin': { severity: 'error', summary: 'Two plugins of the configuration have one name.' },
  'configure/unknown-preset-member': {
    severity: 'error',
    summary: 'The configuration drops a plugin that the preset does not have.',
  },
  'configure/unknown-code': { severity: 'error', summary: 'The configuration gives a severity to a code that does not exist.' },
  'configure/unsafe-out-dir': { severity: 'error', summary: 'The output would overwrite something that is not output.' },
  'configure/unsafe-cache-dir': { severity: 'error', summary: 'The cache would stand among the sources.' },
} as const satisfies Catalogue;
