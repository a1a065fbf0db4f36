// Finds the file or address of the image in a page's front matter.
import type { Destinations } from '../addresses/destinations.ts';
import { findFileAt } from '../addresses/find-target.ts';
import type { Found, Origin } from '../addresses/found.ts';

/** In Docusaurus a bare path means a static file. Here it is also looked for beside the page, like other images. */
export function findImage(
  image: string,
  origin: Origin,
  destinations: Destinations,
): { readonly inStatic: Found; readonly found: Found } {
  const find = (address: string): Found => findFileAt(address, origin, destinations);
  const inStatic = find(image.startsWith('/') || image.startsWith('.') ? image : `/${image}`);
  return { inStatic, found: inStatic.kind === 'target' ? inStatic : find(image) };
}
