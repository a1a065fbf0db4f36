// Compares what two builds publish beside pages: redirects, sitemaps, feeds and other files.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build, FeedEntry } from './built-site.ts';
import { addressOf, differenceOf, firstMoved, targetOf } from './compare-pages.ts';
import type { CompatDifference } from './difference.ts';
import { readEntries, readSitemap } from './read-lists.ts';

/** Compared differences, and how many things of the other build were held. */
export interface Held {
  readonly found: readonly CompatDifference[];
  readonly count: number;
}

/** Addresses without base; undefined where there is no sitemap. A sitemap may be a list of others. */
async function sitemapOf(build: Build): Promise<ReadonlySet<string> | undefined> {
  // Each language may have one of its own.
  const roots = build.files.filter((path) => /(?:^|\/)sitemap\.xml$/.test(path));
  if (roots.length === 0) return undefined;
  const read = new Set<string>();
  const found = new Set<string>();
  const add = async (path: string): Promise<void> => {
    if (read.has(path) || !build.files.includes(path)) return;
    read.add(path);
    const { addresses, sitemaps } = readSitemap(await readFile(join(build.folder, path), 'utf8'));
    for (const url of addresses) found.add(addressOf(url, build.place));
    for (const url of sitemaps) await add(addressOf(url, build.place).slice(1));
  };
  for (const path of roots) await add(path);
  return found;
}

export async function compareSitemaps(theirs: Build, ours: Build): Promise<Held> {
  const [before, after] = [await sitemapOf(theirs), await sitemapOf(ours)];
  // A sitemap that is not there is a missing file, and no addresses to list.
  if (!before || !after) return { found: [], count: before?.size ?? 0 };
  const found: CompatDifference[] = [];
  for (const at of before) if (!after.has(at)) found.push({ code: 'missing-in-sitemap', at });
  for (const at of after) if (!before.has(at)) found.push({ code: 'extra-in-sitemap', at });
  return { found, count: before.size };
}

const isFeed = /(?:^|\/)(?:rss|atom|feed)\.xml$|(?:^|\/)feed\.json$|(?:^|\/)feed_(?:rss|json)_(?:created|updated)\.\w+$/;

export async function compareFeeds(theirs: Build, ours: Build): Promise<Held> {
  const found: CompatDifference[] = [];
  let count = 0;
  for (const at of theirs.files.filter((path) => isFeed.test(path))) {
    const before = await readFeed(theirs, at);
    count += before.length;
    if (ours.files.includes(at)) found.push(...compareFeed(at, before, await readFeed(ours, at)));
    else found.push({ code: 'missing-feed', at });
  }
  return { found, count };
}

async function readFeed({ folder, place }: Build, path: string): Promise<readonly FeedEntry[]> {
  const entries = readEntries(await readFile(join(folder, path), 'utf8'));
  // The id is what readers know an entry by, to the last slash: but for the place of the site, it has to be the same.
  const inSite = (url: string): string =>
    url.startsWith(`${place.host}${place.base}/`) ? url.slice(place.host.length + place.base.length) : url;
  return entries.map((entry) => ({ ...entry, id: inSite(entry.id), link: targetOf(entry.link, place) }));
}

function compareFeed(at: string, theirs: readonly FeedEntry[], ours: readonly FeedEntry[]): readonly CompatDifference[] {
  const found: CompatDifference[] = [];
  const own = new Map(ours.map((entry) => [entry.id, entry]));
  const known = new Set(theirs.map(({ id }) => id));
  for (const entry of theirs) {
    const other = own.get(entry.id);
    if (!other) found.push({ code: 'missing-in-feed', at, theirs: entry.id });
    else if (print(entry) !== print(other)) found.push(differenceOf('feed-entry', at, print(entry), print(other)));
  }
  for (const { id } of ours) if (!known.has(id)) found.push({ code: 'extra-in-feed', at, ours: id });
  const moved = firstMoved(
    theirs.flatMap(({ id }) => (own.has(id) ? [id] : [])),
    ours.flatMap(({ id }) => (known.has(id) ? [id] : [])),
  );
  return moved ? [...found, { code: 'feed-order', at, ...moved }] : found;
}

function print({ title, link, date }: FeedEntry): string {
  return [title, link, date === undefined ? '' : new Date(date).toISOString()].filter(Boolean).join(' · ');
}

/** Files that hold code and styles of a generator have no address that others know. */
const isOfGenerator =
  /^(?:[\w-]+\/)?assets\/(?:js|css|chunks|javascripts|stylesheets)\/|^(?:[\w-]+\/)?assets\/(?:.*\/)?[^/]+[-.][\da-zA-Z_-]{8,32}(?:\.lean|\.min)?\.\w+$|^hashmap\.json$|^vp-icons\.css$|\.map$|^search\/|^search-index(?:-|\.)|(?:^|\/)\.[^/]+$/;

/** Both add rules of their own to what the site says. */
const isOfHost = /^(?:_redirects|_headers)$/;

export async function compareFiles(theirs: Build, ours: Build): Promise<Held> {
  const found: CompatDifference[] = [];
  const own = new Set(ours.files);
  const listed = theirs.files.filter((path) => !isOfGenerator.test(path) && !isFeed.test(path));
  for (const path of listed) {
    if (!own.has(path)) found.push({ code: 'missing-file', at: `/${path}` });
    else if (!/(?:^|\/)sitemap[^/]*\.xml$/.test(path) && !(await isSame(path, theirs, ours)))
      found.push({ code: 'file', at: `/${path}` });
  }
  return { found, count: listed.length };
}

async function isSame(path: string, theirs: Build, ours: Build): Promise<boolean> {
  const paths = [join(theirs.folder, path), join(ours.folder, path)] as const;
  if (isOfHost.test(path)) {
    const [before, after] = await Promise.all(paths.map(async (one) => (await readFile(one, 'utf8')).split(/\r?\n/)));
    return before?.every((line) => line.trim() === '' || after?.includes(line)) === true;
  }
  const [{ size }, { size: other }] = await Promise.all([stat(paths[0]), stat(paths[1])]);
  if (size !== other) return false;
  const [before, after] = await Promise.all([readFile(paths[0]), readFile(paths[1])]);
  return before.equals(after);
}
