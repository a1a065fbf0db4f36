// Resolves the addresses of a page that was read, so that pages of two builds can be compared.
import { addressOf, decode, targetOf } from './address.ts';
import type { BuiltPage, Place } from './built-site.ts';

/** `served` is where hosts serve the page's file. */
export function inSite(page: BuiltPage, place: Place, served: string): BuiltPage {
  const from = servedAt(page, place) ?? served;
  const to = (href: string): string => addressOf(href, place, from);
  const target = (href: string): string => targetOf(href, place, from);
  const { previous, next, redirect } = page;
  return {
    ...page,
    redirect: redirect === undefined ? undefined : target(redirect),
    previous: previous === undefined ? undefined : to(previous),
    next: next === undefined ? undefined : to(next),
    sidebar: page.sidebar.map((link) => ({ ...link, href: target(link.href) })),
    tags: page.tags.map((link) => ({ ...link, href: to(link.href) })),
    links: [...new Set(page.links.map(target))],
    entries: [...new Set(page.entries.map(target))],
  };
}

/** Browsers resolve addresses from the one of the page, which its canonical address tells better than its file does. */
function servedAt({ canonical, redirect }: BuiltPage, { host, base }: Place): string | undefined {
  if (redirect !== undefined || host === '' || !canonical?.startsWith(`${host}${base}/`)) return undefined;
  return decode(canonical.slice(host.length + base.length));
}
