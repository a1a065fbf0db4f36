// Converts a category's written link to one with places for diagnostics.
import type { Locate } from '#model/place';
import type { CategoryLink, GeneratedIndex } from './written-item.ts';

/** A validated `link` of a sidebar or a category file. */
export type WrittenLinkTo = { readonly type: 'doc'; readonly id: string } | Omit<GeneratedIndex, 'route' | 'imagePlace'>;

/** `path` is the path of the link in its file. */
export function placeLink(link: WrittenLinkTo, locate: Locate, path: readonly (string | number)[]): CategoryLink {
  if (link.type === 'doc') return { ...link, place: locate([...path, 'id']) };
  const place = locate([...path, link.slug === undefined ? 'type' : 'slug']);
  return { ...link, place, ...(link.image === undefined ? {} : { imagePlace: locate([...path, 'image']) }) };
}
