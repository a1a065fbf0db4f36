// The page that a category asks for, as written, to that with the places of what can be wrong with it.
import type { Locate } from '#model/place';
import type { CategoryLink, GeneratedIndex } from './written-item.ts';

/** A `link` of a sidebar or of a category file, after its shape was checked. */
export type WrittenLinkTo = { readonly type: 'doc'; readonly id: string } | Omit<GeneratedIndex, 'route' | 'imagePlace'>;

/** `path` is where the link stands. */
export function placeLink(link: WrittenLinkTo, locate: Locate, path: readonly (string | number)[]): CategoryLink {
  if (link.type === 'doc') return { ...link, place: locate([...path, 'id']) };
  const place = locate([...path, link.slug === undefined ? 'type' : 'slug']);
  return { ...link, place, ...(link.image === undefined ? {} : { imagePlace: locate([...path, 'image']) }) };
}
