// Faults of plugins, wherever they are called.
import type { Catalogue } from '#model/diagnostic';

export const pluginDiagnostics = {
  'plugin/hook-threw': { severity: 'error', summary: 'A hook of a plugin threw.' },
  'plugin/invalid-answer': { severity: 'error', summary: 'A hook of a plugin answered something of another shape.' },
} as const satisfies Catalogue;
