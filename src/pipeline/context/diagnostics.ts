// Lists diagnostics that any stage may report: of plugins, of the site's code, and of the cache.
import type { Catalogue } from '#model/diagnostic';

export const pluginDiagnostics = {
  'plugin/hook-threw': { severity: 'error', summary: 'A hook of a plugin threw.' },
  'plugin/invalid-answer': { severity: 'error', summary: 'A hook of a plugin answered something of another shape.' },
  'plugin/idle-step': { severity: 'warning', summary: 'A step of the Markdown pipeline does nothing.' },
} as const satisfies Catalogue;

export const siteCodeDiagnostics = {
  'site-code/changed-builtin': { severity: 'warning', summary: 'Code of the site changed what all code shares.' },
  'site-code/late-error': { severity: 'error', summary: 'Code of the site left an error behind that nothing catches.' },
  'site-code/never-settled': { severity: 'error', summary: 'Code of the site waits for a promise that never settles.' },
  'site-code/process-exit': { severity: 'error', summary: 'Code of the site called `process.exit`.' },
  'site-code/time-limit': { severity: 'error', summary: 'Code of the site takes longer than the limit.' },
} as const satisfies Catalogue;

export const cacheDiagnostics = {
  'cache/not-kept': { severity: 'info', summary: 'The cache cannot be written: the next build starts from less.' },
  'cache/shard-alone': { severity: 'error', summary: 'A shard has no remote cache to send to.' },
  'cache/remote': { severity: 'info', summary: 'The remote cache cannot be used, or not all of it.' },
} as const satisfies Catalogue;
