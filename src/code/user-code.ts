// A site's own modules (config, plugins, components), to their exports: bundled, kept by content, and run.
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeFolders } from '#files/make-folders';
import { relativeTo } from '#files/site-path';
import { inCache } from '#files/write-fault';
import { wholeFile } from '#model/place';
import type { SiteCall, SiteCode } from '#model/site-code';
import type { BundledModule } from './bundled-module.ts';
import { type CodeRecord, findCode, keepCode } from './code-record.ts';
import type { UserCodeProblem } from './module-faults.ts';
import type { UserCodeOptions } from './module-resolve.ts';
import { storeModules } from './module-store.ts';
import { explainThrown } from './module-trace.ts';
import { StoppedCall, stoppedFault } from './site-code/stopped-call.ts';

export { UserCodeError, type UserCodeProblem } from './module-faults.ts';
export type { UserCodeOptions } from './module-resolve.ts';

/** Where the bundled code of a site stands. Absolute. */
export function codeDirOf({ bundleDir }: { readonly bundleDir: string }): string {
  return resolve(bundleDir, 'code');
}

export interface UserModule {
  /** What the module exports; empty where there are problems. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Files that the module was made from, itself included: relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** Stylesheets among its imports and theirs, absolute. */
  readonly styles: readonly string[];
  /** The bundled module, absolute. Its name changes with its content. */
  readonly file: string;
  /** What it threw when it ran. */
  readonly problems: readonly UserCodeProblem[];
}

/** How modules are run. */
export interface RunOptions {
  readonly siteCode: SiteCode;
  /** How the running of a module is called, by its path relative to the root. */
  readonly callOf?: (file: string) => SiteCall;
  /** Settles when modules may run. */
  readonly ready?: Promise<void>;
}

function moduleCall(file: string): SiteCall {
  return { what: `the module "${file}"`, file };
}

/**
 * Loads modules by their absolute paths. All entries share one instance of a module that several of them import, and one
 * React. A module that throws has problems of its own; source that cannot be bundled rejects with a `UserCodeError`
 * that lists every problem, and a cache that cannot be written with a `CacheFault`.
 */
export async function loadUserModules(
  entries: readonly string[],
  options: UserCodeOptions & RunOptions,
): Promise<Map<string, UserModule>> {
  const loaded = new Map<string, UserModule>();
  const { modules, packages } = await bundleUserModules(entries, options);
  // One after the other: the order in which modules run is the same in every build.
  await options.ready;
  for (const module of modules) {
    const { inputs, styles, file, entry } = module;
    loaded.set(entry, { inputs, styles, file, ...(await runUserModule(module, options, new Map(packages))) });
  }
  return loaded;
}

/** Bundles modules without running them; what was bundled before of the same inputs is not bundled again. */
export async function bundleUserModules(
  asked: readonly string[],
  options: UserCodeOptions,
): Promise<Pick<CodeRecord, 'modules' | 'packages'>> {
  const entries = [...new Set(asked)];
  if (entries.length === 0) return { modules: [], packages: [] };
  const { root, files } = options;
  const codeDir = await inCache(() => makeFolder(options.codeDir));
  // Modules hold addresses, which begin with the base.
  const names = [...(options.content ? [options.content.baseUrl] : []), ...entries];
  const found = files && (await findCode(files, codeDir, names));
  if (found) return found;
  for (let attempt = 1; ; attempt++) {
    const started = Date.now();
    // Most builds find what was bundled before.
    const { bundleModules } = await import('./module-bundle.ts');
    const bundle = await bundleModules(entries, { ...options, codeDir });
    const stored = await inCache(() => storeModules(bundle.files, codeDir));
    const modules = bundle.modules.map(
      ({ name, ...module }): BundledModule => ({ ...module, file: resolve(stored.folder, name) }),
    );
    const bundled = { modules, packages: [...bundle.packages], stored };
    const kept = files && (await keepCode(files, codeDir, root, names, bundled, started));
    // Somebody writes to a source while it is bundled: what is made of it must be that of its digest.
    if (kept || !files || attempt === patience) return kept ?? bundled;
  }
}

/** How often sources are bundled that change meanwhile. */
const patience = 5;

/** Node knows a module by its real path: source maps must lead back from there. */
async function makeFolder(folder: string): Promise<string> {
  makeFolders(folder);
  return realpath(folder);
}

/** What a bundled module exports, or what it threw. */
export async function runUserModule(
  { file, entry }: Pick<BundledModule, 'file' | 'entry'>,
  { root, codeDir, siteCode, callOf = moduleCall }: Pick<UserCodeOptions, 'root' | 'codeDir'> & RunOptions,
  packages: ReadonlyMap<string, string>,
): Promise<Pick<UserModule, 'exports' | 'problems'>> {
  const call = callOf(relativeTo(root, entry));
  try {
    return { exports: { ...(await siteCode.call(call, () => import(pathToFileURL(file).href))) }, problems: [] };
  } catch (thrown) {
    if (thrown instanceof StoppedCall) {
      const place = wholeFile(relativeTo(root, entry));
      return { exports: {}, problems: [{ ...stoppedFault(undefined, thrown), kind: 'threw', place }] };
    }
    return { exports: {}, problems: [await explainThrown(thrown, { root, codeDir, entry, packages, what: call.what })] };
  }
}
