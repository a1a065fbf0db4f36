// Finds the pages and headings that search tests expect, and reports those that their queries cannot find.

import {
  type Build,
  decoded,
  nearest,
  type Page,
  type Place,
  type PluginContext,
  pageAt,
  printRoute,
  printTarget,
  redirectKey,
  respell,
  type SearchIndex,
  type SearchPage,
  type SearchScope,
} from 'slodocs/kit';
import { anchorOf } from '../engine/section-address.ts';
import { searchSetting } from '../records/search-index.ts';

/** A page, or with an id the section below one of its headings. */
export interface ExpectedPage {
  readonly url: string;
  readonly id: string | undefined;
}

/** True for the address of a hit that is the page or the section. */
export function isExpected({ url, id }: ExpectedPage, found: string): boolean {
  const [path = '', anchor] = found.split('#');
  return path.split('?')[0] === url && (id === undefined || (anchor !== undefined && decoded(anchor) === id));
}

export interface Searched {
  readonly site: Build['site'];
  readonly index: SearchIndex;
  /** The scopes of the query. */
  readonly scopes: readonly string[];
}

/** Undefined, and reported, for an address that the query cannot find. */
export async function findExpected(
  address: string,
  place: Place,
  searched: Searched,
  ctx: PluginContext,
): Promise<ExpectedPage | undefined> {
  const { site, index, scopes } = searched;
  const [path = '', ...rest] = address.trim().split('#');
  const page = path.startsWith('/') ? pageAt(site, decoded(path)) : undefined;
  if (!page) {
    const message = `there is no page "${path}" to find`;
    ctx.report({ code: 'unknown-page', message, help: helpForUnknown(path, searched, ctx), place });
    return undefined;
  }
  const url = printRoute(page.route, ctx.settings);
  const scope = index.scopes.find((one) => one.pages.some((known) => known.url === url));
  const found = scope?.pages.find((known) => known.url === url);
  if (!scope || !found) {
    reportLeftOut(path, page, place, ctx);
    return undefined;
  }
  if (!scopes.includes(scope.id)) {
    reportOtherVersion(path, scope, place, searched, ctx);
    return undefined;
  }
  if (rest.length === 0) return { url, id: undefined };
  const id = decoded(rest.join('#'));
  return (await hasSection(path, found, id, place, ctx)) ? { url, id } : undefined;
}

function helpForUnknown(path: string, { site, index }: Searched, { settings }: PluginContext): string {
  const { baseUrl } = settings;
  const redirect = site.redirects.find(({ from }) => redirectKey(from) === redirectKey(path));
  if (redirect) return `It is redirected: expect "${withoutBase(printTarget(redirect.to, settings), baseUrl)}".`;
  const plain = withoutBase(path, baseUrl);
  if (plain !== path && pageAt(site, decoded(plain))) return `Write addresses without the base: "${plain}".`;
  const known = index.scopes.flatMap(({ pages }) => pages.map(({ url }) => withoutBase(decoded(url), baseUrl)));
  const meant = nearest(path.startsWith('/') ? path : `/${path}`, known);
  return meant ? `Did you mean "${meant}"?` : 'Write the address of a page as links do, without the base: `/docs/install`.';
}

function reportLeftOut(path: string, page: Page, place: Place, ctx: PluginContext): void {
  const reason =
    searchSetting(page) === false
      ? 'its front matter says `search: false`'
      : page.unlisted
        ? 'it is unlisted'
        : page.kind === 'listing' && page.role === undefined
          ? 'it is a list of other pages'
          : 'search engines are told not to index it';
  ctx.report({
    code: 'unsearched-page',
    message: `searches cannot find "${path}": ${reason}`,
    help: 'Expect another page, or include this one in the search.',
    place,
  });
}

function reportOtherVersion(
  path: string,
  scope: SearchScope,
  place: Place,
  { site: { versions }, scopes }: Searched,
  ctx: PluginContext,
): void {
  const name = versions.find((one) => scope.id === `docs-${one.docs}-${one.name}`)?.name ?? scope.label;
  const isNamed = scopes.some((id) => versions.some((one) => !one.isLast && id === `docs-${one.docs}-${one.name}`));
  ctx.report({
    code: 'unsearched-page',
    message: `the query does not find "${path}": it is in version "${name}", which is not searched`,
    help: `Write \`version: '${name}'\`${isNamed ? '' : ', because queries search the latest version'}.`,
    place,
  });
}

async function hasSection(path: string, page: SearchPage, id: string, place: Place, ctx: PluginContext): Promise<boolean> {
  const ids = (await page.sections()).map((section) => anchorOf(section.id)).filter((known) => known !== '');
  if (ids.includes(id)) return true;
  const meant = nearest(id, ids);
  const all = ids.length === 0 ? 'The page has no headings to find.' : 'Expect the page itself, or one of its headings.';
  const help = meant ? `Did you mean "${path}#${meant}"?` : all;
  ctx.report({
    code: 'unknown-page',
    message: `the page "${path}" has no heading "#${id}" to find`,
    help,
    place,
    ...respell(place, `${path}#${id}`, meant && `${path}#${meant}`),
  });
  return false;
}

function withoutBase(url: string, baseUrl: string): string {
  return url.startsWith(baseUrl) ? `/${url.slice(baseUrl.length)}` : url;
}
