// Converts API options into a pipeline request, with the theme, preset and modules of this slodocs.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSiteCode } from '#code/site-code/site-code';
import { openNativeParser } from '#context/native-parser';
import { createReporter } from '#context/reporter';
import { createTrace } from '#context/trace';
import type { Theme } from '#model/theme';
import { coreCatalogue } from '#pipeline/catalogue';
import type { KeepingOptions, RunRequest } from '#session/run-request';
import { externalDiagnostics } from '#tools/external-links/diagnostics';
import { proseDiagnostics } from '#tools/prose/diagnostics';
import { verifyDiagnostics } from '#tools/verify/diagnostics';
import { props } from '../theme/known-props.ts';
import { aliases, components, layouts, pageLayouts } from '../theme/theme.ts';
import { built } from './package.ts';

export function requestOf(options: KeepingOptions, writes: boolean): RunRequest {
  const { signal, onProgress, onWait, strict, development = false, siteCode, variables } = options;
  const { root, config, outDir, baseUrl, cacheDir, bundleDir, refused, force, concurrency, timeLimit, usualTimeLimit, drafts } =
    options;
  const { against, variant, refreshLinks = false, tests } = options;
  return {
    ...{ root, config, outDir, baseUrl, cacheDir, bundleDir, refused, force, concurrency, timeLimit, usualTimeLimit, drafts },
    against,
    variant,
    freshness: refreshLinks ? 'asked' : 'usual',
    isServedWhole: development,
    preset: async () => (await import('../plugins/preset.ts')).preset(),
    theme: development ? { ...theme, browserModules: built('theme/browser-development/modules.json') } : theme,
    packageModules,
    workerModule: built('processes/worker.js'),
    nativeParser: openNativeParser(built('processes/parser-process.js')),
    engine: engineName(),
    reporter: createReporter({ ...coreCatalogue, ...verifyDiagnostics, ...externalDiagnostics, ...proseDiagnostics }),
    trace: createTrace(),
    siteCode: siteCode ?? openSiteCode({ owner: 'library' }),
    signal: signal ?? new AbortController().signal,
    progress: onProgress ?? (() => undefined),
    onWait: onWait ?? (() => undefined),
    strict: strict ?? false,
    tests: tests && { by: 'test', ...tests },
    variables,
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
  'slodocs/kit': built('kit/kit.js'),
  'slodocs/plugins': built('plugins/plugins.js'),
  'slodocs/theme': built('theme/public.js'),
  react: built('theme/react.js'),
};

const own = fileURLToPath(import.meta.url);
/** Of our own code, built or not. */
const code = dirname(dirname(own));

let engine: string | undefined;

/** Digests our own code, its dependencies and Node, as this process has loaded them. 16 hexadecimal digits. */
export function engineName(): string {
  engine ??= digestOfEngine();
  return engine;
}

/** Dates and messages differ between versions of dependencies and of Node. */
function digestOfEngine(): string {
  const folder = dirname(code);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Description;
  const parts = [process.version, own.endsWith('.ts') ? stampsOf(code) : builtId(code)];
  for (const name of Object.keys(dependencies).sort()) parts.push(`${name} ${versionOf(name, folder)}`);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

interface Description {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Written when slodocs is built: a digest of all that was built. */
function builtId(dist: string): string {
  return readFileSync(join(dist, 'build-id'), 'utf8');
}

/** Sources that run unbuilt change without a new build id, so their times are compared. */
function stampsOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const stamps = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name);
    return `${file} ${statSync(file).mtimeMs}`;
  });
  return stamps.sort().join('\n');
}

/** As Node would find it from our folder. */
function versionOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    try {
      return (JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as Description).version;
    } catch {
      if (dirname(folder) === folder) return 'unknown';
    }
  }
}
