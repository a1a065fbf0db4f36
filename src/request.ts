// Turns API options into a pipeline request, with the theme, preset and modules of this slodocs.
import type { Theme } from '#model/theme';
import { built } from './built.ts';
import { openSiteCode } from './code/site-code/site-code.ts';
import { engineName } from './engine.ts';
import { coreCatalogue } from './pipeline/catalogue.ts';
import { openNativeParser } from './pipeline/context/native-parser.ts';
import { createReporter, type Reporter } from './pipeline/context/reporter.ts';
import { createTrace } from './pipeline/context/trace.ts';
import type { KeepingOptions, RunRequest } from './session/run-request.ts';
import { props } from './theme/known-props.ts';
import { aliases, components, layouts, pageLayouts } from './theme/theme.ts';
import { externalDiagnostics } from './tools/external-links/diagnostics.ts';
import { verifyDiagnostics } from './tools/verify/diagnostics.ts';

export function requestOf(options: KeepingOptions, writes: boolean): RunRequest & { reporter: Reporter } {
  const { signal, onProgress, onWait, strict, development = false, siteCode, cache: _, baseline: __, ...rest } = options;
  return {
    ...rest,
    preset: async () => (await import('./plugins/preset.ts')).preset(),
    theme: development ? { ...theme, browserModules: built('theme/browser-development/modules.json') } : theme,
    packageModules,
    workerModule: built('worker.js'),
    nativeParser: openNativeParser(built('parser-process.js')),
    engine: engineName(),
    reporter: createReporter({ ...coreCatalogue, ...verifyDiagnostics, ...externalDiagnostics }),
    trace: createTrace(),
    siteCode: siteCode ?? openSiteCode({ owner: 'library' }),
    signal: signal ?? new AbortController().signal,
    progress: onProgress ?? (() => undefined),
    onWait: onWait ?? (() => undefined),
    strict: strict ?? false,
    writes,
  };
}

const theme: Theme = {
  serverModule: built('theme/server.js'),
  reactModule: built('theme/react.js'),
  stylesheet: built('theme/theme.css'),
  browserModules: built('theme/browser/modules.json'),
  partSources: built('theme/parts.json'),
  components,
  layouts,
  pageLayouts,
  aliases,
  props,
};

const packageModules = {
  slodocs: built('index.js'),
  'slodocs/plugins': built('plugins/plugins.js'),
  'slodocs/theme': built('theme/public.js'),
  react: built('theme/react.js'),
};
