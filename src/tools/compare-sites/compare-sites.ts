// Compares two descriptions of a site, and lists changes that affect readers of the older one.
import { compareText } from '#model/place';
import { redirectKey } from '#model/redirect';
import { routeKey } from '#model/route';
import type { DescribedPage, DescribedRedirect, SiteDescription } from '#model/site-description';

/** Each list in the order of its paths. */
export interface SiteDifference {
  readonly added: readonly NamedPage[];
  /** Removed without a redirect. */
  readonly removed: readonly NamedPage[];
  /** Removed, with a redirect to another page or host. */
  readonly replaced: readonly (NamedPage & { readonly by: string })[];
  /** Moved: by a redirect, or because a new page has the same content. */
  readonly moved: readonly MovedPage[];
  readonly titles: readonly { readonly path: string; readonly before: string; readonly after: string }[];
  /** Of pages that remain. */
  readonly anchors: readonly { readonly path: string; readonly lost: readonly string[] }[];
  /** Links to a moved page count as unchanged. */
  readonly links: readonly { readonly path: string; readonly added: readonly string[]; readonly removed: readonly string[] }[];
  readonly redirects: { readonly added: readonly DescribedRedirect[]; readonly removed: readonly DescribedRedirect[] };
}

export interface NamedPage {
  readonly path: string;
  readonly title: string;
}

export interface MovedPage {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly redirected: boolean;
}

export function compareSites(before: SiteDescription, after: SiteDescription): SiteDifference {
  const pagesBefore = byKey(before.pages);
  const pagesAfter = byKey(after.pages);
  const gone = before.pages.filter(({ path }) => !pagesAfter.has(routeKey(path)));
  const fresh = after.pages.filter(({ path }) => !pagesBefore.has(routeKey(path)));
  const redirects = new Map(after.redirects.map(({ from, to }) => [redirectKey(from), to]));
  const heirs = findHeirs(gone, fresh, redirects);
  const taken = new Set([...heirs.values()].map(({ path }) => path));
  const left = gone.filter((page) => !heirs.has(page));
  const heirOf = (page: DescribedPage): DescribedPage | undefined => pagesAfter.get(routeKey(page.path)) ?? heirs.get(page);
  const newAddress = movedAddresses(heirs);
  const pairs = before.pages.flatMap((old) => {
    const now = heirOf(old);
    return now ? [{ old, now }] : [];
  });
  return {
    added: fresh.filter(({ path }) => !taken.has(path)).map(name),
    removed: left.filter(({ path }) => !redirects.has(redirectKey(path))).map(name),
    replaced: left.flatMap((page) => {
      const by = redirects.get(redirectKey(page.path));
      return by === undefined ? [] : [{ ...name(page), by }];
    }),
    moved: [...heirs].map(([old, now]) => ({
      from: old.path,
      to: now.path,
      title: now.title,
      redirected: redirects.has(redirectKey(old.path)),
    })),
    titles: pairs.flatMap(({ old, now }) =>
      old.title === now.title ? [] : [{ path: now.path, before: old.title, after: now.title }],
    ),
    anchors: pairs.flatMap(({ old, now }) => {
      const lost = without(old.anchors, now.anchors);
      return lost.length === 0 ? [] : [{ path: now.path, lost }];
    }),
    links: pairs.flatMap(({ old, now }) => {
      const links = old.links.map(newAddress);
      const [added, removed] = [without(now.links, links), without(links, now.links)];
      return added.length + removed.length === 0 ? [] : [{ path: now.path, added, removed }];
    }),
    redirects: compareRedirects(before.redirects, after.redirects),
  };
}

function byKey(pages: readonly DescribedPage[]): ReadonlyMap<string, DescribedPage> {
  return new Map(pages.map((page) => [routeKey(page.path), page]));
}

function name({ path, title }: DescribedPage): NamedPage {
  return { path, title };
}

/**
 * A redirect decides. Otherwise a page with the same content does, or with the same title and headings, if there is exactly one.
 */
function findHeirs(
  gone: readonly DescribedPage[],
  fresh: readonly DescribedPage[],
  redirects: ReadonlyMap<string, string>,
): ReadonlyMap<DescribedPage, DescribedPage> {
  const heirs = new Map<DescribedPage, DescribedPage>();
  const free = new Set(fresh);
  const freshAt = byKey(fresh);
  const signs: readonly ((page: DescribedPage) => string)[] = [
    ({ content, version, path }) => (content === '' ? path : JSON.stringify([content, version])),
    ({ title, anchors, version, kind }) => JSON.stringify([title, anchors, version, kind]),
  ];
  for (const page of gone) {
    const to = redirects.get(redirectKey(page.path));
    const heir = to === undefined ? undefined : freshAt.get(routeKey(pathOf(to)));
    if (heir && free.delete(heir)) heirs.set(page, heir);
  }
  for (const sign of signs) {
    const open = gone.filter((page) => !heirs.has(page) && !redirects.has(redirectKey(page.path)));
    const [old, now] = [single(open, sign), single(free, sign)];
    for (const [key, page] of old) {
      const heir = page && now.get(key);
      if (heir && free.delete(heir)) heirs.set(page, heir);
    }
  }
  return new Map([...heirs].sort(([a], [b]) => compareText(a.path, b.path)));
}

/** Pages that are unlike all others. */
function single(pages: Iterable<DescribedPage>, sign: (page: DescribedPage) => string) {
  const found = new Map<string, DescribedPage | undefined>();
  for (const page of pages) found.set(sign(page), found.has(sign(page)) ? undefined : page);
  return found;
}

function movedAddresses(heirs: ReadonlyMap<DescribedPage, DescribedPage>): (address: string) => string {
  const paths = new Map([...heirs].map(([old, now]) => [routeKey(old.path), now.path]));
  return (address) => {
    const path = pathOf(address);
    const moved = address.startsWith('/') ? paths.get(routeKey(path)) : undefined;
    return moved === undefined ? address : moved + address.slice(path.length);
  };
}

function pathOf(address: string): string {
  return /^[^?#]*/.exec(address)?.[0] ?? '';
}

function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return words.filter((word) => !known.has(word)).sort(compareText);
}

function compareRedirects(
  before: readonly DescribedRedirect[],
  after: readonly DescribedRedirect[],
): SiteDifference['redirects'] {
  const sign = ({ from, to }: DescribedRedirect): string => `${from}\n${to}`;
  const [old, now] = [new Set(before.map(sign)), new Set(after.map(sign))];
  return { added: after.filter((one) => !old.has(sign(one))), removed: before.filter((one) => !now.has(sign(one))) };
}
