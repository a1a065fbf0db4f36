// Compares a page of two builds.

import { trimEnd } from '#model/cut-text';
import { decoded, parseUrl } from '#model/parse-url';
import type { BuiltPage, Link, Place } from './built-site.ts';
import { compareLanguages } from './compare-languages.ts';
import { compareSidebars } from './compare-sidebars.ts';
import type { CompatCode } from './difference.ts';
import type { Finding } from './finding.ts';

/** A page of both builds, with resolved addresses. */
export interface Pair {
  readonly at: string;
  readonly theirs: BuiltPage;
  readonly ours: BuiltPage;
}

export function comparePages({ at, theirs, ours }: Pair, places: readonly [Place, Place]): readonly Finding[] {
  const found: Finding[] = [];
  const same = (code: CompatCode, before: string | undefined, after: string | undefined): void => {
    if (before !== after) found.push(differenceOf(code, at, before, after));
  };
  const [canonical, own] = canonicalsOf({ at, theirs, ours }, places);
  if (canonical !== undefined) same('canonical', canonical, own);
  same('title', theirs.title, ours.title);
  if (theirs.titles.length > 0) same('heading', theirs.titles[0], ours.titles[0]);
  same('description', theirs.description, ours.description);
  same('keywords', theirs.keywords, ours.keywords);
  if (theirs.hasImage && !ours.hasImage) found.push({ code: 'social-image', at });
  same('no-index', word(theirs.isHidden), word(ours.isHidden));
  if (theirs.language !== '') same('language', theirs.language, ours.language);
  found.push(...compareLanguages(at, theirs, ours));
  found.push(...compareHeadings({ at, theirs, ours }));
  if (theirs.contents.length > 0) same('contents', theirs.contents.join(' '), ours.contents.join(' '));
  same('previous', theirs.previous, ours.previous);
  same('next', theirs.next, ours.next);
  found.push(...compareSidebars(at, theirs, ours));
  same('tag', printTags(theirs.tags), printTags(ours.tags));
  same('author', theirs.authors.join(', '), ours.authors.join(', '));
  const dates = [...theirs.dates];
  for (const date of ours.dates) if (dates[0] === date) dates.shift();
  if (dates.length > 0) found.push(differenceOf('date', at, theirs.dates.join(', '), ours.dates.join(', ')));
  found.push(...compareLinks({ at, theirs, ours }));
  for (const alt of without(theirs.images, ours.images)) found.push({ code: 'missing-image', at, theirs: alt });
  return found;
}

export function differenceOf(code: CompatCode, at: string, theirs: string | undefined, ours: string | undefined): Finding {
  return { code, at, ...(theirs === undefined ? {} : { theirs }), ...(ours === undefined ? {} : { ours }) };
}

/** Without host and base, where these are the sites'. Sites that differ in the slash at the end differ in it on every page. */
function canonicalsOf(
  { theirs, ours }: Pair,
  [place, ownPlace]: readonly [Place, Place],
): readonly [string | undefined, string | undefined] {
  const inSite = (canonical: string | undefined, { host, base }: Place): string | undefined =>
    canonical?.startsWith(`${host}${base}/`) ? decoded(canonical.slice(host.length + base.length)) : canonical;
  const [before, after] = [inSite(theirs.canonical, place), inSite(ours.canonical, ownPlace)];
  if (before === `${after}/`) return ['with a slash at the end', 'without it'];
  if (after === `${before}/`) return ['without a slash at the end', 'with it'];
  return [before, after];
}

function word(isHidden: boolean): string {
  return isHidden ? 'noindex' : '';
}

/** An id may have moved to another element: links lead to it all the same. */
function compareHeadings({ at, theirs, ours }: Pair): readonly Finding[] {
  const found: Finding[] = [];
  const [known, own] = [new Set(theirs.headings), new Set(ours.headings)];
  for (const id of known) if (!ours.ids.has(id)) found.push({ code: 'missing-heading', at, theirs: id });
  for (const id of own) if (!theirs.ids.has(id)) found.push({ code: 'extra-heading', at, ours: id });
  const before = [...known].filter((id) => own.has(id)).join(' ');
  const after = [...own].filter((id) => known.has(id)).join(' ');
  return before === after ? found : [...found, { code: 'heading-order', at, theirs: before, ours: after }];
}

function compareLinks({ at, theirs, ours }: Pair): readonly Finding[] {
  const [known, own] = [new Set(theirs.links), new Set(ours.links)];
  const found: Finding[] = [];
  for (const to of known) if (!own.has(to)) found.push({ code: 'missing-link', at, theirs: to });
  for (const to of own) if (!known.has(to)) found.push({ code: 'extra-link', at, ours: to });
  if (!theirs.list) return found;
  const [before, after] = [theirs.entries, ours.entries].map((entries) =>
    entries.filter((to) => to.startsWith('/') && to !== at),
  );
  const moved = firstMoved(before?.filter((to) => after?.includes(to)) ?? [], after?.filter((to) => before?.includes(to)) ?? []);
  return moved ? [...found, { code: 'list-order', at, ...moved }] : found;
}

/** The first place at which two orders of the same differ. */
export function firstMoved(
  theirs: readonly string[],
  ours: readonly string[],
): { readonly theirs: string; readonly ours: string } | undefined {
  const at = theirs.findIndex((one, n) => one !== ours[n]);
  return at < 0 ? undefined : { theirs: theirs[at] ?? '', ours: ours[at] ?? '' };
}

/** What is left of a list when each of others has taken one that is equal. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...list];
  for (const one of others) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function printTags(links: readonly Link[]): string {
  return links.map(({ label, href }) => `${label} (${href})`).join(', ');
}

/** Without host, base, query, anchor and trailing slash. Addresses on other hosts stay as they are. */
export function addressOf(href: string, place: Place, from = '/'): string {
  const url = urlOf(href, place, from);
  return url ? inside(url, place) : href;
}

/** As `addressOf`, with query and anchor. */
export function targetOf(href: string, place: Place, from = '/'): string {
  const url = urlOf(href, place, from);
  if (url) return `${withoutHash(inside(url, place))}${url.search}${decoded(url.hash)}`;
  const outer = parseUrl(href);
  return outer ? decoded(outer.href) : href;
}

/** Undefined for what is not an address of this site. */
function urlOf(href: string, { host, base }: Place, from: string): URL | undefined {
  const site = host === '' ? 'https://site.invalid' : host;
  const url = parseUrl(href, `${site}${encodeURI(`${base}${from}`)}`);
  return url?.origin === site ? url : undefined;
}

function inside({ pathname }: URL, { base }: Place): string {
  const path = bare(pathname);
  const inner = base !== '' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return inner === '' ? '/' : inner;
}

/** Bundlers put a hash of the content into the name of a file, each its own one, and may copy it for each language. */
function withoutHash(address: string): string {
  const file = /^(?:\/[\w-]+)?\/assets\/(?:.*\/)?([^/]+?)[-.][\da-zA-Z_-]{8,32}(\.\w+)$/.exec(address);
  return file ? `/assets/${file[1]}${file[2]}` : address;
}

export function bare(pathname: string): string {
  return trimEnd(decoded(pathname), '/');
}
