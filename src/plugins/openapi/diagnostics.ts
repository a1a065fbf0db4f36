// Lists the diagnostics of the plugin.
import type { Catalogue } from 'slodocs/kit';

export const diagnostics = {
  'no-file': { severity: 'error', summary: 'A specification that the options name cannot be read.' },
  'unversioned-file': {
    severity: 'info',
    summary: 'A specification is outside of docs that have versions, so only one of them shows it.',
  },
  'invalid-syntax': { severity: 'error', summary: 'A specification or an overlay is not valid YAML or JSON.' },
  'unsupported-format': { severity: 'error', summary: 'A file is no specification in OpenAPI 3.0, 3.1 or 3.2, or no overlay.' },
  'unknown-key': { severity: 'error', summary: 'A specification or an overlay has a key that is not defined there.' },
  'missing-key': { severity: 'error', summary: 'A specification or an overlay lacks a key that is required.' },
  'invalid-value': {
    severity: 'error',
    summary: 'A value of a specification or an overlay has another type or form than is required.',
  },
  'broken-reference': { severity: 'error', summary: 'A reference of a specification leads to nothing, or out of the site.' },
  'path-parameter': { severity: 'error', summary: 'A parameter does not match its path, or is defined twice.' },
  'duplicate-operation': { severity: 'error', summary: 'Two operations have one id, one path, or one address.' },
  'unknown-name': {
    severity: 'error',
    summary: 'A specification names an operation, scheme, tag or variable that it does not define.',
  },
  'unused-action': { severity: 'warning', summary: 'An action of an overlay changes nothing, for nothing is at its target.' },
  'server-scheme': { severity: 'warning', summary: 'A server has an address that no page can send requests to.' },
  'relative-server': { severity: 'info', summary: 'A server has no host, so samples ask the one of the site.' },
  'unused-prose': { severity: 'error', summary: 'A Markdown file beside a specification belongs to none of its operations.' },
} as const satisfies Catalogue;

export type FaultCode = keyof typeof diagnostics;
