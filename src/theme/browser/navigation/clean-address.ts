// Converts the address of a page's file on a host into the address of the page.
import { containerId } from '#model/page-data';

/** Maps `/guide.html` and `/guide/index.html` to the page's address. A 404 page keeps the requested address. */
export function cleanAddress(address: URL, page: Document): URL {
  const href = page.getElementById(containerId)?.dataset['page'];
  if (!address.pathname.endsWith('.html') || href === undefined) return address;
  const clean = new URL(href, address);
  clean.search = address.search;
  clean.hash = address.hash;
  return clean;
}
