// Resolves a site in all its languages, which share what nobody has translated.
import { isDeepStrictEqual } from 'node:util';
import type { Document, Facts } from '#model/document';
import type { Page } from '#model/page';
import { compareText } from '#model/place';
import type { Site } from '#model/site';
import type { OriginalHeading, SourceFile, Sources } from '#model/source-file';
import type { Translation } from '#model/translation';
import { absentPages, checkHome } from './absent-pages.ts';
import type { Context } from './context/context.ts';
import { frozenInLanguages } from './context/frozen-site.ts';
import type { Sites } from './link-languages.ts';
import { type Language, type MainLanguage, runStage, type Stages } from './stages.ts';
import { checkTranslations } from './translations/check.ts';
import { staleOriginals, type TranslatedLanguage } from './translations/states.ts';

/** The result of all stages before rendering. */
export interface Resolved {
  readonly sources: Sources;
  readonly documents: readonly Document[];
  readonly site: Site;
}

/** Runs the stages up to resolve, which always complete. */
export async function resolveSources(context: Context, stages: Stages): Promise<Resolved> {
  const sources = await runStage(context, 'discover', () => stages.discover());
  const documents = await runStage(context, 'parse', () => stages.parse(sources));
  const site = await runStage(context, 'resolve', () => stages.resolve({ sources, documents }));
  return { sources, documents, site };
}

/** Resolves the site in all its languages. */
export async function resolveLanguages(
  main: MainLanguage,
  languages: readonly Language[],
): Promise<Pick<Resolved, 'sources' | 'documents'> & { readonly sites: Sites; readonly translated: readonly TranslatedSite[] }> {
  const resolved = await resolveSources(main.context, main.stages);
  const { site, languages: others } = await resolveAllLanguages(main, languages, resolved);
  const { sources, documents } = resolved;
  return { sources, documents, sites: [site, ...others.map((one) => one.site)], translated: others };
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
  { sources, documents, site }: Resolved,
): Promise<AllLanguages> {
  const translated: Resolved[] = [];
  for (const language of languages) translated.push(await resolveTranslated(language, sources, documents, site));
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
  { linked }: Sources,
  originals: readonly Document[],
  original: Site,
): Promise<Resolved> {
  const sources = { ...(await runStage(context, 'discover', () => stages.discover())), linked };
  const files = translatedSources(context, sources.files, originals);
  const parsed = await runStage(context, 'parse', () => stages.parse({ ...sources, files }));
  const known = new Set(parsed.map(({ source }) => source.path));
  const there = new Map([...sources.files, ...files].map((source) => [source.path, source]));
  const absent = absentPages(context, original.pages, there);
  const lacking = new Set(absent.flatMap(({ page }) => (page.kind === 'doc' ? [page.document.source.path] : [])));
  const isPartOf = ({ source: { path, relative } }: Document): boolean =>
    there.has(path) || relative === path || lacking.has(path);
  const shared = originals.filter((document) => !known.has(document.source.path) && isPartOf(document));
  const documents = [...parsed, ...shared].sort((a, b) => compareText(a.source.path, b.source.path));
  const isReplaced = ({ source: { path, partial } }: Document): boolean => partial && known.has(path);
  const fromOriginal = { site: original, absent, partials: originals.filter(isReplaced) };
  const site = await runStage(context, 'resolve', () => stages.resolve({ sources, documents, original: fromOriginal }));
  return { sources, documents, site };
}

/** The sources of a language that are not those of the site. */
export function translatedSources(
  context: Context,
  files: readonly SourceFile[],
  originals: readonly Document[],
): readonly SourceFile[] {
  const byPath = new Map(originals.map((document) => [document.source.path, document]));
  const isShared = ({ path, hash, meaning, sidebar }: SourceFile): boolean => {
    const original = byPath.get(path)?.source;
    if (original?.hash !== hash || original.meaning !== meaning || context.translation?.files.has(path)) return false;
    return isDeepStrictEqual(original.sidebar, sidebar);
  };
  return files.filter((source) => !isShared(source)).map((source) => withOriginal(source, byPath.get(source.path)));
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

async function completeListings(
  contexts: readonly Context[],
  sites: Sites,
  translations: readonly Translation[],
): Promise<Sites> {
  if (!contexts[0]?.config.plugins.some(({ translated }) => translated)) return sites;
  const given = frozenInLanguages({ sites, translations });
  const completed: Site[] = [];
  for (const [n, site] of sites.entries()) {
    const answers = await contexts[n]?.hooks.collect('translated', (plugin, ctx) => plugin.translated?.(given, ctx));
    const byOrigin = new Map(answers?.map(({ plugin, answer }) => [plugin.name, answer]));
    const complete = (page: Page): Page => {
      const props = page.kind === 'listing' ? byOrigin.get(page.origin)?.[page.route.path] : undefined;
      return props ? ({ ...page, props } as Page) : page;
    };
    completed.push({ ...site, pages: site.pages.map(complete) });
  }
  return completed as [Site, ...Site[]];
}
