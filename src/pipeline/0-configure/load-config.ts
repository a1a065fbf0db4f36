// Loads a config: bundles it, runs it, and calls its export where that is a function.
import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { explainThrown, safeError } from '#code/site-code/module-trace';
import { StoppedCall, stoppedFault } from '#code/site-code/stopped-call';
import { codeDirOf, loadUserModules, UserCodeError, type UserCodeProblem } from '#code/user-code';
import { digestOfValue } from '#files/digest';
import { createFiles } from '#files/files';
import { locateInModule } from '#files/locate/locate';
import { findNesting } from '#kit/plain-data';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type Locate, wholeFile } from '#model/place';
import type { Settings } from '#model/settings';
import type { SiteCall, SiteCode } from '#model/site-code';
import type { ConfigSource } from './config-source.ts';
import { withoutFunctions } from './site-steps.ts';
import { findUnreadable } from './unreadable-value.ts';

export interface LoadedConfig {
  readonly source: ConfigSource | undefined;
  readonly faults: readonly DiagnosticDraft[];
}

export interface LoadOptions {
  /** The absolute bundle folder for the config's root. */
  readonly bundleDirOf: (root: string) => string;
  readonly packageModules: Readonly<Record<string, string>>;
  readonly siteCode: SiteCode;
  /** Texts that take the place of files, by paths relative to the root. */
  readonly unsaved: ReadonlyMap<string, string> | undefined;
}

/** Throws a `CacheFault` where the bundled config cannot be written. */
export async function loadConfig(path: string, options: LoadOptions): Promise<LoadedConfig> {
  const root = await realpath(dirname(path));
  const file = basename(path);
  const entry = join(root, file);
  const { packageModules, siteCode, unsaved } = options;
  // There are no settings yet, and nothing reads them here.
  const files = createFiles({ root, settings: {} as Settings });
  for (const [path, text] of unsaved ?? []) files.overlay(path, text);
  const code = { root, codeDir: codeDirOf({ bundleDir: options.bundleDirOf(root) }), packageModules, files, siteCode };
  siteCode.know({ root, codeDir: code.codeDir });
  const call: SiteCall = { what: 'the configuration', file };
  const ready = siteCode.ready();
  try {
    const module = (await loadUserModules([entry], { ...code, callOf: () => call, ready })).get(entry);
    if (!module || module.problems.length > 0) return refuse(module?.problems ?? []);
    if (!('default' in module.exports)) return invalid(file, `"${file}" has no default export`);
    const value = await siteCode.call(call, () => settleExport(module.exports['default']));
    if (!isPlainObject(value)) return invalid(file, `the default export of "${file}" is not an object`);
    const text = unsaved?.get(file) ?? (await readFile(entry, 'utf8')).replace(/^\uFEFF/, '');
    const locate = locateInModule(text, file);
    const nested = unreadableFault(value, locate) ?? nestingFault(value, locate);
    if (nested) return { source: undefined, faults: [nested] };
    const observed = files.observed();
    const digest = digestOfValue(value);
    return {
      source: {
        root,
        file,
        text,
        value,
        locate,
        inputs: module.inputs,
        observed,
        digest,
        bundled: module.file,
      },
      faults: [],
    };
  } catch (thrown) {
    if (thrown instanceof UserCodeError) return refuse(thrown.problems);
    if (thrown instanceof StoppedCall) return { source: undefined, faults: [stoppedFault(undefined, thrown)] };
    if (thrown instanceof ConfigThrew) return refuse([await explainThrown(thrown.cause, { ...code, entry, what: call.what })]);
    throw thrown;
  }
}

/** Wraps an exception of the author's function, to distinguish it from ours. */
class ConfigThrew extends Error {}

async function settleExport(exported: unknown): Promise<unknown> {
  try {
    return await (typeof exported === 'function' ? (exported() as unknown) : exported);
  } catch (cause) {
    throw new ConfigThrew('the configuration threw an error', { cause: safeError(cause) });
  }
}

/** The maximum nesting in plugins: they may contain anything, but are printed to detect changes. */
const deepestOfPlugins = 1000;

function unreadableFault(config: object, locate: Locate): DiagnosticDraft | undefined {
  const found = findUnreadable(config);
  if (!found) return undefined;
  const { path, problem, help } = found;
  return { code: 'configure/invalid-value', message: `this value ${problem}`, help, place: locate(path) };
}

function nestingFault(config: Readonly<Record<string, unknown>>, locate: Locate): DiagnosticDraft | undefined {
  const { plugins, markdown } = config;
  const deep = findNesting({ plugins, markdown }, deepestOfPlugins + 1);
  const found = findNesting(withoutFunctions(config)) ?? (deep?.kind === 'deep' ? deep : undefined);
  if (!found) return undefined;
  const isCircle = found.kind === 'circle';
  return {
    code: 'configure/invalid-value',
    message: isCircle ? 'this value contains itself' : `this value is nested more than ${found.path.length - 1} levels deep`,
    help: isCircle ? 'Remove the circular reference.' : 'Remove the value, because pages cannot show it.',
    place: locate(found.path),
  };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(file: string, message: string): LoadedConfig {
  const help = 'Write `export default defineConfig({ … })`, or export a function that returns the configuration.';
  return { source: undefined, faults: [{ code: 'configure/invalid-value', message, help, place: wholeFile(file) }] };
}

function refuse(problems: readonly UserCodeProblem[]): LoadedConfig {
  return { source: undefined, faults: problems.map(problemFault) };
}

function problemFault({ code, kind, message, help, place }: UserCodeProblem): DiagnosticDraft {
  if (code !== undefined) return { code, message, ...(help ? { help } : {}), place };
  if (kind === 'syntax')
    return { code: 'configure/syntax', message, help: help ?? 'Fix the syntax error. Nothing after it was read.', place };
  if (kind === 'threw') {
    const why = 'This code runs at the start of every build. The site cannot be built until it runs without errors.';
    return { code: 'configure/config-threw', message: `the configuration threw an error: ${message}`, help: help ?? why, place };
  }
  const relative = /^could not resolve "\.{1,2}\//.test(message);
  const way = relative
    ? 'Paths are relative to the file that contains them.'
    : 'Install the package in the site, or correct its name.';
  return { code: 'configure/unresolved-import', message, help: help ?? way, place };
}
