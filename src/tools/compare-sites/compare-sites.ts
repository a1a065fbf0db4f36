// Compares two descriptions of a site, and lists changes that affect readers of the older one.
import { compareText } from '#model/place';
import { redirectKey } from '#model/redirect';
import type { DescribedPage, DescribedRedirect, SiteDescription } from '#model/site-description';
import { pairPages } from './pair-pages.ts';

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
  const { pairs, heirs, fresh, left, redirects, newAddress } = pairPages(before, after);
  const taken = new Set([...heirs.values()].map(({ path }) => path));
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

function name({ path, title }: DescribedPage): NamedPage {
  return { path, title };
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
