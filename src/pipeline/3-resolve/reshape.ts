// Passes the placed site through plugins' `resolve` hooks, and checks the result.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import type { PlacedDoc, PlacedListing, PlacedPage } from '#model/page';
import { compareText } from '#model/place';
import { isNotFound } from '#model/route';
import type { Settings } from '#model/settings';
import type { PlacedSite, Reshaping } from '#model/site';
import type { AssetFile, Version } from '#model/source-file';
import { sayer } from '#model/strings/strings';
import { checkAddedText } from './check-added-text.ts';
import { leftBySteps } from './left-by-steps.ts';
import { uniqueRoutes } from './place/unique.ts';
import type { FactsRecorder } from './recorded-facts.ts';

export interface ReshapeInput {
  readonly documents: readonly Document[];
  readonly pages: readonly PlacedDoc[];
  readonly versions: readonly Version[];
  readonly assets: readonly AssetFile[];
  readonly facts: FactsRecorder | undefined;
}

export interface ReshapedSite extends PlacedSite {
  /** Docs whose route a page of a plugin has taken. */
  readonly shadowed: readonly PlacedDoc[];
  /** What each plugin changed. */
  readonly reshapings: readonly Reshaping[];
}

/** The result has unique routes, including a not-found page. */
export async function reshape(
  context: Context,
  { documents, pages: own, versions, assets, facts }: ReshapeInput,
): Promise<ReshapedSite> {
  const { settings } = context.config;
  const ordered = inRouteOrder(own);
  const pagesGiven = facts?.watch(ordered) ?? ordered;
  const given = { settings, versions, assets, pages: pagesGiven, ...leftBySteps(documents, own) };
  const nothing = { drawn: [], sidebars: [], redirects: [], emitted: [], addresses: [], loads: {}, data: {} };
  const { site: answered, reshapings } = await context.hooks.reduce({ ...given, ...nothing });
  const reshaped = facts ? { ...answered, pages: facts.release(answered.pages) } : answered;
  checkAddedText(context, reshaped);
  const hasNotFound = reshaped.pages.some(({ route }) => isNotFound(route.path));
  const { pages, shadowed } = uniqueRoutes(context, hasNotFound ? reshaped.pages : [...reshaped.pages, notFound(settings)]);
  return { ...reshaped, pages, shadowed: shadowed.filter(isDoc), reshapings };
}

/** The not-found page, unless the site has its own. */
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

function isDoc(page: PlacedPage): page is PlacedDoc {
  return page.kind === 'doc';
}

export function inRouteOrder<P extends PlacedPage>(pages: readonly P[]): readonly P[] {
  return [...pages].sort((a, b) => compareText(a.route.path, b.route.path));
}
