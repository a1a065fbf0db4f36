// Runs the stages in order, from a valid configuration to a committed site or to diagnostics.
import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '#model/diagnostic';
import type { Document, Facts } from '#model/document';
import type { Build, Committed, OutputFile, Sink, Unremoved } from '#model/output';
import { compareText } from '#model/place';
import type { Site } from '#model/site';
import type { OriginalHeading, SourceFile, Sources } from '#model/source-file';
import { describeOutputFault, describeUnremoved } from '#output/output-fault';
import type { RenderablePart, RenderedSite } from './5-render/render.ts';
import { emit, finishedBuild, reportTooMany } from './6-emit/emit.ts';
import { absentPages, checkHome } from './absent-pages.ts';
import { completeListings } from './complete-listings.ts';
import type { Context } from './context/context.ts';
import type { Sites } from './link-languages.ts';
import { mergeFiles } from './merge-files.ts';
import type { Language, MainLanguage, Stages } from './stages.ts';
import { checkTranslations } from './translations/check.ts';
import { staleOriginals, type TranslatedLanguage } from './translations/states.ts';

export interface Compiled {
  readonly pages: number;
  readonly files: number;
  /** Undefined where errors prevented the commit. */
  readonly committed?: Committed | undefined;
}

/** The result of all stages before rendering. */
export interface Resolved {
  readonly sources: Sources;
  readonly documents: readonly Document[];
  readonly site: Site;
}

/** When warnings fail a run, too. */
export interface Strictness {
  readonly strict: boolean;
  /** Drops diagnostics that are known. */
  readonly withoutKnown?: ((found: readonly Diagnostic[]) => readonly Diagnostic[]) | undefined;
}

const lenient: Strictness = { strict: false };

/**
 * Runs every stage whose input is sound. Users' faults are in the context's reporter afterwards; bugs are thrown. `languages` are
 * those that pages are translated to.
 */
export async function compile(
  main: MainLanguage,
  languages: readonly Language[],
  sink: Sink,
  strictness: Strictness,
): Promise<Compiled> {
  const { context, stages } = main;
  const {
    documents,
    sites: [site, ...sites],
  } = await resolveLanguages(main, languages);
  // All faults in the sources are known by now: only a sound site is rendered for output.
  if (await hasFailed(context)) {
    const { renderablePart } = await import('./renderable-part.ts');
    const sound = renderablePart(context.reporter.list(), documents);
    if (sound) await renderSite(context, stages, site, sound);
    await reportLateFaults(context);
    return { pages: 0, files: 0 };
  }
  const rendered = [await renderSite(context, stages, site)];
  for (const [n, language] of languages.entries())
    rendered.push(await renderSite(language.context, language.stages, sites[n] as Site));
  const pages = rendered.reduce((sum, one) => sum + one.pages.length, 0);
  if (await hasFailed(context)) return { pages, files: 0 };
  const emitted = [];
  for (const [n, language] of [main, ...languages].entries()) {
    const { pages, files: fetched } = rendered[n] as RenderedSite;
    const build = { site: [site, ...sites][n] as Site, pages };
    emitted.push(await stage(context, 'emit', () => emit(language.context, build, fetched)));
  }
  const files = mergeFiles(
    context,
    emitted.map((one) => one.files),
  );
  reportTooMany(
    context,
    files,
    emitted.flatMap(({ made }) => made),
  );
  if (await hasFailed(context, strictness)) return { pages, files: 0 };
  const committed = await stage(context, 'commit', () => commit(context, files, sink, strictness));
  return { pages, files: files.length, committed };
}

/** Runs the stages up to resolve, which always complete. */
export async function resolveSources(context: Context, stages: Stages): Promise<Resolved> {
  const sources = await stage(context, 'discover', () => stages.discover());
  const documents = await stage(context, 'parse', () => stages.parse(sources));
  const site = await stage(context, 'resolve', () => stages.resolve({ sources, documents }));
  return { sources, documents, site };
}

/** Resolves the site in all its languages. */
export async function resolveLanguages(
  main: MainLanguage,
  languages: readonly Language[],
): Promise<Pick<Resolved, 'documents'> & { readonly sites: Sites }> {
  const resolved = await resolveSources(main.context, main.stages);
  const { site, languages: others } = await resolveAllLanguages(main, languages, resolved);
  return { documents: resolved.documents, sites: [site, ...others.map((one) => one.site)] };
}

/** A site whose pages know of one another in all languages. */
export interface AllLanguages {
  readonly site: Site;
  readonly languages: readonly TranslatedSite[];
}

/** The rest of it, once the site is resolved in its own language. */
export async function resolveAllLanguages(
  { context, link }: MainLanguage,
  languages: readonly Language[],
  { documents, site }: Resolved,
): Promise<AllLanguages> {
  const translated: Resolved[] = [];
  for (const language of languages) translated.push(await resolveTranslated(language, documents, site));
  if (languages.length === 0) return { site, languages: [] };
  checkHome(context, site.pages);
  const states = checkTranslations(context, documents, languages.flatMap(translatedFiles));
  const stale = context.config.settings.i18n?.staleNotice ? staleOriginals(states) : undefined;
  const linked = link([site, ...translated.map((one) => one.site)], stale);
  const contexts = [context, ...languages.map((one) => one.context)];
  const [own, ...others] = await completeListings(contexts, linked, states);
  const joined = languages.map(({ context }, n) => ({ context, ...(translated[n] as Resolved), site: others[n] as Site }));
  return { site: own, languages: joined };
}

function translatedFiles({ context: { config, translation } }: Language): readonly TranslatedLanguage[] {
  const { locale } = config.settings.i18n ?? {};
  return locale && translation ? [{ locale: locale.name, files: translation.files }] : [];
}

/** The site in a language, before rendering. */
export interface TranslatedSite extends Resolved {
  readonly context: Context;
}

/** Resolves the site in a language. Sources without a translation share the documents of the site. */
async function resolveTranslated(
  { context, stages }: Language,
  originals: readonly Document[],
  original: Site,
): Promise<Resolved> {
  const sources = await stage(context, 'discover', () => stages.discover());
  const byPath = new Map(originals.map((document) => [document.source.path, document]));
  const isShared = ({ path, hash, meaning, sidebar }: SourceFile): boolean => {
    const original = byPath.get(path)?.source;
    if (original?.hash !== hash || original.meaning !== meaning || context.translation?.files.has(path)) return false;
    return isDeepStrictEqual(original.sidebar, sidebar);
  };
  const files = sources.files
    .filter((source) => !isShared(source))
    .map((source) => withOriginal(source, byPath.get(source.path)));
  const parsed = await stage(context, 'parse', () => stages.parse({ ...sources, files }));
  const known = new Set(parsed.map(({ source }) => source.path));
  const there = new Map([...sources.files, ...files].map((source) => [source.path, source]));
  const absent = absentPages(context, original.pages, there);
  const lacking = new Set(absent.flatMap(({ page }) => (page.kind === 'doc' ? [page.document.source.path] : [])));
  const isPartOf = ({ source: { path, relative } }: Document): boolean =>
    there.has(path) || relative === path || lacking.has(path);
  const shared = originals.filter((document) => !known.has(document.source.path) && isPartOf(document));
  const documents = [...parsed, ...shared].sort((a, b) => compareText(a.source.path, b.source.path));
  const isReplaced = ({ source: { path, partial } }: Document): boolean => partial && known.has(path);
  const resolving = { sources, documents, absent, original, originals: originals.filter(isReplaced) };
  const site = await stage(context, 'resolve', () => stages.resolve(resolving));
  return { sources, documents, site };
}

/** Of a session, in which most sources and outlines are those of the last edit. */
const withOutlines = new WeakMap<SourceFile, { readonly outline: Facts['outline']; readonly made: SourceFile }>();

/** The headings of a translation have the ids of the original. */
function withOriginal(given: SourceFile, original: Document | undefined): SourceFile {
  const { plugin, meaning } = given;
  const isTranslated = meaning !== undefined && meaning !== original?.source.meaning;
  const source: SourceFile = plugin === undefined ? given : { ...given, isTranslated };
  if (!original?.facts.complete) return source;
  const { outline } = original.facts;
  const known = withOutlines.get(source);
  if (known?.outline === outline) return known.made;
  const headings = outline.flatMap((item): readonly OriginalHeading[] =>
    item.kind === 'heading' && item.id !== '' ? [[item.depth, item.id]] : [],
  );
  const isSame = JSON.stringify(known?.made.originalHeadings) === JSON.stringify(headings);
  const made = known && isSame ? known.made : { ...source, originalHeadings: headings };
  withOutlines.set(source, { outline, made });
  return made;
}

/**
 * Runs the stages up to render, and completes the pages as plugins read them: those of one of `languages`, or of the site's own.
 * Undefined for a site with errors.
 */
export async function buildPages(
  main: MainLanguage,
  languages: readonly Language[],
  language: Language = main,
): Promise<Build | undefined> {
  const { sites } = await resolveLanguages(main, language === main ? [] : languages);
  const { context, stages } = language;
  if (await hasFailed(context)) return undefined;
  const site = sites[languages.indexOf(language) + 1] as Site;
  const { pages } = await renderSite(context, stages, site);
  return (await hasFailed(context)) ? undefined : finishedBuild(context, { site, pages });
}

function renderSite(context: Context, stages: Stages, site: Site, sound?: RenderablePart): Promise<RenderedSite> {
  return stage(context, 'render', async () => stages.render(site, await stages.bundle(site), sound));
}

/** Undefined where the output could not be written, which is reported. What is left in it is reported once. */
async function commit(
  context: Context,
  files: readonly OutputFile[],
  sink: Sink,
  strictness: Strictness,
): Promise<Committed | undefined> {
  const { reporter, config, signal } = context;
  const told = new Set<string>();
  const tell = (left: readonly Unremoved[]): void => {
    for (const one of left) if (!told.has(one.path)) reporter.report(describeUnremoved(config, one));
    for (const { path } of left) told.add(path);
  };
  const isSound = async (left: readonly Unremoved[]): Promise<boolean> => {
    // Plugins have made their files by now.
    await reportLateFaults(context);
    signal.throwIfAborted();
    tell(left);
    return !isFaulty(context, strictness);
  };
  const committed = await sink.commit(files, isSound).catch((thrown: unknown) => {
    reporter.report(describeOutputFault(config, thrown));
  });
  tell(committed?.left ?? []);
  return committed ?? undefined;
}

function stage<T>({ signal, trace }: Context, name: string, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return trace.span('stage', name, work);
}

async function hasFailed(context: Context, strictness = lenient): Promise<boolean> {
  await reportLateFaults(context);
  return isFaulty(context, strictness);
}

function isFaulty({ reporter }: Context, { strict, withoutKnown }: Strictness): boolean {
  if (!strict || !withoutKnown || reporter.failed()) return reporter.failed(strict);
  return withoutKnown(reporter.list()).some(({ severity }) => severity === 'warning');
}

/** Reports errors that calls of the site's code have left behind by now. `waits`: also those of timers that are due. */
export async function reportLateFaults(
  { siteCode, reporter }: Pick<Context, 'siteCode' | 'reporter'>,
  waits = true,
): Promise<void> {
  for (const draft of await siteCode.lateFaults(waits)) reporter.report(draft);
}
