// Finds each page's sidebar, breadcrumbs, and previous and next pages.
import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import { type Crumb, keyPlace, type Neighbour, type Neighbourhood, type PlacedDoc, type PlacedPage } from '#model/page';
import { type Route, routeKey } from '#model/route';
import type { Sidebar, SidebarItem } from '#model/sidebar';
import { placeOfSource, type Version } from '#model/source-file';
import { askFor, likeliest } from '../likeliest.ts';
import type { PageTable } from '../page-table.ts';
import type { ArrangedSidebars } from './sidebars.ts';
import { reportUnknownDoc } from './unknown-doc.ts';

/** A page in sidebar order. */
interface Stop {
  readonly route: Route;
  /** Its label in the sidebar; undefined for a category's doc, which uses its own title. */
  readonly label: string | undefined;
}

interface Track {
  readonly sidebar: Sidebar;
  readonly stops: readonly Stop[];
  readonly index: ReadonlyMap<string, number>;
  /** The breadcrumbs of each page at its first entry that names it as a doc, even in a ref. A link has none: it may lead to a section. */
  readonly ways: ReadonlyMap<string, readonly Crumb[]>;
}

const nowhere: Neighbourhood = { sidebar: undefined, breadcrumbs: [], previous: undefined, next: undefined };

/** As in Docusaurus, a doc in several sidebars belongs to the last of them. */
export function neighbourhoods(
  context: Context,
  sidebars: readonly Sidebar[],
  { table, unread }: Pick<ArrangedSidebars, 'table' | 'unread'>,
): (page: PlacedPage) => Neighbourhood {
  const tracks = sidebars.map(trackOf);
  const silent = new Set(context.config.settings.docs.flatMap(({ id, breadcrumbs }) => (breadcrumbs ? [] : [id])));
  const byRoute = new Map(tracks.flatMap((track) => [...track.index.keys()].map((key) => [key, track] as const)));
  return (page) => {
    const track =
      page.kind === 'doc' ? chosenTrack(context, page, tracks, byRoute, unread) : byRoute.get(routeKey(page.route.path));
    const along = track ? alongTrack(track, page, table) : nowhere;
    const own = track && silent.has(track.sidebar.docs) ? { ...along, breadcrumbs: [] } : along;
    return page.kind === 'doc' ? withChosen(context, page, own, table) : own;
  };
}

function trackOf(sidebar: Sidebar): Track {
  const stops: Stop[] = [];
  const ways = new Map<string, readonly Crumb[]>();
  const visit = (items: readonly SidebarItem[], crumbs: readonly Crumb[]): void => {
    for (const item of items) {
      if (item.type === 'html') continue;
      const { label } = item;
      const route = typeof item.to === 'object' ? item.to : undefined;
      const way = [...crumbs, { label, route }];
      const isEntry = item.type === 'category' || item.doc !== undefined || item.isRef === true;
      if (isEntry && route && !ways.has(routeKey(route.path))) ways.set(routeKey(route.path), way);
      if (item.type === 'category') {
        // A category's page uses its own title.
        if (route) stops.push({ route, label: item.doc === undefined ? label : undefined });
        visit(item.items, way);
      } else if (item.doc !== undefined && route) stops.push({ route, label });
    }
  };
  visit(sidebar.items, []);
  const index = new Map<string, number>();
  for (const [at, { route }] of stops.entries()) if (!index.has(routeKey(route.path))) index.set(routeKey(route.path), at);
  return { sidebar, stops, index, ways };
}

function alongTrack({ sidebar, stops, index, ways }: Track, page: PlacedPage, table: PageTable): Neighbourhood {
  const key = routeKey(page.route.path);
  const at = index.get(key);
  const shown = { sidebar: sidebar.name, breadcrumbs: ways.get(key) ?? [] };
  if (at === undefined) return { ...nowhere, ...shown };
  const neighbour = (step: 1 | -1): Neighbour | undefined => (page.unlisted ? undefined : nextListed(stops, at, step, table));
  return { ...shown, previous: neighbour(-1), next: neighbour(1) };
}

function nextListed(stops: readonly Stop[], from: number, step: 1 | -1, table: PageTable): Neighbour | undefined {
  for (let at = from + step; ; at += step) {
    const stop = stops[at];
    if (!stop) return undefined;
    const page = table.byRoute(stop.route.path);
    if (page && !page.unlisted) return { label: neighbourLabel(page, stop.label), route: stop.route };
  }
}

/** `displayed_sidebar` selects a sidebar other than the one that lists the page, or none. */
function chosenTrack(
  context: Context,
  page: PlacedDoc,
  tracks: readonly Track[],
  byRoute: ReadonlyMap<string, Track>,
  unread: readonly Version[],
): Track | undefined {
  const chosen = page.document.facts.frontMatter.displayed_sidebar;
  const listed = byRoute.get(routeKey(page.route.path));
  if (chosen === undefined) return listed;
  if (chosen === null) return undefined;
  const own = tracks.filter(({ sidebar }) => sidebar.docs === page.docs && sidebar.version === page.version);
  const found = own.find(({ sidebar }) => sidebar.name === chosen);
  if (found) return found;
  if (unread.some(({ docs, name }) => docs === page.docs && name === page.version)) return undefined;
  const names = own.map(({ sidebar }) => sidebar.name);
  const all = names.length === 0 ? 'There are no sidebars.' : `The sidebars are ${names.map((name) => `"${name}"`).join(', ')}.`;
  const choices = likeliest(chosen, names);
  const place = keyPlace(page.document.facts, 'displayed_sidebar') ?? placeOfSource(page.document.source);
  context.reporter.report({
    code: 'resolve/unknown-sidebar',
    message: `there is no sidebar "${chosen}"`,
    help: askFor(choices) ?? all,
    place,
    ...(choices.length === 1 ? respell(place, chosen, choices[0]) : {}),
  });
  return listed;
}

/** `pagination_next` and `pagination_prev` override the sidebar. */
function withChosen(context: Context, page: PlacedDoc, own: Neighbourhood, table: PageTable): Neighbourhood {
  const { pagination_prev: previous, pagination_next: next } = page.document.facts.frontMatter;
  return {
    ...own,
    previous: chosenNeighbour(context, page, 'pagination_prev', previous, own.previous, table),
    next: chosenNeighbour(context, page, 'pagination_next', next, own.next, table),
  };
}

function chosenNeighbour(
  context: Context,
  page: PlacedDoc,
  key: string,
  id: string | null | undefined,
  own: Neighbour | undefined,
  table: PageTable,
): Neighbour | undefined {
  if (id === undefined) return own;
  if (id === null) return undefined;
  const { docs, version: name } = page;
  const doc = table.byId(docs, name, id);
  if (!doc && table.isDraft(docs, name, id)) return undefined;
  if (!doc) {
    const place = keyPlace(page.document.facts, key) ?? placeOfSource(page.document.source);
    reportUnknownDoc(context, table, { docs, name }, id, place, `\`${key}\` must be the id of a doc, or null for none.`);
    return own;
  }
  if (doc.unlisted) return undefined;
  return { label: neighbourLabel(doc, undefined), route: doc.route };
}

/** `listed` is the page's label in the sidebar. */
function neighbourLabel(page: PlacedPage, listed: string | undefined): string {
  const { pagination_label, sidebar_label } = page.kind === 'doc' ? page.document.facts.frontMatter : {};
  return pagination_label ?? listed ?? sidebar_label ?? page.title;
}
