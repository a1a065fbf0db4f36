// Documents to the site: pages are placed, plugins reshape them, sidebars are made, and every link is bound or reported.
import type { Document } from '#model/document';
import type { Neighbourhood, Page, PlacedDoc, PlacedListing, PlacedPage } from '#model/page';
import { compareText } from '#model/place';
import type { Site } from '#model/site';
import { type Sources, standalone } from '#model/source-file';
import type { Context } from '../context/context.ts';
import { addressBinder } from './bind/bind-address.ts';
import { type Binding, bindDoc, checkUnusedPartial } from './bind/bind-docs.ts';
import { bindImage } from './bind/bind-image.ts';
import { bindNavigation, checkStaticFiles } from './bind/bind-navigation.ts';
import { composer } from './bind/compose.ts';
import { destinationsOf } from './bind/destinations.ts';
import { withOuterAssets } from './bind/outer-assets.ts';
import { tabulate } from './page-table.ts';
import { placeDocs } from './place/place.ts';
import { uniqueIds, uniqueRoutes } from './place/unique.ts';
import { cardsOf } from './sidebars/cards.ts';
import { neighbourhoods } from './sidebars/neighbours.ts';
import { makeSidebars } from './sidebars/sidebars.ts';

export { categorySchema } from './sidebars/category-schema.ts';

export async function resolve(context: Context, sources: Sources, documents: readonly Document[]): Promise<Site> {
  const { settings } = context.config;
  const { versions } = sources;
  const folders = [...versions, ...(sources.pages ? [sources.pages] : [])];
  const assets = await withOuterAssets(context, documents, sources.assets);
  const { docs, drafts } = placeDocs(context, documents, folders);
  const identified = uniqueIds(context, docs);
  const routed = uniqueRoutes<PlacedPage>(context, [...identified.pages, notFound]);
  const placed = { settings, versions, assets, pages: inRouteOrder(routed.pages) };
  const reshaped = await context.hooks.reduce(placed);
  const { pages, shadowed } = uniqueRoutes(context, reshaped.pages);
  const apart = {
    drafts,
    shadowed: [...identified.shadowed, ...routed.shadowed, ...shadowed].filter(isDoc),
    unread: unreadSources(context),
  };
  const compose = composer(context, documents, apart.unread);
  const { sidebars, table } = makeSidebars(context, tabulate(pages, apart), { ...sources, assets: reshaped.assets }, compose);

  const destinations = destinationsOf(context, table, reshaped.assets);
  const binding: Binding = { context, destinations, compose, folders };
  const neighbourhoodOf = neighbourhoods(context, sidebars, table);
  const fill = cardsOf(sidebars, table, settings);
  const bound = table.pages.map((page) => {
    const neighbourhood = neighbourhoodOf(page);
    return page.kind === 'doc' ? finishDoc(binding, page, neighbourhood) : { ...fill(page), ...neighbourhood };
  });
  for (const doc of apart.shadowed) bindDoc(binding, doc);
  for (const document of unused(documents, bound)) checkUnusedPartial(binding, document);
  checkStaticFiles(context, destinations);
  const navigation = bindNavigation(context, addressBinder(context, destinations, compose));
  return { settings, versions, pages: inRouteOrder(bound), sidebars, assets: reshaped.assets, ...navigation };
}

/** What a host shows for an address that is none. */
const notFound: PlacedListing = {
  kind: 'listing',
  route: { locale: 'en', version: null, path: '/404' },
  title: 'Page Not Found',
  description: '',
  layout: 'not-found',
  origin: 'core',
  unlisted: true,
  lastUpdate: undefined,
  props: {},
  data: {},
};

function finishDoc(binding: Binding, page: PlacedDoc, neighbourhood: Neighbourhood): Page {
  const { composition, targets, partials } = bindDoc(binding, page);
  return {
    ...page,
    ...neighbourhood,
    targets,
    partials,
    headings: composition.headings,
    editUrl: editUrlOf(binding.context, page),
    image: bindImage(binding, page),
  };
}

/** Where the source of a page can be edited: front matter overrules the docs folder's setting. */
function editUrlOf({ config }: Context, { docs, document }: PlacedDoc): string | undefined {
  const { custom_edit_url: own } = document.facts.frontMatter;
  if (own !== undefined) return own || undefined;
  const { pages, docs: docsFolders } = config.settings;
  const base = docs === standalone ? pages?.editUrl : docsFolders.find(({ id }) => id === docs)?.editUrl;
  if (base === undefined || document.source.plugin !== undefined) return undefined;
  return `${base.replace(/\/?$/, '/')}${encodeURI(document.source.path)}`;
}

function unreadSources({ reporter }: Context): ReadonlySet<string> {
  const codes = ['discover/unreadable', 'discover/invalid-utf8'];
  return new Set(reporter.list().flatMap(({ code, place }) => (place && codes.includes(code) ? [place.file] : [])));
}

function unused(documents: readonly Document[], pages: readonly Page[]): readonly Document[] {
  const shown = new Set(pages.flatMap((page) => (page.kind === 'doc' ? Object.keys(page.partials) : [])));
  return documents.filter(({ source }) => source.partial && !shown.has(source.path));
}

function isDoc(page: PlacedPage): page is PlacedDoc {
  return page.kind === 'doc';
}

function inRouteOrder<P extends PlacedPage>(pages: readonly P[]): readonly P[] {
  return [...pages].sort((a, b) => compareText(a.route.path, b.route.path));
}
