// Explains a page: what it is made from, why it was rendered, and where it is shown.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import { hiddenBecause, isNoIndex } from '#model/head';
import type { BoundItem } from '#model/navigation';
import type { Neighbour, Page, Target } from '#model/page';
import { comparePlaces } from '#model/place';
import { adderOfRedirect, changesOf, providerOfData } from '#model/reshaping';
import { printRoute, routeKey } from '#model/route';
import type { Site } from '#model/site';
import { versionFinder } from '#model/version';
import type { LinkFrom, MadeFrom, PageExplanation, PageName } from '#model/why';
import { isOfSite } from '#output/asset-file';
import type { Inspection, PageState } from '#pipeline/5-render/render';
import type { Resolved } from '#pipeline/resolve-languages';

export async function explainPage(known: Known, page: Page): Promise<PageExplanation> {
  const { context, site } = known;
  const state = await known.stateOf(page);
  const version = versionFinder(site.versions)(page);
  const hidden = hiddenBecause(page, version, site.settings);
  const says = await context.hooks.collect('why', (plugin, ctx) => plugin.why?.({ page, head: state.head }, ctx));
  const source = page.kind === 'doc' ? page.document.source : undefined;
  return {
    kind: 'page',
    route: page.route.path,
    url: site.settings.url + printRoute(page.route, site.settings),
    title: page.title,
    madeBy: page.kind === 'listing' ? page.origin : source?.plugin,
    madeFrom: await madeFromOf(known, page, state),
    changedBy: changesOf(page, site.resolveChanges),
    data: state.data.map((key) => ({ key, plugin: providerOfData(key, site.resolveChanges) })),
    redirectedFrom: redirectsTo(site, page),
    rendered: state.rendered,
    pending: state.pending,
    linkedFrom: linksTo(site, page),
    navigation: navigationOf(site, page),
    shownOn: site.pages.filter((other) => other.kind === 'doc' && source && source.path in other.partials).map(nameOfPage),
    sidebar: page.sidebar,
    breadcrumbs: page.breadcrumbs.map(({ label }) => label),
    previous: nameOf(page.previous),
    next: nameOf(page.next),
    version: version && { name: version.name, label: version.label, isLast: version.isLast },
    unlisted: page.unlisted,
    noIndex: hidden.length > 0 ? hidden : isNoIndex(state.head) ? ['head'] : [],
    plugins: says.filter(({ answer }) => answer.length > 0).map(({ plugin, answer }) => ({ plugin: plugin.name, says: answer })),
  };
}

function redirectsTo({ redirects, resolveChanges }: Site, page: Page): PageExplanation['redirectedFrom'] {
  const key = routeKey(page.route.path);
  return redirects.flatMap(({ from, to, plugin }) =>
    to.kind === 'route' && routeKey(to.route.path) === key
      ? [{ from, plugin: plugin ?? adderOfRedirect(from, resolveChanges) }]
      : [],
  );
}

export function nameOfPage({ route, title }: Page): PageName {
  return { route: route.path, title };
}

function nameOf(neighbour: Neighbour | undefined): PageName | undefined {
  return neighbour && { route: neighbour.route.path, title: neighbour.label };
}

function navigationOf({ navbar, footer, settings }: Site, page: Page): PageExplanation['navigation'] {
  const url = printRoute(page.route, settings);
  const leads = (item: BoundItem): boolean => {
    if (item.kind === 'link') return item.url === url || item.items.some(leads);
    if (item.kind === 'doc') return Object.values(item.byVersion).some((own) => own.url === url);
    if (item.kind === 'versions' || item.kind === 'locales') return [...item.before, ...item.after].some(leads);
    return item.kind === 'version' && item.url === url;
  };
  return [
    ...(navbar.some(leads) ? (['navbar'] as const) : []),
    ...(footer.some(({ items }) => items.some(leads)) ? (['footer'] as const) : []),
  ];
}

/** A link of a partial counts for each page that shows it. The page's own links to itself are left out. */
function linksTo({ pages }: Site, page: Page): readonly LinkFrom[] {
  const key = routeKey(page.route.path);
  const found: LinkFrom[] = [];
  for (const from of pages) {
    if (from.kind === 'listing' || from === page) continue;
    for (const { document, targets } of [from, ...Object.values(from.partials)]) {
      for (const place of placesOf(document, targets, key)) found.push({ route: from.route.path, title: from.title, place });
    }
  }
  return found.sort((a, b) => comparePlaces(a.place, b.place));
}

function placesOf({ facts }: Document, targets: readonly Target[], key: string) {
  return targets.flatMap((target, index) => {
    const link = facts.links[index];
    return link && target.kind === 'route' && routeKey(target.route.path) === key ? [link.place] : [];
  });
}

async function madeFromOf(known: Known, page: Page, state: PageState): Promise<readonly MadeFrom[]> {
  const readFor = await known.readFor([page]);
  const rendered = state.read.map((path): MadeFrom => ({ kind: 'read', path }));
  const found: readonly MadeFrom[] = [
    ...ownFilesOf(page),
    ...known.codeOf(page),
    ...assets(state.assets),
    ...readFor(page),
    ...rendered,
  ];
  const inside = new Set(found.flatMap((one) => one.with ?? []));
  const byPath = new Map<string, MadeFrom>();
  for (const one of found) {
    const before = byPath.get(one.path);
    // A page that is a module imports itself.
    if (before) byPath.set(one.path, { ...one, ...before });
    else if (one.kind !== 'read' || !inside.has(one.path)) byPath.set(one.path, one);
  }
  return [...byPath.values()];
}

/** Its source, its partials, and the assets that they name. */
export function ownFilesOf(page: Page): readonly MadeFrom[] {
  if (page.kind === 'listing') return [];
  const partials = Object.values(page.partials);
  return [
    { kind: 'source', path: page.translation ?? page.document.source.path },
    ...[page, ...partials].flatMap(({ document: { source } }) =>
      source.origin ? [{ kind: 'origin', path: source.origin.file } as const] : [],
    ),
    ...partials.map(({ document }) => ({ kind: 'partial', path: document.source.path }) as const),
    ...assets([page.image, ...[page, ...partials].flatMap(({ targets }) => targets)].flatMap(assetOf)),
  ];
}

function assetOf(target: Target | undefined): readonly string[] {
  return target?.kind === 'asset' && isOfSite(target.path) ? [target.path] : [];
}

function assets(paths: readonly string[]): readonly MadeFrom[] {
  return paths.map((path) => ({ kind: 'asset', path }) as const);
}

export interface Known extends Resolved, Inspection {
  readonly context: Context;
  /** The files that were read while each page's sources were parsed. */
  readFor(pages: readonly Page[]): Promise<(page: Page) => readonly MadeFrom[]>;
}

export async function openKnown(context: Context, resolved: Resolved): Promise<Known> {
  const { bundle } = await import('#pipeline/4-bundle/bundle');
  const { inspect } = await import('#pipeline/5-render/render');
  const { readFilesOf } = await import('#pipeline/2-parse/parse');
  const inspection = await inspect(context, resolved.site, await bundle(context, resolved.site));
  return {
    context,
    ...resolved,
    ...inspection,
    async readFor(pages) {
      const read = await readFilesOf(context, new Set(pages.flatMap(sourcesOf)));
      return (page) => {
        const paths = sourcesOf(page).flatMap((source) => read.get(source.path) ?? []);
        return paths.map((path) => ({ kind: 'read', path }) as const);
      };
    },
  };
}

function sourcesOf(page: Page) {
  if (page.kind === 'listing') return [];
  return [page.document, ...Object.values(page.partials).map(({ document }) => document)].map(({ source }) => source);
}
