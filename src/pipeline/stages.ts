// Runs the stages of one site, either once or with memory, so that an edit costs only what it changes.

import type { SiteBundle } from '#code/site-bundle/site-bundle';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Document } from '#model/document';
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import type { Sources } from '#model/source-file';
import { discover, withEdits } from './1-discover/discover.ts';
import { emptyParseMemory, expectMany, parse, parseFirst, type Sketched, sketchesIn } from './2-parse/parse.ts';
import { openResolver, type Resolving, resolve } from './3-resolve/resolve.ts';
import { bundle, openBundler } from './4-bundle/bundle.ts';
import { openRenderer, type RecipeKeys, type RenderablePart, type RenderedSite, render } from './5-render/render.ts';
import { type EmittedPage, emitPage } from './6-emit/emit.ts';
import type { Context } from './context/context.ts';
import type { LinkLanguages } from './link-languages.ts';

export type { EmittedPage, Sketched };

/** A page as browsers get it, with the keys of what it is made of. */
export interface KeyedPage extends EmittedPage {
  /** What is reported of it when all pages are rendered. */
  readonly faults: readonly DiagnosticDraft[];
  keys(): Promise<RecipeKeys>;
}

export interface Stages {
  discover(): Promise<Sources>;
  parse(sources: Sources): Promise<readonly Document[]>;
  resolve(resolving: Resolving): Promise<Site>;
  bundle(site: Site): Promise<SiteBundle>;
  render(site: Site, bundle: SiteBundle, sound?: RenderablePart): Promise<RenderedSite>;
}

/** A language of a site. */
export interface Language<S extends Stages = Stages> {
  readonly context: Context;
  readonly stages: S;
}

/** The language of the site itself. */
export interface MainLanguage<S extends Stages = Stages> extends Language<S> {
  readonly link: LinkLanguages;
}

/** How the stages of a site are run: once, or with memory for a site that stays open. */
export interface StageSet<S extends Stages> {
  readonly isMemoized: boolean;
  open(context: Context): S;
}

/** Stages that memoize their results. Each reports all its diagnostics every time, remembered ones included. */
export interface MemoizedStages extends Stages {
  /** Parses the sources at `paths`, and sketches others that are neither known nor cached. Reports what it has parsed. */
  parseFirst(sources: Sources, paths: ReadonlySet<string>): Promise<Sketched>;
  /** False until all sources were parsed, and after an edit of more of them than a reader should wait for. */
  isParsed(): boolean;
  /** The paths of sources that were only sketched so far. */
  sketched(): readonly string[];
  /** Renders a single page with final addresses. Reports nothing. */
  page(site: Site, page: Page): Promise<KeyedPage>;
  /** Renders at most `limit` of the pages that were not rendered yet, and returns how many are left. Reports nothing. */
  some(site: Site, limit: number): Promise<number>;
  /**
   * Invalidates what is made of files that were changed, added or removed, which `files` has forgotten. Relative to the root.
   * `sources` are those that the language has, by the names of their originals.
   */
  edit(paths: readonly string[], sources: readonly string[]): void;
}

/** Notes how long a stage takes, and begins none after the work was stopped. */
export function runStage<T>({ signal, trace }: Context, name: string, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return trace.span('stage', name, work);
}

/** Stages without memory, for a site that is built once. */
export const statelessStages: StageSet<Stages> = {
  isMemoized: false,
  open: (context) => ({
    discover: () => discover(context),
    parse: (sources) => parse(context, sources),
    resolve: (resolving) => resolve(context, resolving),
    bundle: (site) => bundle(context, site),
    render: (site, bundled, sound) => render(context, site, bundled, sound),
  }),
};

/** The most edited sources that are parsed before a page is shown: about a quarter of a second. */
const mostAtOnce = 20;

/** Stages that memoize their results, for a site that stays open. */
export const memoizedStages: StageSet<MemoizedStages> = { isMemoized: true, open: openMemoized };

function openMemoized(context: Context): MemoizedStages {
  const { reporter } = context;
  let resolver: ReturnType<typeof openResolver> | undefined;
  const bundler = openBundler(context);
  const renderer = openRenderer(context);
  const edited = new Set<string>();
  const touched = new Set<string>();
  let found: { readonly sources: Sources; readonly reported: readonly DiagnosticDraft[] } | undefined;
  let parsed = emptyParseMemory(context);
  return {
    edit(paths, sources) {
      const all = [...paths, ...sources];
      bundler.edit(all);
      renderer.edit(all);
      for (const path of sources) edited.add(path);
      for (const path of paths) touched.add(path);
      parsed.edits++;
      if (edited.size > mostAtOnce) expectMany(parsed);
    },
    async discover() {
      const sources = found && withEdits(context, found.sources, edited, touched);
      edited.clear();
      touched.clear();
      if (found && sources) {
        for (const draft of found.reported) reporter.report(draft);
        found = { ...found, sources };
        return sources;
      }
      const mark = reporter.mark();
      const fresh = await discover(context);
      const isSame = JSON.stringify(found?.sources.components) === JSON.stringify(fresh.components);
      // The documents that use registered components import them, so a change makes documents stale.
      if (!isSame) parsed = { ...emptyParseMemory(context), edits: parsed.edits + 1 };
      found = { sources: fresh, reported: reporter.since(mark) };
      return fresh;
    },
    parse: (sources) => parse(context, sources, parsed),
    parseFirst: (sources, paths) => parseFirst(context, sources, parsed, paths),
    isParsed: () => parsed.isWhole,
    sketched: () => sketchesIn(parsed.documents.values()),
    async resolve(resolving) {
      resolver ??= openResolver(context);
      return (await resolver).resolve(resolving);
    },
    bundle: bundler.bundle,
    render: renderer.all,
    async page(site, page) {
      const { page: rendered, files, faults, keys } = await renderer.one(site, await bundler.bundle(site), page);
      return { ...(await emitPage(context, site, rendered, files)), faults, keys };
    },
    some: async (site, limit) => renderer.some(site, await bundler.bundle(site), limit),
  };
}
