// Lists the diagnostics of the plugin.
import type { Catalogue } from 'slodocs/kit';

export const diagnostics = {
  'no-file': { severity: 'error', summary: 'A specification in the options cannot be read.' },
  'unversioned-file': {
    severity: 'info',
    summary: 'A specification is outside versioned docs, so only one version shows it.',
  },
  'invalid-syntax': { severity: 'error', summary: 'A specification or an overlay is not valid YAML or JSON.' },
  'unsupported-format': {
    severity: 'error',
    summary: 'A file is not an OpenAPI 3.0, 3.1 or 3.2 specification, or not an overlay.',
  },
  'unknown-key': { severity: 'error', summary: 'A specification or an overlay has an unknown key.' },
  'missing-key': { severity: 'error', summary: 'A specification or an overlay lacks a required key.' },
  'invalid-value': {
    severity: 'error',
    summary: 'A value in a specification or an overlay has the wrong type or form.',
  },
  'broken-reference': { severity: 'error', summary: 'A reference in a specification has no target, or leads out of the site.' },
  'path-parameter': { severity: 'error', summary: 'A parameter does not match its path, or is defined twice.' },
  'duplicate-operation': { severity: 'error', summary: 'Two operations have the same id, path or address.' },
  'unknown-name': {
    severity: 'error',
    summary: 'A specification uses an operation, scheme, tag or variable that it does not define.',
  },
  'unused-action': { severity: 'warning', summary: 'An overlay action changes nothing, because its target does not exist.' },
  'server-scheme': { severity: 'warning', summary: 'A server has an address to which pages cannot send requests.' },
  'relative-server': { severity: 'info', summary: 'A server has no host, so samples use the host of the site.' },
  'unused-prose': { severity: 'error', summary: 'A Markdown file next to a specification belongs to none of its operations.' },
} as const satisfies Catalogue;

export type FaultCode = keyof typeof diagnostics;
