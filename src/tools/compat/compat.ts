// Holds a built site against the build of another generator from the same content, and lists every difference.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '#model/place';
import type { Build, BuiltPage } from './built-site.ts';
import { compareFeeds, compareFiles, compareSitemaps } from './compare-lists.ts';
import { comparePages } from './compare-pages.ts';
import { compareRedirects } from './compare-redirects.ts';
import { type CompatDifference, type CompatResult, compatCodes } from './difference.ts';
import { explainPage } from './explain-page.ts';
import { explainSite } from './explain-site.ts';
import { detached, type Finding } from './finding.ts';
import { inSite } from './in-site.ts';
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
    compared,
    differences: [...found, ...facts.extraInSidebars()]
      .flatMap((one) => explainSite(one, facts, builds[0]))
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
