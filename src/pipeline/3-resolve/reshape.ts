// Runs plugins' `resolve` hooks on the placed site, and checks the result.
import type { Context } from '#context/context';
import { pluginOrigin } from '#context/hook-faults';
import { findReservedIn } from '#kit/reserved-character';
import type { Document } from '#model/document';
import type { PlacedDoc, PlacedListing, PlacedPage } from '#model/page';
import { compareText } from '#model/place';
import { isNotFound } from '#model/route';
import type { Settings } from '#model/settings';
import type { PlacedSite, Reshaping } from '#model/site';
import type { AssetFile, Version } from '#model/source-file';
import { sayer } from '#model/strings/strings';
import { uniqueRoutes } from './place/unique.ts';
import type { FactsRecorder } from './recorded-facts.ts';

interface ReshapeInput {
  readonly documents: readonly Document[];
  readonly pages: readonly PlacedDoc[];
  readonly versions: readonly Version[];
  readonly assets: readonly AssetFile[];
  readonly facts: FactsRecorder | undefined;
}

interface ReshapedSite extends PlacedSite {
  /** Docs whose route a page of a plugin has taken. */
  readonly shadowed: readonly PlacedDoc[];
  /** What each plugin changed. */
  readonly resolveChanges: readonly Reshaping[];
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
  const { site: answered, resolveChanges } = await context.hooks.reduce({ ...given, ...nothing });
  const reshaped = facts ? { ...answered, pages: facts.release(answered.pages) } : answered;
  checkAddedText(context, reshaped);
  const hasNotFound = reshaped.pages.some(({ route }) => isNotFound(route.path));
  const { pages, shadowed } = uniqueRoutes(context, hasNotFound ? reshaped.pages : [...reshaped.pages, notFound(settings)]);
  return { ...reshaped, pages, shadowed: shadowed.filter(isDoc), resolveChanges };
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

/** Of published pages and of partials; drafts are not shown. */
function leftBySteps(documents: readonly Document[], pages: readonly PlacedPage[]): Pick<PlacedSite, 'orders' | 'collected'> {
  const shown = new Set(pages.flatMap((page) => (page.kind === 'doc' ? [page.document] : [])));
  const read = documents.filter((document) => document.source.partial || shown.has(document));
  return {
    orders: read.flatMap(({ facts }) => facts.orders),
    collected: read.flatMap(({ facts, source: { path } }) => facts.collected.map((one) => ({ ...one, path }))),
  };
}

/** Sources were checked when they were read. */
function checkAddedText({ config, reporter }: Context, { pages, data }: PlacedSite): void {
  const report = (subject: string, name: string, origin: string | undefined): void => {
    const plugin = config.plugins.find((one) => one.name === origin);
    reporter.report({
      code: 'plugin/invalid-answer',
      message: `${subject} contains ${name}, which is not allowed in text`,
      help: 'Remove it where the plugin creates the text: `text.replace(/[\\0\\uFFFE]/g, "")`.',
      ...(plugin ? pluginOrigin(config, plugin, 'resolve') : {}),
    });
  };
  for (const page of pages) {
    if (page.kind !== 'listing') continue;
    const { title, description, keywords, image, layout, props, data: own, route } = page;
    const found = findReservedIn([route.path, title, description, keywords, image, layout, props, own]);
    if (found) report(`the page "${route.path}" of a plugin`, found.name, page.origin);
  }
  for (const [key, value] of Object.entries(data)) {
    const found = findReservedIn([key, value]);
    if (found) report(`the site data of a plugin under "${key}"`, found.name, undefined);
  }
}
