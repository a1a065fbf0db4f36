// The picture that a page names in its front matter, as it is written, to what it leads to.
import type { Destinations } from './destinations.ts';
import { findFileAt } from './find-target.ts';
import type { Found, Origin } from './found.ts';

/** A bare path is that of a static file in Docusaurus. Beside the page it is looked for as well, like other images. */
export function findImage(
  image: string,
  origin: Origin,
  destinations: Destinations,
): { readonly inStatic: Found; readonly found: Found } {
  const find = (address: string): Found => findFileAt(address, origin, destinations);
  const inStatic = find(image.startsWith('/') || image.startsWith('.') ? image : `/${image}`);
  return { inStatic, found: inStatic.kind === 'target' ? inStatic : find(image) };
}
