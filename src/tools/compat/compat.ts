// Compares a built site with the build of another generator from the same content, and lists every difference.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decoded } from '#model/parse-url';
import { compareText } from '#model/place';
import type { Build, BuiltPage, Place } from './built-site.ts';
import { compareFeeds, compareFiles, compareSitemaps } from './compare-lists.ts';
import { addressOf, bare, comparePages, differenceOf, targetOf } from './compare-pages.ts';
import { type CompatDifference, type CompatResult, compatCodes } from './difference.ts';
import { languageReason } from './explain-languages.ts';
import { explainPage, isSourceOf, ofSource } from './explain-page.ts';
import { detached, type Finding } from './finding.ts';
import { listBuild } from './list-build.ts';
import { readPage } from './read-page.ts';
import { SiteFacts } from './site-facts.ts';

/** The pages that are read ahead while others are compared. */
const readAhead = 32;

/**
 * Both are absolute folders with built sites. Rejects as `node:fs` does. Pages are read, compared and forgotten one after the other, so
 * that memory does not grow with their number.
 */
export async function compareBuilds(theirs: string, ours: string): Promise<CompatResult> {
  // In turn, so that of two folders that are not there it is always the same one that is named.
  const builds = [await listBuild(theirs), await listBuild(ours)] as const;
  const facts = new SiteFacts();
  const found: Finding[] = [];
  const report = (differences: readonly Finding[]): void => void found.push(...differences.map(detached));
  for await (const [at, before, after] of pairsOf(builds)) {
    facts.add(at, before, after);
    const [isPage, isOwn] = [isPageOf(before), isPageOf(after)];
    if (before && after && isPage && isOwn) {
      const pair = { at, theirs: before, ours: after };
      report(comparePages(pair, [builds[0].place, builds[1].place]).map((one) => explainPage(one, pair)));
    } else if (before && isPage && !after) report([{ code: 'missing-page', at, theirs: before.title }]);
    else if (after && isOwn && !before) report([{ code: 'extra-page', at, ours: after.title }]);
  }
  const [sitemap, feeds, files] = [
    await compareSitemaps(...builds),
    await compareFeeds(...builds),
    await compareFiles(...builds),
  ];
  const { theirs: redirects, ours: own } = facts.redirects;
  report(compareRedirects([builds[0], redirects], [builds[1], own]));
  for (const { found: differences } of [sitemap, feeds, files]) report(differences);
  report(comparePlaces(builds));
  const order = Object.keys(compatCodes);
  const compared = {
    redirects: redirects.size,
    ...facts.counts,
    files: files.count,
    'sitemap addresses': sitemap.count,
    'feed entries': feeds.count,
  };
  return {
    pages: facts.pages,
    ownPages: facts.ownPages,
    languages: facts.languages,
    compared,
    differences: [...found, ...facts.extraInSidebars()]
      .flatMap((one) => explainSite(one, facts, builds))
      .sort((a, b) => compareText(a.at, b.at) || order.indexOf(a.code) - order.indexOf(b.code)),
  };
}

type ReadPair = readonly [string, BuiltPage | undefined, BuiltPage | undefined];

/** All addresses of both builds, with their pages. */
async function* pairsOf(builds: readonly [Build, Build]): AsyncGenerator<ReadPair> {
  const addresses = [...new Set(builds.flatMap(({ html }) => [...html.keys()]))].sort(compareText);
  for (let at = 0; at < addresses.length; at += readAhead) {
    const some = addresses.slice(at, at + readAhead);
    const texts = await Promise.all(some.map((address) => Promise.all(builds.map((build) => textOf(build, address)))));
    for (const [n, address] of some.entries()) {
      const [before, after] = builds.map((build, side) => pageOf(build, address, texts[n]?.[side]));
      yield [address, before, after];
    }
  }
}

async function textOf({ folder, html }: Build, address: string): Promise<string | undefined> {
  const path = html.get(address);
  return path === undefined ? undefined : readFile(join(folder, path), 'utf8');
}

function pageOf({ html, place }: Build, address: string, text: string | undefined): BuiltPage | undefined {
  if (text === undefined) return undefined;
  // Browsers resolve addresses from the one at which hosts serve the page.
  const served = html.get(address)?.endsWith('index.html') === true && address !== '/' ? `${address}/` : address;
  return inSite(readPage(text), place, served);
}

function isPageOf(page: BuiltPage | undefined): boolean {
  return page !== undefined && page.redirect === undefined;
}

function comparePlaces([{ place: theirs }, { place: ours }]: readonly [Build, Build]): readonly CompatDifference[] {
  const [before, after] = [theirs, ours].map(({ host, base }) => `${host}${base}/`);
  const isKnown = theirs.host !== '' && ours.host !== '';
  return isKnown && before !== after ? [{ code: 'address', at: '/', theirs: before ?? '', ours: after ?? '' }] : [];
}

/** `served` is where hosts serve the page's file. */
export function inSite(page: BuiltPage, place: Place, served: string): BuiltPage {
  const from = servedAt(page, place, served) ?? served;
  const to = (href: string): string => addressOf(href, place, from);
  const target = (href: string): string => targetOf(href, place, from);
  const { previous, next, redirect, canonical, textLanguage } = page;
  return {
    ...page,
    original: textLanguage === undefined || canonical === undefined ? undefined : to(canonical),
    redirect: redirect === undefined ? undefined : target(redirect),
    previous: previous === undefined ? undefined : to(previous),
    next: next === undefined ? undefined : to(next),
    sidebar: page.sidebar.map((link) => ({ ...link, href: target(link.href) })),
    tags: page.tags.map((link) => ({ ...link, href: to(link.href) })),
    alternates: page.alternates.map((one) => ({ ...one, href: to(one.href) })),
    languages: page.languages.map((one) => ({ ...one, href: to(one.href) })),
    links: [...new Set(page.links.map(target))],
    entries: [...new Set(page.entries.map(target))],
  };
}

/** Browsers resolve addresses from the one of the page, which its canonical address tells better than its file does. */
function servedAt({ canonical, redirect }: BuiltPage, { host, base }: Place, served: string): string | undefined {
  if (redirect !== undefined || host === '' || !canonical?.startsWith(`${host}${base}/`)) return undefined;
  const address = decoded(canonical.slice(host.length + base.length));
  // A page that nobody has translated names its original.
  return bare(address) === bare(served) ? address : undefined;
}

/** Nothing is left of what turns out to be no difference. */
export function explainSite(
  finding: Finding,
  facts: SiteFacts,
  [theirs, ours]: readonly [Build, Build],
): readonly CompatDifference[] {
  const { to: _, alternates: __, ...one } = finding;
  if (one.because !== undefined) return [one];
  if (one.code === 'missing-in-sidebar' && facts.isOnOtherPage(one.at, one.theirs ?? '')) return [];
  const because = languageReason(finding, facts, ours) ?? reasonFor(finding, facts, theirs);
  return [because === undefined ? one : { ...one, because }];
}

function reasonFor({ code, at, to = '', theirs = '', ours = '' }: Finding, facts: SiteFacts, build: Build): string | undefined {
  if (code === 'sidebar-label') {
    const { heading, title } = facts.titles.get(to) ?? { heading: '', title: '' };
    // A label of its own is another one than the title.
    if (heading === ours && title.startsWith(theirs) && isSourceOf(theirs, ours)) return ofSource;
  }
  if (code === 'missing-heading' && facts.excerpts.get(at)?.some((page) => facts.ids.get(page)?.includes(` ${theirs} `) === true))
    return 'an excerpt has no ids, because they belong to its page';
  if (code === 'missing-link' && !leadsSomewhere(theirs, build)) return 'the link is broken in the other build, too';
  if (code === 'redirect' && !theirs.startsWith('/') && theirs === `${ours}/`)
    return 'an address on another host is kept as written';
  return undefined;
}

/** True for an address of another site, and for one that the build has a file for. */
function leadsSomewhere(target: string, { html, files }: Build): boolean {
  const [path = ''] = target.split(/[?#]/);
  return !path.startsWith('/') || path.startsWith('/assets/') || html.has(path) || files.includes(path.slice(1));
}

export type Redirects = ReadonlyMap<string, string>;

/** Both as the HTML of the builds says. */
export function compareRedirects(
  [theirs, before]: readonly [Build, Redirects],
  [ours, after]: readonly [Build, Redirects],
): readonly CompatDifference[] {
  const pages = new Set(ours.html.keys());
  const found: CompatDifference[] = [];
  for (const [at, to] of before) {
    const wanted = follow(to, before);
    const own = after.get(at);
    if (own === undefined) {
      // Where `guide.html` is the page, its address needs no redirect.
      const isPage = !after.has(at) && (pages.has(at) || ours.html.get(pathOf(wanted)) === at.slice(1));
      if (!isPage) found.push({ code: 'missing-redirect', at, theirs: to });
    } else if (follow(own, after) !== wanted) found.push(differenceOf('redirect', at, to, own));
  }
  for (const [at, to] of after) if (!before.has(at) && !theirs.html.has(at)) found.push({ code: 'extra-redirect', at, ours: to });
  return found;
}

/** To the end of a chain; a circle ends where it closes. */
function follow(to: string, redirects: Redirects): string {
  const seen = new Set<string>();
  let at = to;
  for (;;) {
    const next = redirects.get(pathOf(at));
    if (next === undefined || seen.has(at)) return at;
    seen.add(at);
    at = next;
  }
}

function pathOf(target: string): string {
  return target.replace(/[?#].*/, '');
}
