// Holds a built site against the build of another generator from the same content, and lists every difference.
import { compareText } from '#model/place';
import type { BuiltPage, BuiltSite, SidebarLink } from './built-site.ts';
import { type CompatCode, type CompatDifference, type CompatResult, compatCodes } from './difference.ts';
import { explain } from './explain.ts';
import { readBuild } from './read-build.ts';

/** Both are absolute folders with built sites. Rejects as `node:fs` does. */
export async function compareBuilds(theirs: string, ours: string): Promise<CompatResult> {
  const [before, after] = await Promise.all([readBuild(theirs), readBuild(ours)]);
  const found: CompatDifference[] = [];
  for (const [address, page] of before.pages) {
    const own = after.pages.get(address);
    if (own) found.push(...comparePages(address, page, own));
    else if (!after.redirects.has(address)) found.push({ code: 'missing-page', at: address, theirs: page.title });
  }
  for (const [address, { title }] of after.pages)
    if (!before.pages.has(address)) found.push({ code: 'extra-page', at: address, ours: title });
  found.push(...compareRedirects(before, after), ...compareLists(before, after));
  const order = Object.keys(compatCodes);
  return {
    pages: before.pages.size,
    differences: found
      .map((one) => ({ ...one, ...reasonOf(one, before) }))
      .sort((a, b) => compareText(a.at, b.at) || order.indexOf(a.code) - order.indexOf(b.code)),
  };
}

function reasonOf(one: CompatDifference, theirs: BuiltSite): Pick<CompatDifference, 'because'> {
  const because = explain(one, theirs);
  return because === undefined ? {} : { because };
}

function comparePages(at: string, theirs: BuiltPage, ours: BuiltPage): readonly CompatDifference[] {
  const found: CompatDifference[] = [];
  const same = (code: CompatCode, before: string | undefined, after: string | undefined): void => {
    if (before !== after) found.push(difference(code, at, before, after));
  };
  same('title', theirs.title, ours.title);
  same('description', theirs.description, ours.description);
  same('no-index', String(theirs.isHidden), String(ours.isHidden));
  const missing = theirs.headings.filter((id) => !ours.headings.includes(id));
  for (const id of missing) found.push({ code: 'missing-heading', at, theirs: id });
  for (const id of ours.headings) if (!theirs.headings.includes(id)) found.push({ code: 'extra-heading', at, ours: id });
  same('heading-order', common(theirs.headings, ours.headings), common(ours.headings, theirs.headings));
  same('previous', theirs.previous, ours.previous);
  same('next', theirs.next, ours.next);
  const lost = lostEntry(theirs.sidebar, ours.sidebar);
  if (lost) found.push(difference('sidebar', at, lost.label, ours.sidebar.find(({ href }) => href === lost.href)?.label));
  same('tag', printLinks(theirs.tags), printLinks(ours.tags));
  return found;
}

function difference(code: CompatCode, at: string, theirs: string | undefined, ours: string | undefined): CompatDifference {
  return { code, at, ...(theirs === undefined ? {} : { theirs }), ...(ours === undefined ? {} : { ours }) };
}

function common(ids: readonly string[], others: readonly string[]): string {
  return ids.filter((id) => others.includes(id)).join(' ');
}

/**
 * The first entry that does not follow the entries before it. Docusaurus leaves entries of closed categories out of the HTML, and
 * gives a category without a page the address of its first one, so that ours may have more entries.
 */
function lostEntry(theirs: readonly SidebarLink[], ours: readonly SidebarLink[]): SidebarLink | undefined {
  let at = 0;
  for (const [n, entry] of theirs.entries()) {
    if (!entry.isLeaf && theirs[n + 1]?.href === entry.href) continue;
    const found = ours.findIndex(
      ({ href, label }, m) => m >= at && href === entry.href && (!entry.isLeaf || label === entry.label),
    );
    if (found < 0) return entry;
    at = entry.isLeaf ? found + 1 : found;
  }
  return undefined;
}

function printLinks(links: readonly SidebarLink[]): string {
  return links.map(({ label, href }) => `${label} (${href})`).join(', ');
}

function compareRedirects(theirs: BuiltSite, ours: BuiltSite): readonly CompatDifference[] {
  return [...theirs.redirects].flatMap(([at, to]) => {
    const own = ours.redirects.get(at);
    if (own === to || ours.pages.has(at)) return [];
    return own === undefined ? [{ code: 'missing-redirect', at, theirs: to } as const] : [difference('redirect', at, to, own)];
  });
}

function compareLists(theirs: BuiltSite, ours: BuiltSite): readonly CompatDifference[] {
  const found: CompatDifference[] = [];
  if (theirs.sitemap) {
    const own = new Set(ours.sitemap ?? []);
    const listed = new Set(theirs.sitemap);
    for (const at of listed) if (!own.has(at)) found.push({ code: 'missing-in-sitemap', at });
    for (const at of own) if (!listed.has(at)) found.push({ code: 'extra-in-sitemap', at });
  }
  for (const [at, entries] of theirs.feeds) {
    const own = ours.feeds.get(at);
    if (!own) found.push({ code: 'missing-feed', at });
    else if (own.join(' ') !== entries.join(' ')) found.push(difference('feed', at, entries.join(' '), own.join(' ')));
  }
  return found;
}
