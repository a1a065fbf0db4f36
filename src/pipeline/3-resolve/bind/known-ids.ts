// Lists the ids of a page that an anchor may name.
import type { PlacedPage } from '#model/page';
import type { Compose, Composition } from './compose.ts';

/** Undefined where unknown ids may exist, so that no anchor can be called broken. */
export type Ids = readonly string[] | undefined;

export function idsOf(compose: Compose, page: PlacedPage | undefined): Ids {
  if (!page) return undefined;
  if (page.kind === 'doc') return knownIds(compose(page.document));
  // Category cards have no ids.
  return page.origin === 'sidebar' ? [] : page.ids;
}

export function knownIds({ complete, ids }: Composition): Ids {
  return complete ? ids : undefined;
}

/** An empty hash and `#top` are valid on any page. */
export function isBroken(hash: string | undefined, ids: Ids): hash is string {
  return hash !== undefined && hash !== '' && hash !== 'top' && ids !== undefined && !ids.includes(hash);
}
