// A link to the address of the page of this site that it leads to.
import type { SiteProps } from '#model/page-props';

/** The last part of a path that names a file which is no page. Versions, such as `1.113.0-beta`, name none. */
const file = /\.(?!html?$)[a-z]\w+$/i;

/** Where the pages of this site stand. */
export type PagesAt = Pick<SiteProps, 'baseUrl' | 'external'>;

/** Undefined for a link that the browser is to follow by itself: to another host, to a file, into another window, to what others serve. */
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

/** The link in which something happened. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** What is asked of the server for it. */
export function withoutHash({ href }: { readonly href: string }): string {
  return href.replace(/#.*/s, '');
}
