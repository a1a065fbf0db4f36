// Bundles, caches and loads a site's own modules (config, plugins, components), and returns their exports.
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keyOf } from '#files/digest';
import { makeFolders } from '#files/replace-file';
import { inLeanScopes } from '#files/scopes';
import { relativeTo } from '#files/site-path';
import { inCache } from '#files/write-fault';
import { wholeFile } from '#model/place';
import type { SiteCall, SiteCode } from '#model/site-code';
import { type CodeRecord, findCode, keepCode } from './code-record.ts';
import type { UserCodeProblem } from './module-faults.ts';
import type { BundledModule } from './module-inputs.ts';
import type { UserCodeOptions } from './module-resolve.ts';
import { storeModules } from './module-store.ts';
import { explainThrown } from './site-code/module-trace.ts';
import { StoppedCall, stoppedFault } from './site-code/stopped-call.ts';

export { UserCodeError, type UserCodeProblem } from './module-faults.ts';
export type { UserCodeOptions } from './module-resolve.ts';

/** The folder of a site's bundled code. Absolute. */
export function codeDirOf({ bundleDir }: { readonly bundleDir: string }): string {
  return resolve(bundleDir, 'code');
}

export interface UserModule {
  /** The module's exports; empty where there are problems. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Its input files, itself included: relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** Stylesheets among its imports and theirs, absolute. */
  readonly styles: readonly string[];
  /** The bundled module, absolute. Its name changes with its content. */
  readonly file: string;
  /** Problems from what it threw when it ran. */
  readonly problems: readonly UserCodeProblem[];
}

/** Options for running modules. */
export interface RunOptions {
  readonly siteCode: SiteCode;
  /** Describes the run of a module as a call of the site's code, by its path relative to the root. */
  readonly callOf?: (file: string) => SiteCall;
  /** Modules run once this has settled. */
  readonly ready?: Promise<void>;
}

function moduleCall(file: string): SiteCall {
  return { what: `the module "${file}"`, file };
}

/**
 * Loads modules by their absolute paths. All entries share one instance of a common import, and one React. A module that throws
 * has problems of its own; sources that cannot be bundled reject with a `UserCodeError` that lists every problem, and a cache
 * that cannot be written with a `CacheFault`.
 */
export async function loadUserModules(
  entries: readonly string[],
  options: UserCodeOptions & RunOptions,
): Promise<Map<string, UserModule>> {
  const loaded = new Map<string, UserModule>();
  const { modules, packages } = await bundleUserModules(entries, options);
  // Runs modules one after the other, in the same order in every build.
  await options.ready;
  for (const module of modules) {
    const { inputs, styles, file, entry } = module;
    loaded.set(entry, { inputs, styles, file, ...(await runUserModule(module, options, new Map(packages))) });
  }
  return loaded;
}

/** Bundles modules without running them, or reuses the cached bundle of the same inputs. */
export async function bundleUserModules(
  asked: readonly string[],
  options: UserCodeOptions,
): Promise<Pick<CodeRecord, 'modules' | 'packages'>> {
  const entries = [...new Set(asked)];
  if (entries.length === 0) return { modules: [], packages: [] };
  const { root, files } = options;
  const codeDir = await inCache(() => makeFolder(options.codeDir));
  const { content } = options;
  // Modules contain addresses and texts.
  const names = [...(content ? [content.baseUrl, keyOf(JSON.stringify(content.words))] : []), ...entries];
  const found = files && (await findCode(files, codeDir, names));
  if (found) return found;
  for (let attempt = 1; ; attempt++) {
    const started = Date.now();
    // Most builds hit the cache and never load the bundler.
    const { bundleModules } = await import('./module-bundle.ts');
    const bundle = await bundleModules(entries, { ...options, codeDir });
    const stored = await inCache(() => storeModules(bundle.files, codeDir));
    const modules = bundle.modules.map(
      ({ name, ...module }): BundledModule => ({ ...module, file: resolve(stored.folder, name) }),
    );
    const bundled = { modules, packages: [...bundle.packages], stored };
    const kept = files && (await keepCode(files, codeDir, root, names, bundled, started));
    // Bundles again where a source changed meanwhile: the bundle must match the digests of its inputs.
    if (kept || !files || attempt === patience) return kept ?? bundled;
  }
}

/** How often to bundle again when sources change during bundling. */
const patience = 5;

/** Node identifies a module by its real path, so source maps must resolve from there. */
async function makeFolder(folder: string): Promise<string> {
  makeFolders(folder);
  return realpath(folder);
}

/** Runs a bundled module and returns its exports, or a problem for what it threw. */
export async function runUserModule(
  { file, entry }: Pick<BundledModule, 'file' | 'entry'>,
  { root, codeDir, siteCode, callOf = moduleCall }: Pick<UserCodeOptions, 'root' | 'codeDir'> & RunOptions,
  packages: ReadonlyMap<string, string>,
): Promise<Pick<UserModule, 'exports' | 'problems'>> {
  const call = callOf(relativeTo(root, entry));
  try {
    return {
      exports: { ...(await siteCode.call(call, () => inLeanScopes(() => import(pathToFileURL(file).href)))) },
      problems: [],
    };
  } catch (thrown) {
    if (thrown instanceof StoppedCall) {
      const place = wholeFile(relativeTo(root, entry));
      return { exports: {}, problems: [{ ...stoppedFault(undefined, thrown), kind: 'threw', place }] };
    }
    return { exports: {}, problems: [await explainThrown(thrown, { root, codeDir, entry, packages, what: call.what })] };
  }
}
