// Converts the address of a page's file on a host into the address of the page.
import type { PageProps } from '#model/page-props';

/** Maps `/guide.html` and `/guide/index.html` to the page's address. A 404 page keeps the requested address. */
export function cleanAddress(address: URL, { href, layout }: PageProps): URL {
  if (!address.pathname.endsWith('.html') || layout === 'not-found') return address;
  const clean = new URL(href, address);
  clean.search = address.search;
  clean.hash = address.hash;
  return clean;
}
