// Finds links that components made on rendered pages.
import type { Page } from '#model/page';
import type { Place } from '#model/place';
import type { MadeLink } from '../html/check-links.ts';
import type { Memory } from './memory.ts';

/** A link that a component makes. */
export interface ComponentLink {
  readonly page: Page;
  readonly href: string;
  readonly place: Place;
}

export async function findLinks(
  { plan, found, renderer }: Memory,
  pages: readonly Page[],
  isMeant: (link: MadeLink) => boolean,
): Promise<readonly ComponentLink[]> {
  const links: ComponentLink[] = [];
  for (const page of pages) {
    for (const link of (found.get(page)?.links ?? []).filter(isMeant)) {
      const places = await renderer.findLink((await plan.recipes.of(page)).values(), link);
      links.push(...places.map((place) => ({ page, href: link.href, place })));
    }
  }
  return links;
}
