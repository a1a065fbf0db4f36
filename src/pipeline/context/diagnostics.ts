// Lists diagnostics that any stage may report: of plugins, of the site's code, and of the cache.
import type { Catalogue } from '#model/diagnostic';

export const pluginDiagnostics = {
  'plugin/hook-threw': { severity: 'error', summary: 'A plugin hook threw an error.' },
  'plugin/invalid-answer': { severity: 'error', summary: 'A plugin hook returned a value with the wrong shape.' },
  'plugin/idle-step': { severity: 'warning', summary: 'A step of the Markdown pipeline does nothing.' },
} as const satisfies Catalogue;

export const siteCodeDiagnostics = {
  'site-code/changed-builtin': { severity: 'warning', summary: "The site's code changed something that all code shares." },
  'site-code/late-error': { severity: 'error', summary: "The site's code caused an error that nothing catches." },
  'site-code/never-settled': { severity: 'error', summary: "The site's code waits for a promise that never settles." },
  'site-code/process-exit': { severity: 'error', summary: "The site's code called `process.exit`." },
  'site-code/time-limit': { severity: 'error', summary: "The site's code runs longer than the limit." },
} as const satisfies Catalogue;

export const cacheDiagnostics = {
  'cache/not-kept': { severity: 'info', summary: 'The cache cannot be written, so the next build has less to reuse.' },
  'cache/shard-alone': { severity: 'error', summary: 'A shard has no remote cache to send its work to.' },
  'cache/remote': { severity: 'info', summary: 'The remote cache cannot be used, or only partly.' },
} as const satisfies Catalogue;
