// Bundles and runs the config of another generator, with placeholders for packages that it only mentions.
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { digestOfValue } from '#files/digest';
import { makeFolders } from '#files/replace-file';
import { inLeanScopes } from '#files/scopes';
import { relativeTo } from '#files/site-path';
import { compareText } from '#model/place';
import type { SiteCode } from '#model/site-code';
import { problemsOf, UserCodeError } from './module-faults.ts';
import { interopRequire } from './module-interop.ts';
import { createPackageRules } from './module-packages.ts';
import { definitions, nodeOptions, ownNames } from './module-virtual.ts';
import { placeholderSource } from './placeholder.ts';
import { explainThrown } from './site-code/module-trace.ts';
import { StoppedCall, stoppedFault } from './site-code/stopped-call.ts';

export interface ForeignConfigOptions {
  /** The config's folder, absolute. */
  readonly root: string;
  /** Where bundled code is written, absolute. */
  readonly codeDir: string;
  readonly siteCode: SiteCode;
  /** True for a package that is never loaded, by its specifier. */
  readonly isReplaced: (specifier: string) => boolean;
}

export interface ForeignConfig {
  /** What the config exports by default, called if it is a function, and awaited. */
  readonly value: unknown;
  /** Packages that are not installed, sorted, each with the file that imports it: relative to the root. */
  readonly missing: readonly { readonly specifier: string; readonly importer: string }[];
}

/** Rejects with a `UserCodeError` for a config that does not parse, imports a missing file, or throws. */
export async function runForeignConfig(entry: string, options: ForeignConfigOptions): Promise<ForeignConfig> {
  const { root, codeDir, siteCode } = options;
  const missing = new Map<string, string>();
  makeFolders(codeDir);
  const file = join(codeDir, digestOfValue(entry), 'config.mjs');
  await bundle(entry, file, options, missing);
  const call = { what: 'the configuration', file: relativeTo(root, entry) };
  siteCode.know({ root, codeDir });
  try {
    const value = await siteCode.call(call, () => inLeanScopes(() => settle(file)));
    const found = Array.from(missing, ([specifier, importer]) => ({ specifier, importer: relativeTo(root, importer) }));
    return { value, missing: found.sort((a, b) => compareText(a.specifier, b.specifier)) };
  } catch (thrown) {
    if (thrown instanceof StoppedCall) {
      const place = { file: call.file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
      throw new UserCodeError([{ ...stoppedFault(undefined, thrown), kind: 'threw', place }]);
    }
    throw new UserCodeError([await explainThrown(thrown, { root, codeDir, entry, what: call.what })]);
  }
}

async function settle(file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const exported = await module.default;
  return typeof exported === 'function'
    ? (exported as (env: object) => unknown)({ command: 'build', mode: 'production' })
    : exported;
}

async function bundle(
  entry: string,
  outfile: string,
  options: ForeignConfigOptions,
  missing: Map<string, string>,
): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    ...nodeOptions,
    entryPoints: [entry],
    absWorkingDir: options.root,
    outfile,
    loader: { '.js': 'jsx', '.css': 'empty', '.scss': 'empty', '.sass': 'empty', '.less': 'empty', '.vue': 'empty' },
    define: { ...definitions, 'require.resolve': '__slodocs_resolve' },
    plugins: [interopRequire('slodocs-asked'), ownNames(true), packages(options, missing)],
  }).catch((failure: unknown) => {
    const problems = problemsOf(failure, options.root, [entry]);
    throw problems ? new UserCodeError(problems) : failure;
  });
}

function packages({ root, isReplaced }: ForeignConfigOptions, missing: Map<string, string>): Plugin {
  const asked = 'slodocs-asked';
  const rules = createPackageRules(root);
  const placeholder = (path: string): OnResolveResult => ({ path, namespace: 'slodocs//placeholder' });
  return {
    name: 'slodocs-foreign-packages',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args) => {
        const { path, kind, pluginData } = args;
        if (
          kind === 'entry-point' ||
          path.startsWith('slodocs//') ||
          pluginData === asked ||
          /^(?:\.{1,2}(?:\/|$)|\/|file:)/.test(path)
        )
          return undefined;
        if (isBuiltin(path)) return { path, external: true };
        if (path.startsWith('@site/')) return resolveFrom(build, args, root, `./${path.slice('@site/'.length)}`, asked);
        if (isReplaced(path)) return placeholder(path);
        const found = await resolveFrom(build, args, args.resolveDir, path, asked);
        if (found.errors.length > 0) {
          if (!missing.has(path)) missing.set(path, args.importer);
          return placeholder(path);
        }
        if (found.external || !rules.staysOutside(found.path)) return { path: found.path, namespace: found.namespace };
        return { path: kind.startsWith('require') ? found.path : pathToFileURL(found.path).href, external: true };
      });
      build.onLoad({ filter: /.*/, namespace: 'slodocs//placeholder' }, ({ path }) => ({ contents: placeholderSource(path) }));
    },
  };
}

function resolveFrom(build: PluginBuild, args: OnResolveArgs, resolveDir: string, path: string, asked: string) {
  const { importer, kind, namespace } = args;
  return build.resolve(path, { importer, kind, namespace, resolveDir, pluginData: asked });
}
