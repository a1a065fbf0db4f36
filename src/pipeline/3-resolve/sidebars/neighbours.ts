// Pages to their sidebar, the way to them, and what comes before and after.
import { type Crumb, keyPlace, type Neighbour, type Neighbourhood, type PlacedDoc, type PlacedPage } from '#model/page';
import { wholeFile } from '#model/place';
import { type Route, routeKey } from '#model/route';
import type { Sidebar, SidebarItem } from '#model/sidebar';
import type { Context } from '../../context/context.ts';
import { askFor, likeliest } from '../likeliest.ts';
import type { PageTable } from '../page-table.ts';
import { withChosen } from './chosen-neighbours.ts';
import { neighbourLabel } from './neighbour-label.ts';

/** A page in the order of its sidebar. */
interface Stop {
  readonly route: Route;
  /** What the sidebar calls it; undefined for the doc of a category, which is called by its own name. */
  readonly label: string | undefined;
  readonly crumbs: readonly Crumb[];
}

interface Track {
  readonly sidebar: Sidebar;
  readonly stops: readonly Stop[];
  readonly index: ReadonlyMap<string, number>;
}

const nowhere: Neighbourhood = { sidebar: undefined, breadcrumbs: [], previous: undefined, next: undefined };

/** A doc that stands in several sidebars belongs to the last of them, as in Docusaurus. */
export function neighbourhoods(
  context: Context,
  sidebars: readonly Sidebar[],
  table: PageTable,
): (page: PlacedPage) => Neighbourhood {
  const tracks = sidebars.map(trackOf);
  const byRoute = new Map(tracks.flatMap((track) => [...track.index.keys()].map((key) => [key, track] as const)));
  return (page) => {
    const track = page.kind === 'doc' ? chosenTrack(context, page, tracks, byRoute) : byRoute.get(routeKey(page.route.path));
    const own = track ? alongTrack(track, page, table) : nowhere;
    return page.kind === 'doc' ? withChosen(context, page, own, table) : own;
  };
}

function trackOf(sidebar: Sidebar): Track {
  const stops: Stop[] = [];
  const visit = (items: readonly SidebarItem[], crumbs: readonly Crumb[]): void => {
    for (const item of items) {
      if (item.type === 'html') continue;
      const { label } = item;
      if (item.type === 'category') {
        const way = [...crumbs, { label, route: item.to }];
        // A page that a category leads to is called there by its own name.
        if (item.to) stops.push({ route: item.to, label: item.doc === undefined ? label : undefined, crumbs: way });
        visit(item.items, way);
      } else if (item.doc !== undefined && typeof item.to === 'object') {
        stops.push({ route: item.to, label, crumbs: [...crumbs, { label, route: item.to }] });
      }
    }
  };
  visit(sidebar.items, []);
  const index = new Map<string, number>();
  for (const [at, { route }] of stops.entries()) if (!index.has(routeKey(route.path))) index.set(routeKey(route.path), at);
  return { sidebar, stops, index };
}

function alongTrack({ sidebar, stops, index }: Track, page: PlacedPage, table: PageTable): Neighbourhood {
  const at = index.get(routeKey(page.route.path));
  if (at === undefined) return { ...nowhere, sidebar: sidebar.name };
  const neighbour = (step: 1 | -1): Neighbour | undefined => (page.unlisted ? undefined : nextListed(stops, at, step, table));
  return { sidebar: sidebar.name, breadcrumbs: stops[at]?.crumbs ?? [], previous: neighbour(-1), next: neighbour(1) };
}

function nextListed(stops: readonly Stop[], from: number, step: 1 | -1, table: PageTable): Neighbour | undefined {
  for (let at = from + step; ; at += step) {
    const stop = stops[at];
    if (!stop) return undefined;
    const page = table.byRoute(stop.route.path);
    if (page && !page.unlisted) return { label: neighbourLabel(page, stop.label), route: stop.route };
  }
}

/** `displayed_sidebar` names another sidebar than the one that lists the page, or none. */
function chosenTrack(
  context: Context,
  page: PlacedDoc,
  tracks: readonly Track[],
  byRoute: ReadonlyMap<string, Track>,
): Track | undefined {
  const chosen = page.document.facts.frontMatter.displayed_sidebar;
  const listed = byRoute.get(routeKey(page.route.path));
  if (chosen === undefined) return listed;
  if (chosen === null) return undefined;
  const own = tracks.filter(({ sidebar }) => sidebar.docs === page.docs && sidebar.version === page.version);
  const found = own.find(({ sidebar }) => sidebar.name === chosen);
  if (found) return found;
  const names = own.map(({ sidebar }) => sidebar.name);
  const all = names.length === 0 ? 'There are no sidebars.' : `The sidebars are ${names.map((name) => `"${name}"`).join(', ')}.`;
  context.reporter.report({
    code: 'resolve/unknown-sidebar',
    message: `there is no sidebar "${chosen}"`,
    help: askFor(likeliest(chosen, names)) ?? all,
    place: keyPlace(page.document.facts, 'displayed_sidebar') ?? wholeFile(page.document.source.path),
  });
  return listed;
}
