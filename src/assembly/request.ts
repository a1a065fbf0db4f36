// Converts API options into a pipeline request, with the theme, preset and modules of this slodocs.

import { openSiteCode } from '#code/site-code/site-code';
import { openNativeParser } from '#context/native-parser';
import { createReporter } from '#context/reporter';
import { createTrace } from '#context/trace';
import type { Theme } from '#model/theme';
import { coreCatalogue } from '#pipeline/catalogue';
import type { KeepingOptions, RunRequest } from '#session/run-request';
import { externalDiagnostics } from '#tools/external-links/diagnostics';
import { verifyDiagnostics } from '#tools/verify/diagnostics';
import { props } from '../theme/known-props.ts';
import { aliases, components, layouts, pageLayouts } from '../theme/theme.ts';
import { engineName } from './engine.ts';
import { built } from './package.ts';

export function requestOf(options: KeepingOptions, writes: boolean): RunRequest {
  const { signal, onProgress, onWait, strict, development = false, siteCode } = options;
  const { root, config, outDir, baseUrl, cacheDir, bundleDir, refused, force, concurrency, timeLimit, usualTimeLimit, drafts } =
    options;
  return {
    ...{ root, config, outDir, baseUrl, cacheDir, bundleDir, refused, force, concurrency, timeLimit, usualTimeLimit, drafts },
    preset: async () => (await import('../plugins/preset.ts')).preset(),
    theme: development ? { ...theme, browserModules: built('theme/browser-development/modules.json') } : theme,
    packageModules,
    workerModule: built('processes/worker.js'),
    nativeParser: openNativeParser(built('processes/parser-process.js')),
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
