// Documents to the site: pages are placed, plugins reshape them, sidebars are made, and every link is bound or reported.

import type { Context } from '#context/context';
import type { CategoryCards } from '#model/card';
import { cardMaker, categoryFinder } from '#model/category-cards';
import type { Document } from '#model/document';
import type { Neighbourhood, Page, PlacedDoc, PlacedListing, PlacedPage, Standing } from '#model/page';
import { compareText } from '#model/place';
import { isNotFound } from '#model/route';
import type { Settings } from '#model/settings';
import type { DraftName } from '#model/site';
import { isCollection, type Sources } from '#model/source-file';
import { sayer } from '#model/strings/strings';
import { versionKey } from '#model/version';
import type { BoundSite } from './addressing.ts';
import { addressBinder } from './bind/bind-address.ts';
import { type Binding, bindDoc, checkUnusedPartial } from './bind/bind-docs.ts';
import { bindImage } from './bind/bind-image.ts';
import { bindNavigation, checkStaticFiles } from './bind/bind-navigation.ts';
import { checkPrinted } from './bind/check-printed.ts';
import { chooseLayout } from './bind/choose-layout.ts';
import { composer } from './bind/compose.ts';
import { type Destinations, destinationsOf } from './bind/destinations.ts';
import { drawnFinder, ordersOf } from './bind/drawn-images.ts';
import { measureImages } from './bind/measure-images.ts';
import { withOuterAssets } from './bind/outer-assets.ts';
import { reportUnusedPartials } from './bind/unused-partials.ts';
import { checkAddedText } from './check-added-text.ts';
import { editUrlOf } from './edit-url.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { type PageTable, tabulate } from './page-table.ts';
import { placeDocs } from './place/place.ts';
import { prefixReaders } from './place/prefix-readers.ts';
import { uniqueIds, uniqueRoutes } from './place/unique.ts';
import { outerTargets } from './redirects/outer-targets.ts';
import { bindRedirects } from './redirects/redirects.ts';
import { indexFiller } from './sidebars/fill-indexes.ts';
import { withMainPages } from './sidebars/main-page.ts';
import { neighbourhoods } from './sidebars/neighbours.ts';
import { showsCards } from './sidebars/shows-cards.ts';
import { makeSidebars } from './sidebars/sidebars.ts';

export { placeDrafts } from './place/drafts.ts';
export { categorySchema } from './sidebars/category-schema.ts';

/** The site, with what links were looked up in and what plugins have changed, for who looks up more. */
export async function resolve(context: Context, sources: Sources, documents: readonly Document[]): Promise<BoundSite> {
  const { settings } = context.config;
  const { versions } = sources;
  const besides = [...(sources.pages ? [sources.pages] : []), ...sources.collections];
  const folders = [...versions, ...besides];
  const assets = await withOuterAssets(context, documents, sources.assets);
  const prefixesOf = prefixReaders(context);
  const { docs, drafts } = placeDocs(context, documents, folders, prefixesOf);
  const identified = uniqueIds(context, docs);
  // Where the pages of a collection stand, its plugin has still to say.
  const posts = identified.pages.filter((doc) => isCollection(doc.docs));
  const routed = uniqueRoutes(
    context,
    identified.pages.filter((doc) => !isCollection(doc.docs)),
  );
  const own = [...routed.pages, ...posts];
  const orders = ordersOf(documents, own);
  const given = { settings, versions, assets, pages: inRouteOrder(own), orders };
  const placed = { ...given, drawn: [], sidebars: [], redirects: [], emitted: [], addresses: [], data: {} };
  const { site: reshaped, reshapings } = await context.hooks.reduce(placed);
  checkAddedText(context, reshaped);
  const hasNotFound = reshaped.pages.some(({ route }) => isNotFound(route.path));
  const { pages, shadowed } = uniqueRoutes(context, hasNotFound ? reshaped.pages : [...reshaped.pages, notFound(settings)]);
  const apart = {
    drafts,
    shadowed: [...identified.shadowed, ...routed.shadowed, ...shadowed].filter(isDoc),
    unread: unreadSources(context),
  };
  const compose = composer(context, documents, apart.unread);
  const destinationsIn = (table: PageTable): Destinations => destinationsOf(context, table, reshaped);
  const made = makeSidebars(context, tabulate(pages, versions, apart), sources, compose, prefixesOf, destinationsIn);
  const { sidebars, table, destinations: reachable } = made;

  const { redirects, written, heirOf } = await bindRedirects(context, reshaped, reachable, compose);
  const destinations = { ...reachable, heirOf };
  const byKey = new Map(versions.map((version) => [versionKey(version.docs, version.name), version]));
  const imageOf = await measureImages(context, documents, destinations);
  const { drawn } = reshaped;
  const drawnFor = drawnFinder(drawn);
  const byDocs = new Map(besides.map((folder) => [folder.docs, folder]));
  const binding: Binding = { context, destinations, compose, versions: byKey, besides: byDocs, imageOf, drawnFor };
  const neighbourhoodOf = neighbourhoods(context, made);
  const cardsOf = cardMaker((path) => table.byRoute(path)?.description, settings);
  const fill = indexFiller(sidebars, cardsOf);
  const categoryOf = categoryFinder(sidebars, cardsOf, settings);
  const bound = table.pages.map((page) => {
    const neighbourhood = page.standing ? standingAt(page.standing) : neighbourhoodOf(page);
    if (page.kind === 'listing') return { ...fill(page), ...neighbourhood, shows: [] };
    return finishDoc(binding, page, neighbourhood, () =>
      categoryOf({ ...page, path: page.route.path, sidebar: neighbourhood.sidebar }),
    );
  });
  for (const doc of apart.shadowed) bindDoc(binding, doc);
  for (const document of unused(documents, bound)) checkUnusedPartial(binding, document);
  reportUnusedPartials(context, documents);
  checkStaticFiles(context, destinations);
  const pagesOfSite = withShown(bound);
  const docsOfSite = { table, pages: pagesOfSite, sidebars, unread: made.unread };
  const bindAddress = addressBinder(context, destinations, compose);
  for (const { target, place } of [...made.outer, ...outerTargets(context, written)]) bindAddress(target, place);
  checkPrinted(context, destinations, bindAddress, reshaped.addresses);
  const navigation = await bindNavigation(context, destinations, bindAddress, docsOfSite);
  const placedVersions = withMainPages(table, sidebars);
  const all = [...sidebars, ...reshaped.sidebars];
  const shown = {
    pages: inRouteOrder(pagesOfSite),
    drafts: drafts.map(nameOf),
    sidebars: all,
    assets: reshaped.assets,
    drawn,
    redirects,
    data: reshaped.data,
  };
  const { emitted, addresses } = reshaped;
  const site = { settings, versions: placedVersions, ...shown, ...navigation, emitted, awaited: destinations.awaited() };
  await checkLedger(context, { site, destinations, compose });
  return { site, destinations, sources, documents, redirects: written, addresses, reshapings };
}

function standingAt({ sidebar, previous, next }: Standing): Neighbourhood {
  return { sidebar: sidebar?.name, breadcrumbs: [], previous, next };
}

/** Listings with the docs of their excerpts. */
function withShown(pages: readonly Page[]): readonly Page[] {
  const docs = new Map(pages.flatMap((page) => (page.kind === 'doc' ? [[page.document.source.path, page] as const] : [])));
  return pages.map((page) => {
    if (page.kind === 'doc' || !page.excerpts) return page;
    return { ...page, shows: page.excerpts.flatMap((path) => docs.get(path) ?? []) };
  });
}

/** What a host shows for an address that is none, unless the site has a page of its own for that. */
function notFound(settings: Settings): PlacedListing {
  return {
    kind: 'listing',
    route: { locale: 'en', version: null, path: '/404' },
    title: sayer(settings)('theme.NotFound.title'),
    description: '',
    layout: 'not-found',
    origin: 'core',
    unlisted: true,
    lastUpdate: undefined,
    props: {},
    data: {},
  };
}

function finishDoc(
  binding: Binding,
  page: PlacedDoc,
  neighbourhood: Neighbourhood,
  category: () => CategoryCards | undefined,
): Page {
  const { composition, targets, partials } = bindDoc(binding, page);
  return {
    ...page,
    ...neighbourhood,
    targets,
    partials,
    headings: composition.headings,
    editUrl: editUrlOf(binding.context, page),
    ...(showsCards(composition) ? { category: category() } : {}),
    image: bindImage(binding, page),
    layout: chooseLayout(binding.context, page),
  };
}

function unreadSources({ reporter }: Context): ReadonlySet<string> {
  const codes = ['discover/unreadable', 'discover/invalid-utf8'];
  return new Set(reporter.list().flatMap(({ code, place }) => (place && codes.includes(code) ? [place.file] : [])));
}

function unused(documents: readonly Document[], pages: readonly Page[]): readonly Document[] {
  const shown = new Set(pages.flatMap((page) => (page.kind === 'doc' ? Object.keys(page.partials) : [])));
  return documents.filter(({ source }) => source.partial && !shown.has(source.path));
}

function nameOf({ docs, version, id }: PlacedDoc): DraftName {
  return { docs, version, id };
}

function isDoc(page: PlacedPage): page is PlacedDoc {
  return page.kind === 'doc';
}

function inRouteOrder<P extends PlacedPage>(pages: readonly P[]): readonly P[] {
  return [...pages].sort((a, b) => compareText(a.route.path, b.route.path));
}
