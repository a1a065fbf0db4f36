// Finds where each page of an older site is in the later one.
import { compareText } from '#model/place';
import { redirectKey } from '#model/redirect';
import { routeKey } from '#model/route';
import type { DescribedPage, SiteDescription } from '#model/site-description';

export interface PairedPages {
  /** Pages that remain, or have moved, in the order of the older paths. */
  readonly pairs: readonly { readonly old: DescribedPage; readonly now: DescribedPage }[];
  /** Where pages are that have moved. */
  readonly heirs: ReadonlyMap<DescribedPage, DescribedPage>;
  /** Those whose address is new. */
  readonly fresh: readonly DescribedPage[];
  /** Those that are neither there any more nor have moved. */
  readonly left: readonly DescribedPage[];
  /** Redirects of the later site, by key. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Where a link led, after the moves. */
  readonly newAddress: (address: string) => string;
}

export function pairPages(before: SiteDescription, after: SiteDescription): PairedPages {
  const pagesBefore = byKey(before.pages);
  const pagesAfter = byKey(after.pages);
  const gone = before.pages.filter(({ path }) => !pagesAfter.has(routeKey(path)));
  const fresh = after.pages.filter(({ path }) => !pagesBefore.has(routeKey(path)));
  const redirects = new Map(after.redirects.map(({ from, to }) => [redirectKey(from), to]));
  const heirs = findHeirs(gone, fresh, redirects);
  const pairs = before.pages.flatMap((old) => {
    const now = pagesAfter.get(routeKey(old.path)) ?? heirs.get(old);
    return now ? [{ old, now }] : [];
  });
  return { pairs, heirs, fresh, left: gone.filter((page) => !heirs.has(page)), redirects, newAddress: movedAddresses(heirs) };
}

function byKey(pages: readonly DescribedPage[]): ReadonlyMap<string, DescribedPage> {
  return new Map(pages.map((page) => [routeKey(page.path), page]));
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
