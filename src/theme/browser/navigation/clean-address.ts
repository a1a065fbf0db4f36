// The address that the file of a page has on a host to the address of the page.
import type { PageProps } from '#model/page-props';

/** `/guide.html` and `/guide/index.html` to what the page is called. A page that is not found keeps what was asked for. */
export function cleanAddress(address: URL, { href, layout }: PageProps): URL {
  if (!address.pathname.endsWith('.html') || layout === 'not-found') return address;
  const clean = new URL(href, address);
  clean.search = address.search;
  clean.hash = address.hash;
  return clean;
}
