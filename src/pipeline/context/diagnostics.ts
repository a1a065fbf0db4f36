// Faults of plugins, wherever they are called, and of the cache, whoever writes it.
import type { Catalogue } from '#model/diagnostic';

export const pluginDiagnostics = {
  'plugin/hook-threw': { severity: 'error', summary: 'A hook of a plugin threw.' },
  'plugin/invalid-answer': { severity: 'error', summary: 'A hook of a plugin answered something of another shape.' },
} as const satisfies Catalogue;

export const cacheDiagnostics = {
  'cache/not-kept': { severity: 'info', summary: 'The cache cannot be written: the next build starts from less.' },
} as const satisfies Catalogue;
