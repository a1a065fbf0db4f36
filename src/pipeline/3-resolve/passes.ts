// Resolves documents into the site in passes, each a function of the results before it.

import type { Context } from '#context/context';
import { ledgerFile } from '#kit/ledger';
import type { Document } from '#model/document';
import type { AbsentPage, Doc, Page, PlacedDoc } from '#model/page';
import { type BoundRedirect, redirectKey } from '#model/redirect';
import type { DraftName, Site } from '#model/site';
import type { Sources } from '#model/source-file';
import { versionKey } from '#model/version';
import { addressBinder } from './addresses/bind-address.ts';
import { type Destinations, reachableOf } from './addresses/destinations.ts';
import type { BoundSite } from './addressing.ts';
import type { Binding } from './bind/bind-docs.ts';
import { bindNavigation, checkStaticFiles } from './bind/bind-navigation.ts';
import { type BindMemory, checkUnshown, type PageBinder, pageBinder } from './bind/bind-pages.ts';
import { checkPrinted } from './bind/check-printed.ts';
import { measureImages } from './bind/measure-images.ts';
import { withOuterAssets } from './bind/outer-assets.ts';
import { drawnFinder, surroundingsOf } from './bind/queries.ts';
import { reportUnusedPartials } from './bind/unused-partials.ts';
import { composer, type PartialFinder } from './compose.ts';
import { tabulate } from './page-table.ts';
import { placePages } from './place/place-pages.ts';
import { prefixReaders } from './place/prefix-readers.ts';
import type { FactsRecorder } from './recorded-facts.ts';
import { outerTargets } from './redirects/outer-targets.ts';
import { bindRedirects } from './redirects/redirects.ts';
import { inRouteOrder, reshape } from './reshape.ts';
import { withMainPages } from './sidebars/main-page.ts';
import { arrangeSidebars, settleSidebars } from './sidebars/sidebars.ts';

export interface Resolution {
  readonly bound: BoundSite;
  /** Rebinds single pages, with all else unchanged. */
  readonly pages: PageBinder;
  /** Replaces the document of the same path by an edited one, before pages are rebound. */
  readonly replace: (document: Document) => void;
}

/** What an open site remembers between resolutions. */
export interface Remembered {
  readonly memory: BindMemory;
  readonly facts: FactsRecorder;
}

export interface Resolving {
  readonly sources: Sources;
  readonly documents: readonly Document[];
  /** Of another language than that of the site. */
  readonly original?: OriginalSite | undefined;
}

/** What a language has from that of the site. */
export interface OriginalSite {
  /** It may have files that the language lacks. */
  readonly site: Site;
  /** The pages that the language lacks; their documents are among its own. */
  readonly absent: readonly AbsentPage[];
  /** Partials that the language has translated, as they are for pages that it has not. */
  readonly partials: readonly Document[];
}

/** Reuses remembered pages whose queries still get the same answers. */
export async function resolveInPasses(
  context: Context,
  { sources, documents, original }: Resolving,
  { memory, facts }: Partial<Remembered> = {},
): Promise<Resolution> {
  const { versions } = sources;
  const outerFolders = [...(sources.pages ? [sources.pages] : []), ...sources.collections];
  const prefixesOf = prefixReaders(context);
  const byPath = new Map(documents.map((document) => [document.source.path, document]));
  const { absent = [], partials = [] } = original ?? {};
  const replaced = new Map(partials.map((document) => [document.source.path, document]));
  const originalAt = (path: string): Document | undefined => replaced.get(path);
  const documentAt = (path: string): Document | undefined => byPath.get(path);
  const assets = await withOuterAssets(context, documents, sources.assets);

  const absentPages = absent.map(({ page }) => page);
  const elsewhere = new Set(absentPages.flatMap((page) => (page.kind === 'doc' ? [page.document.source.path] : [])));
  const own = documents.filter(({ source }) => !elsewhere.has(source.path));
  const placed = placePages(context, own, [...versions, ...outerFolders], prefixesOf);
  const reshaped = await reshape(context, { documents, pages: placed.pages, versions, assets, facts });

  const { drafts } = placed;
  const excluded = { drafts, shadowed: [...placed.shadowed, ...reshaped.shadowed], unread: unreadSources(context) };
  const ownTable = tabulate({ pages: reshaped.pages, absent: absentPages, versions, excluded, documentAt, originalAt });
  const arranged = arrangeSidebars(context, ownTable, sources, prefixesOf);
  const { table } = arranged;

  // Calls plugins again, now that all pages have routes.
  const watched = facts?.watch(table.pages) ?? table.pages;
  const instead = originalFinder(context, replaced);
  const compose = composer(byPath, excluded.unread, instead);
  const reachable = reachableOf(context, table, reshaped, watched, { original: original?.site, linked: sources.linked });
  const { redirects, written, redirectTarget } = await bindRedirects(context, reshaped, { pages: watched, reachable, compose });
  const destinations: Destinations = { ...reachable, redirectTarget };

  const bindAddress = addressBinder(context, destinations, compose);
  const docsSidebars = settleSidebars(context, arranged, destinations, bindAddress);

  const imageOf = await measureImages(context, documents, destinations);
  const drawnFor = drawnFinder(reshaped.drawn);
  const byVersion = new Map(versions.map((version) => [versionKey(version.docs, version.name), version]));
  const besides = new Map(outerFolders.map((folder) => [folder.docs, folder]));
  const open = (): Binding => {
    const surroundings = surroundingsOf({ destinations, compose: composer(byPath, excluded.unread, instead), imageOf, drawnFor });
    const registered = Object.keys(sources.components.byName);
    return { ...surroundings, context, versions: byVersion, besides, registered };
  };
  const pages = pageBinder({ open, documentAt, arranged, sidebars: docsSidebars, memory });
  const boundPages = inRouteOrder(withExcerpts(table.pages.map(pages.bind)));
  checkUnshown(open(), excluded.shadowed, unshownPartials(documents, [...boundPages, ...absentPages]));
  reportUnusedPartials(context, documents);

  checkStaticFiles(context, destinations);
  for (const { target, place } of outerTargets(context, written)) bindAddress(target, place);
  checkPrinted(context, destinations, bindAddress, reshaped.addresses);
  const docsOfSite = { table, pages: boundPages, sidebars: docsSidebars, unread: arranged.unread };
  const bindShared = addressBinder(context, destinations, compose, { meansLast: true });
  const navigation = await bindNavigation(context, destinations, bindShared, docsOfSite);

  const { data, drawn, emitted, addresses, loads, resolveChanges } = reshaped;
  const site: Site = {
    settings: context.config.settings,
    versions: withMainPages(table, docsSidebars),
    pages: boundPages,
    drafts: drafts.map(nameOf),
    sidebars: [...docsSidebars, ...reshaped.sidebars],
    assets: reshaped.assets,
    drawn,
    redirects: [...redirects, ...toOriginals(absent, redirects)],
    data,
    ...navigation,
    emitted,
    ...(absent.length > 0 ? { absent: absentPages.map(({ route }) => route.path) } : {}),
    // Known once all languages are resolved.
    languages: undefined,
    loads,
    awaited: destinations.awaited(),
    resolveChanges,
  };
  if (await context.files.stat(ledgerFile)) {
    const { checkLedger } = await import('./ledger/check-ledger.ts');
    await checkLedger(context, { site, destinations, compose });
  }
  const replace = (document: Document): void => void byPath.set(document.source.path, document);
  const outer = destinations.outer();
  return { bound: { site, destinations, sources, documents, redirects: written, addresses, outer }, pages, replace };
}

/** Adds to listings the docs whose excerpts they show. */
export function withExcerpts(pages: readonly Page[]): readonly Page[] {
  const wanted = new Set<string>();
  for (const page of pages) if (page.kind === 'listing') for (const path of page.excerpts ?? []) wanted.add(path);
  if (wanted.size === 0) return pages;
  const docs = new Map<string, Doc>();
  for (const page of pages)
    if (page.kind === 'doc' && wanted.has(page.document.source.path)) docs.set(page.document.source.path, page);
  return pages.map((page) => {
    if (page.kind === 'doc' || !page.excerpts) return page;
    const shows = page.excerpts.flatMap((path) => docs.get(path) ?? []);
    return isEqualList(shows, page.shows) ? page : { ...page, shows };
  });
}

function isEqualList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

/** Pages that nobody has translated show the partials of the original, and so do those partials. */
function originalFinder({ translation }: Context, byPath: ReadonlyMap<string, Document>): PartialFinder | undefined {
  if (byPath.size === 0) return undefined;
  return (importer, path) => {
    const { path: file, isTranslated } = importer.source;
    return !(isTranslated || translation?.files.has(file)) || byPath.get(file) === importer ? byPath.get(path) : undefined;
  };
}

/** Redirects that the site has written take precedence. */
function toOriginals(absent: readonly AbsentPage[], written: readonly BoundRedirect[]): readonly BoundRedirect[] {
  const taken = new Set(written.map(({ from }) => from));
  return absent.flatMap(({ page: { route }, redirects }) => {
    const from = redirectKey(route.path);
    return redirects && !taken.has(from) ? [{ from, to: { kind: 'route', route, suffix: '' }, status: 302 }] : [];
  });
}

function unreadSources({ reporter }: Context): ReadonlySet<string> {
  const codes = ['discover/unreadable', 'discover/invalid-utf8'];
  return new Set(reporter.since(0).flatMap(({ code, place }) => (place && codes.includes(code) ? [place.file] : [])));
}

function unshownPartials(documents: readonly Document[], pages: readonly Page[]): readonly Document[] {
  const shown = new Set(pages.flatMap((page) => (page.kind === 'doc' ? Object.keys(page.partials) : [])));
  return documents.filter(({ source }) => source.partial && !shown.has(source.path));
}

function nameOf({ docs, version, id }: PlacedDoc): DraftName {
  return { docs, version, id };
}
