// Keeps a site open with the results of the stages, so that an edit costs only what it changes.
import { resolve } from 'node:path';
import { Interrupted, openCheckpoint } from '#context/checkpoint';
import type { Context } from '#context/context';
import { translationFolders } from '#context/translated-files';
import { relativeTo } from '#files/site-path';
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { Sink } from '#model/output';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';
import { findPlaces, type Places } from '#pipeline/0-configure/places';
import { type FirstResolved, resolveFirst } from '#pipeline/resolve-first';
import { resolveLanguages } from '#pipeline/resolve-languages';
import { type MemoizedStages, memoizedStages } from '#pipeline/stages';
import { type Watched, watchedBy } from './changed-files.ts';
import type { OpenSite } from './open-site.ts';
import type { Run, RunRequest } from './run-request.ts';
import { createSession, type ResolvedSite, resolvedSite, type Session } from './session.ts';
import { type EmittedOfPage, emittedOf, type ShownPage, showPage } from './shown-page.ts';
import { rollBackInterrupted } from './with-site.ts';

export type { EmittedOfPage, ShownPage };

export interface OpenSession extends Session {
  /** Reads the configuration alone. Undefined, and reported, without a valid one. */
  settings(): Promise<Settings | undefined>;
  /**
   * Resolves the site. While sources are left to be parsed, they are known by front matter and title alone, but for those of the
   * page at `path`, an address without base. Undefined without a valid configuration.
   */
  resolveFirst(path?: string): Promise<FirstResolved | undefined>;
  /** Runs work on the resolved site, for which all sources are parsed. Undefined without a valid configuration. */
  resolved<T>(work: (context: Context, resolved: ResolvedSite) => Promise<T>): Promise<T | undefined>;
  /** Renders one page by its address without base, with final addresses. Undefined if there is none. Resolves as above. */
  page(path: string): Promise<ShownPage | undefined>;
  /**
   * Makes the files of one page, by its address, that a plugin would emit if there were no others. Undefined as above, and where no
   * plugin has that name.
   */
  emittedOf(path: string, plugin: string, isWanted: (path: string) => boolean): Promise<EmittedOfPage | undefined>;
  /** Parses at most `limit` of the sources that were not parsed yet, and returns how many are left. */
  parseSome(limit: number): Promise<number | undefined>;
  /** Renders at most `limit` of the pages that were not rendered yet. Undefined without a valid configuration. */
  some(limit: number): Promise<Progress | undefined>;
  /** Builds like `build`, until somebody waits for other work of this session. Undefined where it was interrupted. */
  buildUnless(isWaitedFor: () => boolean, sink: Sink): Promise<Run | undefined>;
  /** Reads the configuration again for the next work. */
  reopen(): Promise<void>;
  /** The diagnostics of the latest work. */
  diagnostics(): readonly Diagnostic[];
  /** Adds to them what calls of the site's code have left behind since. */
  collect(): Promise<void>;
  /** The digest of a file as the latest work has read it; undefined while no site is open. */
  digestOf(path: string): string | undefined;
  /** True for the configuration and the files that it is made from: after a change, it is read again. */
  isOfConfig(path: string): boolean;
  /** What the open site depends on; undefined while none is open. */
  watched(): Watched | undefined;
  /** Invalidates files that have changed, appeared or gone: absolute paths, or relative to the root. */
  update(paths: readonly string[]): Promise<void>;
  /** Gives a file another text, whether or not it exists, until `undefined` removes the overlay. */
  overlay(path: string, text: string | undefined): Promise<void>;
}

export interface Progress {
  readonly site: Site;
  /** How many pages are not rendered yet. */
  readonly left: number;
}

export interface OpenedSession extends OpenSession {
  readonly places: Places;
  /** The latest. */
  readonly current: () => RunRequest;
}

/** Takes back what was left half done, and finds the site. Undefined where no configuration is found: a build says why. */
export async function openSite(makeRequest: () => RunRequest, first = makeRequest()): Promise<OpenedSession | undefined> {
  await rollBackInterrupted(first);
  const places = await findPlaces(first);
  if (!places) return undefined;
  let current = first;
  let isFirst = true;
  const next = (): RunRequest => {
    if (!isFirst) current = makeRequest();
    isFirst = false;
    return current;
  };
  return { ...openMemoizedSession(next, places), places, current: () => current };
}

/** `makeRequest` is called whenever the configuration is read. Each work takes the site's lock. */
function openMemoizedSession(makeRequest: () => RunRequest, places: Places): OpenSession {
  const overlays = new Map<string, string>();
  const nobody = (): boolean => false;
  let isWaitedFor = nobody;
  const unsavedRequest = (): RunRequest => ({ ...makeRequest(), unsaved: overlays });
  const { within, opened, reopen, request, collect, ...session } = createSession(unsavedRequest, places, {
    stages: memoizedStages,
    checkpoint: openCheckpoint(() => isWaitedFor()),
    prepare: ({ files }) => {
      for (const [path, text] of overlays) files.overlay(path, text);
    },
  });
  const nameOf = (path: string): string => relativeTo(places.root, resolve(places.root, path));
  let translations: { readonly site: object; readonly index: Translations } | undefined;
  const translationsOf = (site: OpenSite<MemoizedStages>): Translations => {
    if (translations?.site !== site) translations = { site, index: indexTranslations(site) };
    return translations.index;
  };
  const update = async (paths: readonly string[]): Promise<void> => {
    const changed = paths.map(nameOf);
    const site = opened();
    if (!site) return;
    site.context.files.forget(changed);
    const index = translationsOf(site);
    const isOver = concernsConfig(site.config, changed) || concernsLanguages(site, index, changed);
    // What a call of site code has left running would disturb later work.
    if (isOver || site.request.siteCode.isSpent) await reopen();
    else for (const { context, stages } of [site, ...site.languages]) stages.edit(changed, sourcesIn(context, index, changed));
  };
  return {
    ...session,
    reopen,
    async buildUnless(asked, sink) {
      isWaitedFor = asked;
      try {
        return await session.build(sink);
      } catch (thrown) {
        if (thrown instanceof Interrupted) return undefined;
        throw thrown;
      } finally {
        isWaitedFor = nobody;
      }
    },
    settings: () => within(async ({ config }) => config.settings),
    resolveFirst: (path) => within(({ context, stages }) => resolveFirst(context, stages, path)),
    resolved: (work) => within(async (site) => work(site.context, await resolvedSite(site))),
    page: (path) =>
      within(async (opened) => {
        const { shown, site } = (await showPage(opened, path)) ?? {};
        return shown && site && { ...shown, site };
      }),
    emittedOf: (path, name, isWanted) =>
      within(async (opened) => {
        const { shown, context } = (await showPage(opened, path)) ?? {};
        return shown && context && emittedOf(context, shown, name, isWanted);
      }),
    parseSome: (limit) =>
      within(async ({ stages }) => {
        if (stages.isParsed()) return 0;
        const sources = await stages.discover();
        const { left } = await stages.parseFirst(sources, new Set(stages.sketched().slice(0, limit)));
        return left.length;
      }),
    some: (limit) =>
      within(async (opened) => {
        const { sites } = await resolveLanguages(opened, opened.languages);
        let left = 0;
        for (const [n, { stages }] of [opened, ...opened.languages].entries())
          left += await stages.some(sites[n] as Site, left === 0 ? limit : 0);
        return { site: sites[0], left };
      }),
    collect,
    diagnostics: () => request()?.reporter.list() ?? [],
    isOfConfig(path) {
      const site = opened();
      return nameOf(path) === nameOf(places.config) || (site !== undefined && concernsConfig(site.config, [nameOf(path)]));
    },
    digestOf: (path) => opened()?.context.files.digest(nameOf(path)),
    watched() {
      const { config, context } = opened() ?? {};
      return config && context && watchedBy(config.root, [...config.observed, ...context.files.observed()], config.inputs);
    },
    update,
    async overlay(path, text) {
      const name = nameOf(path);
      if (text === undefined) overlays.delete(name);
      else overlays.set(name, text);
      opened()?.context.files.overlay(name, text);
      await update([name]);
    },
  };
}

function concernsConfig({ inputs, observed }: Config, paths: readonly string[]): boolean {
  const read = new Set([...inputs, ...observed.map(([[, asked]]) => asked)]);
  return paths.some((path) => read.has(path));
}

/** Translations with the languages that have them, and their originals. */
type Translations = ReadonlyMap<string, { readonly context: Context; readonly original: string }>;

function indexTranslations({ languages }: OpenSite<MemoizedStages>): Translations {
  const index = new Map<string, { readonly context: Context; readonly original: string }>();
  for (const { context } of languages)
    for (const [original, path] of context.translation?.files ?? []) index.set(path, { context, original });
  return index;
}

/** A language knows its translations by the names of the originals, and those of the others not at all. */
function sourcesIn(own: Context, index: Translations, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const translation = index.get(path);
    if (!translation) return [path];
    return translation.context === own ? [translation.original] : [];
  });
}

/** A translation that has appeared or gone, or an original that has, changes which file stands in for another. */
function concernsLanguages(
  { context: { files }, languages }: Pick<OpenSite<MemoizedStages>, 'context' | 'languages'>,
  index: Translations,
  paths: readonly string[],
): boolean {
  return languages.some(({ context }) => {
    if (paths.some((path) => context.translation?.files.has(path) && files.digest(path).startsWith('!'))) return true;
    const { locale } = context.config.settings.i18n ?? {};
    const folders = locale ? translationFolders(context.config, locale) : [];
    const inside = paths.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
    return inside.some((path) => index.get(path)?.context !== context || context.files.digest(path).startsWith('!'));
  });
}
