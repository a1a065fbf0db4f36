// Lists the diagnostics of the plugin.
import type { Catalogue } from 'slodocs/kit';

export const diagnostics = {
  'no-file': { severity: 'error', summary: 'A specification that the options name cannot be read.' },
  'unversioned-file': {
    severity: 'info',
    summary: 'A specification is outside of docs that have versions, so only one of them shows it.',
  },
  'invalid-syntax': { severity: 'error', summary: 'A specification is not valid YAML or JSON.' },
  'unsupported-format': { severity: 'error', summary: 'A file is no specification in OpenAPI 3.0, 3.1 or 3.2.' },
  'unknown-key': { severity: 'error', summary: 'A specification has a key that OpenAPI does not define there.' },
  'missing-key': { severity: 'error', summary: 'A specification lacks a key that OpenAPI requires.' },
  'invalid-value': { severity: 'error', summary: 'A value of a specification has another type or form than OpenAPI requires.' },
  'broken-reference': { severity: 'error', summary: 'A reference of a specification leads to nothing, or out of the site.' },
  'path-parameter': { severity: 'error', summary: 'A parameter does not match its path, or is defined twice.' },
  'duplicate-operation': { severity: 'error', summary: 'Two operations have one id, one path, or one address.' },
  'unknown-name': {
    severity: 'error',
    summary: 'A specification names an operation, scheme, tag or variable that it does not define.',
  },
  'server-scheme': { severity: 'warning', summary: 'A server has an address that no page can send requests to.' },
  'relative-server': { severity: 'info', summary: 'A server has no host, so samples ask the one of the site.' },
  'unused-prose': { severity: 'error', summary: 'A Markdown file beside a specification belongs to none of its operations.' },
} as const satisfies Catalogue;

export type FaultCode = keyof typeof diagnostics;
