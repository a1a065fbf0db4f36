// Finds the page of this site that a link leads to, and the address of a page behind that of its file.
import { containerId, type SiteData } from '#model/page-data';

/** Matches a last path segment that names a file other than a page, but not versions such as `1.113.0-beta`. */
const file = /\.(?!html?$)[a-z]\w+$/i;

/** The base URL of this site's pages, and the addresses excluded from navigation. */
export type PagesAt = Pick<SiteData, 'baseUrl' | 'external'>;

/**
 * Undefined for a link that the browser must follow itself: to another host, a file, another window, or an address that others
 * serve.
 */
export function pageAddress(link: HTMLAnchorElement, { baseUrl, external }: PagesAt): URL | undefined {
  if (link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const address = new URL(link.href);
  const isPage = isUnder(address, baseUrl) && !file.test(address.pathname);
  return isPage && !(external && RegExp(external).test(address.pathname)) ? address : undefined;
}

export function isUnder({ origin, pathname }: URL, base: string): boolean {
  return origin === location.origin && `${pathname}/`.startsWith(base);
}

/** Finds the link that contains an event's target. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** Strips the hash, which is not sent to the server. */
export function withoutHash({ href }: { readonly href: string }): string {
  return href.replace(/#.*/s, '');
}

/** Maps `/guide.html` and `/guide/index.html` to the page's address. A 404 page keeps the requested address. */
export function cleanAddress(address: URL, page: Document): URL {
  const href = page.getElementById(containerId)?.dataset['page'];
  if (!address.pathname.endsWith('.html') || href === undefined) return address;
  const clean = new URL(href, address);
  clean.search = address.search;
  clean.hash = address.hash;
  return clean;
}
