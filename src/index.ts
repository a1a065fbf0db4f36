// Exports the public API: what the command line and other programs call.
import { resolve } from 'node:path';
import type { DevOptions, DevSite } from '#model/dev';
import type { CheckedOptions, Plugin } from '#model/plugin';
import type {
  BuildOptions,
  BuildResult,
  CutOptions,
  CutResult,
  EjectOptions,
  EjectResult,
  MoveOptions,
  MoveResult,
  UrlsOptions,
  UrlsResult,
  VerifyOptions,
  VerifyResult,
} from '#model/run';
import type { SearchRequest, SearchResult } from '#model/search-run';
import type { SiteSession } from '#model/session';
import type { UserConfig } from '#model/user-config';
import type { WhyResult } from '#model/why';
import { forgetKnown, judge } from './baseline.ts';
import { textsOf } from './files/frame-texts.ts';
import { hasFault } from './has-fault.ts';
import { foldersOf } from './site-folders.ts';
import type { ThreadedDevOptions } from './threaded-dev.ts';
import { version } from './version.ts';
import { withRequest } from './with-request.ts';

/** Builds a site. Users' faults come back as diagnostics; what is thrown is our fault, or the reason of an abort. */
export function build(options: BuildOptions = {}): Promise<BuildResult> {
  return runWith(options, true);
}

/** Finds all diagnostics of a site and writes nothing but the cache. */
export function check(options: BuildOptions = {}): Promise<BuildResult> {
  return runWith(options, false);
}

/** Opens a site for development. Undefined if there is no configuration; a build reports why. */
export async function openDev(options: DevOptions): Promise<DevSite | undefined> {
  const dev = await import('./open-dev.ts');
  return dev.openDev(options);
}

/** The same in a thread, which another one replaces where code of the site blocks or spoils it. For programs of their own. */
export async function openDevInThread(options: ThreadedDevOptions): Promise<DevSite | undefined> {
  const { openThreadedDev } = await import('./threaded-dev.ts');
  return openThreadedDev(options);
}

/** Opens a session. Undefined if there is no configuration; a build reports why. */
export async function openSession(options: BuildOptions = {}): Promise<SiteSession | undefined> {
  const { openSiteSession } = await import('./site-session.ts');
  return openSiteSession(options);
}

/** Builds, then builds again after every change of a file of the site, until closed. */
export async function watch(options: BuildOptions, listener: (result: BuildResult) => void): Promise<{ close(): Promise<void> }> {
  const { watchSite } = await import('./session/watch.ts');
  const session = await openSession(options);
  return watchSite(
    session ?? { build: () => build(options), update: async () => undefined, close: async () => undefined },
    listener,
  );
}

/**
 * Opens the pages of a site in a real browser, built for development in a folder of their own, and reports what is wrong in them.
 * A site with errors is not opened. `pages` are those that were.
 */
export async function verify(options: VerifyOptions): Promise<VerifyResult> {
  const { verifySite } = await import('./verify-site.ts');
  const { diagnostics, pages, trace, refusal } = await verifySite(options);
  const { root, outDir } = await foldersOf(options);
  return {
    ok: refusal === undefined && !hasFault(diagnostics, options.strict),
    diagnostics,
    texts: await textsOf(diagnostics, root),
    root,
    outDir,
    pages,
    files: 0,
    beside: [],
    trace,
    work: { replayed: false, parsed: [], rendered: [], written: 0, removed: 0 },
    refusal,
  };
}

/** Releases the current docs under a name. Faults of the config, the sidebars and the list of versions come as diagnostics. */
export function cutVersion({ name, docs, ...options }: CutOptions): Promise<CutResult> {
  return withRequest(options, false, async (request) => {
    const { cutVersion: run } = await import('./tools/version-cut/version-cut.ts');
    const { cut, refusal } = await run({ ...request, name, docs });
    const diagnostics = request.reporter.list();
    const folders = await foldersOf(options);
    return { cut, refusal, ...folders, diagnostics, texts: await textsOf(diagnostics, folders.root) };
  });
}

/** Copies a slot's component into the site, where it can be changed. Overwrites nothing unasked. */
export function ejectPart({ part, force = false, compare = false, ...options }: EjectOptions): Promise<EjectResult> {
  return withRequest(options, false, async (request) => {
    const { eject } = await import('./tools/eject/eject.ts');
    const { ejected, refusal } = await eject({ ...request, part, force, compare, version });
    const diagnostics = request.reporter.list();
    const folders = await foldersOf(options);
    return { ejected, refusal, ...folders, diagnostics, texts: await textsOf(diagnostics, folders.root) };
  });
}

/**
 * Explains what a page is made of, why it was last rendered, and where it is shown; for another file, which pages are made from
 * it. `target` is an address or a path, relative to `from`, or to the working directory when absent. Writes nothing but the
 * cache.
 */
export function explainPage(options: BuildOptions, target: string, from = '.'): Promise<WhyResult> {
  return withRequest(options, false, async (request) => {
    const { why } = await import('./tools/why/why.ts');
    const answer = await why(request, { target, from: resolve(from) });
    const folders = await foldersOf(options);
    return { ...answer, ...folders, texts: await textsOf(answer.diagnostics, folders.root) };
  });
}

/** Lists the addresses that a site promises to keep. With `update`, writes them to its ledger, and nothing else. */
export function listUrls({ update = false, ...options }: UrlsOptions = {}): Promise<UrlsResult> {
  return withRequest(options, false, async (request) => {
    const { urlsOf } = await import('./tools/urls/urls.ts');
    const answer = await urlsOf(request, update);
    const folders = await foldersOf(options);
    return { ...answer, ...folders, texts: await textsOf(answer.diagnostics, folders.root) };
  });
}

/** Searches a site as its readers do, in its files as they are now. Writes nothing but the cache. */
export function searchPages({ text, version, limit, ...options }: SearchRequest): Promise<SearchResult> {
  return withRequest(options, false, async (request) => {
    const { searchSite } = await import('./tools/search/search.ts');
    const found = await searchSite(request, { text, version, limit });
    const folders = await foldersOf(options);
    return { ...found, ...folders, texts: await textsOf(found.diagnostics, folders.root) };
  });
}

/** Moves a page, a file or a folder of content: rewrites links to it, and redirects its old addresses. All or nothing. */
export function moveContent({ from, to, cwd = '.', dryRun = false, ...options }: MoveOptions): Promise<MoveResult> {
  return withRequest(options, false, async (request) => {
    const { movePages } = await import('./tools/move/move.ts');
    const answer = await movePages(request, { from, to, cwd: resolve(cwd) }, dryRun);
    const folders = await foldersOf(options);
    return { ...answer, ...folders, texts: { ...(await textsOf(answer.diagnostics, folders.root)), ...answer.texts } };
  });
}

/** Gives a configuration its type. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}

/** Gives a plugin its type. Its `options` are checked, so that they come with a schema; `ctx.state` has the type of its `state`. */
export function definePlugin<Options = unknown, State = undefined>(
  plugin: Plugin<Options, State> & CheckedOptions<Options>,
): Plugin<Options> {
  return plugin;
}

function runWith(options: BuildOptions, writes: boolean): Promise<BuildResult> {
  return withRequest(options, writes, async (request) => {
    const { run } = await import('./session/run.ts');
    const { trace, strict } = request;
    const withoutKnown = options.baseline && (await forgetKnown(options.baseline));
    const { diagnostics, beside, ...rest } = await run({ ...request, withoutKnown });
    const { root, outDir } = await foldersOf(options);
    const result: BuildResult = {
      ...rest,
      ok: !hasFault(diagnostics, strict),
      diagnostics,
      texts: await textsOf(diagnostics, root),
      root,
      outDir,
      beside: beside.map((path) => resolve(root, path)),
      trace: trace.events(),
    };
    return options.baseline ? judge(result, options.baseline, { strict, isBuild: writes }) : result;
  });
}

/** Reads the severity and the summary of each code, those of first-party plugins included. */
export async function readCatalogue() {
  return (await import('./codes.ts')).catalogue;
}

export * from './api-changes.ts';
export * from './baseline.ts';
export { checkExternal } from './check-external.ts';
export { removeCaches, withSiteLock } from './clean-site.ts';
export * from './compat.ts';
export { type DoctorOptions, doctor } from './examine.ts';
export { explain, isExplained } from './explained.ts';
export * from './fix-site.ts';
export * from './new-content.ts';
export * from './new-site.ts';
export { type MemorySink, memorySink } from './output/memory-sink.ts';
export * from './public-types.ts';
export { ownProcess } from './site-code.ts';
export { readSchemas, readSettings } from './site-settings.ts';
export * from './takeover.ts';
export { compareSites, type SiteDifference } from './tools/compare-sites/compare-sites.ts';
export { version } from './version.ts';
