// Lists the diagnostics of configuration. With an error among them no other stage runs.
import type { Catalogue } from '#model/diagnostic';

export const configureDiagnostics = {
  'configure/no-config': { severity: 'error', summary: 'No configuration file was found.' },
  'configure/several-configs': {
    severity: 'warning',
    summary: 'A folder contains several configurations, only one of which is read.',
  },
  'configure/syntax': { severity: 'error', summary: 'The configuration, or a module that it imports, does not parse.' },
  'configure/unresolved-import': { severity: 'error', summary: 'The configuration imports something that does not exist.' },
  'configure/config-threw': { severity: 'error', summary: 'The configuration threw an error while it ran.' },
  'configure/missing-key': { severity: 'error', summary: 'The configuration is missing a required key.' },
  'configure/unknown-key': { severity: 'error', summary: 'The configuration has a key that slodocs does not know.' },
  'configure/invalid-value': { severity: 'error', summary: 'A value in the configuration has the wrong type or format.' },
  'configure/unknown-string': { severity: 'error', summary: '"theme.strings" contains an unknown text id.' },
  'configure/invalid-string': {
    severity: 'error',
    summary: 'A text in "theme.strings" has a missing or superfluous placeholder or plural form.',
  },
  'configure/english-strings': {
    severity: 'info',
    summary: 'A site in another language has some texts in English, because they are not translated.',
  },
  'configure/invalid-messages': { severity: 'error', summary: 'A file of translated labels is invalid.' },
  'configure/invalid-variables': { severity: 'error', summary: 'A file of variables is invalid.' },
  'configure/low-contrast': {
    severity: 'warning',
    summary: 'The accent color has too little contrast with the page background to be read as text.',
  },
  'configure/invalid-plugin': { severity: 'error', summary: 'An entry in the list of plugins is not a valid plugin.' },
  'configure/theme-name-taken': {
    severity: 'error',
    summary: 'A plugin adds a layout or a component with a name that the theme or another plugin already uses.',
  },
  'configure/duplicate-plugin': { severity: 'error', summary: 'Two plugins in the configuration have the same name.' },
  'configure/unknown-preset-member': {
    severity: 'error',
    summary: 'The configuration turns off a plugin that is not in the preset.',
  },
  'configure/unknown-code': { severity: 'error', summary: 'The configuration sets the severity of a code that does not exist.' },
  'configure/unsafe-out-dir': { severity: 'error', summary: 'The output would overwrite something that is not output.' },
  'configure/unsafe-cache-dir': { severity: 'error', summary: 'The cache folder overlaps with the sources.' },
} as const satisfies Catalogue;
