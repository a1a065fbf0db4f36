// Exports the public API: what the command line and other programs call.
import type { DevOptions, DevSite } from '#model/dev';
import type { EditorSite } from '#model/editor';
import type { McpOptions, McpSite } from '#model/mcp';
import type { BuildOptions, BuildResult, SingleBuildOptions } from '#model/run';
import type { UserConfig } from '#model/user-config';
import type { WhyResult } from '#model/why';
import type { SiteSession } from '#session/site-session';
import type { DoctorResult } from '#tools/doctor/finding';
import type { EjectOptions, EjectResult } from '#tools/eject/eject';
import type { ExternalOptions } from '#tools/external-links/check-external';
import type { FixOptions, FixResult } from '#tools/fix/fix-run';
import type { MoveOptions, MoveResult } from '#tools/move/move-result';
import type { NewContentOptions, NewContentResult } from '#tools/new-content/planned';
import type { ProseOptions, ProseResult } from '#tools/prose/prose';
import type { SchemasResult, SettingsResult } from '#tools/schemas/read-settings';
import type { SearchRequest, SearchResult } from '#tools/search/search';
import type {
  DiffOptions,
  DiffResult,
  ExtractOptions,
  ExtractResult,
  RecordOptions,
  RecordResult,
  StatusResult,
  TranslationsOptions,
} from '#tools/translations/translations';
import type { UrlsOptions, UrlsResult } from '#tools/urls/urls';
import type { VerifyOptions, VerifyResult } from '#tools/verify/verify-site';
import type { CutOptions, CutResult } from '#tools/version-cut/version-cut';
import { description, packageFolder, version } from './assembly/package.ts';
import type { ThreadedDevOptions } from './processes/threaded-dev.ts';
import type { ThreadedEditorOptions } from './processes/threaded-editor.ts';
import { withCache } from './session/cache-folder.ts';
import type { RunRequest } from './session/run-request.ts';
import { completed, type MakeRequest, withRequest } from './session/run-tool.ts';
import type { CompatResult } from './tools/compat/difference.ts';
import type { DoctorOptions } from './tools/doctor/examine.ts';
import type { Question } from './tools/why/find-target.ts';

const requests = async (): Promise<MakeRequest> => (await import('./assembly/request.ts')).requestOf;

type Run<Options, Answer> = (request: RunRequest, options: Options) => Promise<Answer>;

/** Loads a tool when it is called, and hands it a request for the site that its options name. */
function tool<Options extends BuildOptions, Answer extends Pick<BuildResult, 'diagnostics'>>(
  load: () => Promise<Run<Options, Answer>>,
) {
  return (options: Options = {} as Options) =>
    withRequest(requests, options, false, async (request) => completed(options, await (await load())(request, options)));
}

/** Builds a site. Users' faults come back as diagnostics; what is thrown is our fault, or the reason of an abort. */
export function build(options: SingleBuildOptions = {}): Promise<BuildResult> {
  return runWith(options, true);
}

/** Finds all diagnostics of a site and writes nothing but the cache. */
export function check(options: BuildOptions = {}): Promise<BuildResult> {
  return runWith(options, false);
}

function runWith(options: SingleBuildOptions, writes: boolean): Promise<BuildResult> {
  return withRequest(requests, options, writes, async (request) => {
    return (await import('./tools/build-site/build-site.ts')).build(request, options);
  });
}

/** Opens a site for development. Undefined if there is no configuration; a build reports why. */
export async function openDev(options: DevOptions): Promise<DevSite | undefined> {
  return (await import('./assembly/open-dev.ts')).openDev(options);
}

/** The same in a thread, which another one replaces where code of the site blocks or spoils it. For programs of their own. */
export async function openDevInThread(options: ThreadedDevOptions): Promise<DevSite | undefined> {
  return (await import('./processes/threaded-dev.ts')).openThreadedDev(options);
}

/** Opens a site for an editor, in a thread that another one replaces where code of the site blocks or spoils it. */
export async function openEditorInThread(options: ThreadedEditorOptions): Promise<EditorSite | undefined> {
  return (await import('./processes/threaded-editor.ts')).openThreadedEditor(options);
}

/** Opens a site for agents, in a thread of its own. Undefined if there is no configuration. For programs of their own. */
export async function openMcp(options: McpOptions): Promise<McpSite | undefined> {
  return (await import('./processes/threaded-mcp.ts')).openThreadedMcp(options);
}

/** Opens a session. Undefined if there is no configuration; a build reports why. */
export async function openSession(options: BuildOptions = {}): Promise<SiteSession | undefined> {
  return (await import('./session/site-session.ts')).openSiteSession(await requests(), options);
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
  return (await import('./tools/verify/verify-site.ts')).verify(await requests(), options);
}

/** Releases the current docs under a name. Faults of the config, the sidebars and the list of versions come as diagnostics. */
export const cutVersion: (options: CutOptions) => Promise<CutResult> = tool(
  async () => (await import('./tools/version-cut/version-cut.ts')).cutVersion,
);

/** Copies a slot's component into the site, where it can be changed. Overwrites nothing unasked. */
export const ejectPart: (options: EjectOptions) => Promise<EjectResult> = tool(async () => {
  const { eject } = await import('./tools/eject/eject.ts');
  return (request, options) => eject(request, options, version);
});

const explainTarget: (options: BuildOptions & Question) => Promise<WhyResult> = tool(
  async () => (await import('./tools/why/why.ts')).why,
);

/**
 * Explains what a page is made of, why it was last rendered, and where it is shown; for another file, which pages are made from
 * it. `target` is an address or a path, relative to `from`, or to the working directory when absent. Writes nothing but the
 * cache.
 */
export function explainPage(options: BuildOptions, target: string, from = '.'): Promise<WhyResult> {
  return explainTarget({ ...options, target, from });
}

/** Lists the addresses that a site promises to keep. With `update`, writes them to its ledger, and nothing else. */
export const listUrls: (options?: UrlsOptions) => Promise<UrlsResult> = tool(
  async () => (await import('./tools/urls/urls.ts')).listUrls,
);

/** Lists the translations of a site with their states. Writes nothing but the cache. */
export const translationStatus: (options?: TranslationsOptions) => Promise<StatusResult> = tool(
  async () => (await import('./tools/translations/status.ts')).translationStatus,
);

/** Records that translations are up to date, in the lock file, and writes nothing else. */
export const recordTranslations: (options?: RecordOptions) => Promise<RecordResult> = tool(
  async () => (await import('./tools/translations/record.ts')).recordTranslations,
);

/** Writes the labels of a site into the files of its languages, all or nothing, and keeps what is translated. */
export const extractLabels: (options?: ExtractOptions) => Promise<ExtractResult> = tool(
  async () => (await import('./tools/translations/extract.ts')).extractLabels,
);

/** Shows what has changed in an original since it was translated, by git. Writes nothing but the cache. */
export const diffTranslation: (options: DiffOptions) => Promise<DiffResult> = tool(
  async () => (await import('./tools/translations/diff.ts')).diffTranslation,
);

/** Searches a site as its readers do, in its files as they are now. Writes nothing but the cache. */
export const searchPages: (options: SearchRequest) => Promise<SearchResult> = tool(
  async () => (await import('./tools/search/search.ts')).searchSite,
);

/** Lists the prose of a site's sources with the places of its words, and places what linters find in it. */
export const listProse: (options?: ProseOptions) => Promise<ProseResult> = tool(
  async () => (await import('./tools/prose/prose.ts')).listProse,
);

/** Moves a page, a file or a folder of content: rewrites links to it, and redirects its old addresses. All or nothing. */
export const moveContent: (options: MoveOptions) => Promise<MoveResult> = tool(
  async () => (await import('./tools/move/move.ts')).move,
);

/** Writes a page or a post with its front matter. Overwrites nothing. Faults of the new file come as diagnostics. */
export const addContent: (options: NewContentOptions) => Promise<NewContentResult> = tool(
  async () => (await import('./tools/new-content/new-content.ts')).addContent,
);

/** Reads a site's configuration alone. */
export const readSettings: (options?: BuildOptions) => Promise<SettingsResult> = tool(
  async () => (await import('./tools/schemas/read-settings.ts')).readSettings,
);

/** The shapes of the files that authors write, as JSON Schemas for editors, with the keys that the site's plugins add. */
export const readSchemas: (options?: BuildOptions) => Promise<SchemasResult> = tool(
  async () => (await import('./tools/schemas/read-settings.ts')).readSchemas,
);

/**
 * Applies fixes in rounds until a check finds none that is new. All files of a round are written, or none. What is left comes back
 * as diagnostics.
 */
export function fixSite(options: FixOptions = {}): Promise<FixResult> {
  return withCache(options, async (kept) => {
    const [{ fixSite: fix }, makeRequest] = await Promise.all([import('./tools/fix/fix-site.ts'), requests()]);
    return fix(() => makeRequest(kept, false), options);
  });
}

/**
 * Adds to what a check has found which links to other hosts are broken, have moved or cannot be checked. Writes nothing but the
 * cache. Rejects with the reason of an abort.
 */
export function checkExternal(checked: BuildResult, options: ExternalOptions): Promise<BuildResult> {
  return withRequest(requests, options, false, async (request) => {
    return (await import('./tools/external-links/check-external.ts')).checkExternal(request, checked, options);
  });
}

/** Tells what is there, what is missing, and what to do. Writes nothing into the site. */
export async function doctor(options: DoctorOptions): Promise<DoctorResult> {
  const { engines, peerDependencies: peers } = description;
  const program = { folder: packageFolder, version, node: engines.node, peers };
  return (await import('./tools/doctor/examine.ts')).doctor(program, requests, options);
}

/** Holds ours against theirs. Both are absolute folders with built sites; rejects as `node:fs` does. */
export async function compareBuilds(theirs: string, ours: string): Promise<CompatResult> {
  return (await import('./tools/compat/compat.ts')).compareBuilds(theirs, ours);
}

/** Reads the severity and the summary of each code, those of first-party plugins included. */
export async function readCatalogue() {
  return (await import('./assembly/catalogue.ts')).catalogue;
}

/** Gives a configuration its type. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}

export * from './assembly/api-changes.ts';
export * from './assembly/new-site.ts';
export { version } from './assembly/package.ts';
export { reportChange } from './assembly/site-report.ts';
export { makeFolders } from './files/replace-file.ts';
export { definePlugin } from './kit/define-plugin.ts';
export { type MemorySink, memorySink } from './output/memory-sink.ts';
export { ownProcess } from './processes/own-process.ts';
export * from './public-types.ts';
export { findSite } from './session/run-tool.ts';
export * from './tools/build-site/baseline/known-faults.ts';
export { removeCaches, withSiteLock } from './tools/clean/clean.ts';
export { compareSites, type SiteDifference } from './tools/compare-sites/compare-sites.ts';
export * from './tools/compat/difference.ts';
export type { DoctorOptions } from './tools/doctor/examine.ts';
export { explain, isExplained } from './tools/explain/explain.ts';
export * from './tools/takeover/take-over-site.ts';
