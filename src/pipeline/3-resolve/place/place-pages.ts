// Places the documents of a site: gives each its id and its route.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import type { PlacedDoc } from '#model/page';
import { type ContentFolder, isCollection } from '#model/source-file';
import type { SplitPrefix } from './number-prefix.ts';
import { placeDocs } from './place.ts';
import { uniqueIds, uniqueRoutes } from './unique.ts';

export interface PlacedPages {
  readonly pages: readonly PlacedDoc[];
  readonly drafts: readonly PlacedDoc[];
  /** Another page has their id or route. */
  readonly shadowed: readonly PlacedDoc[];
}

export function placePages(
  context: Context,
  documents: readonly Document[],
  folders: readonly ContentFolder[],
  prefixesOf: (docs: string) => SplitPrefix,
): PlacedPages {
  const { docs, drafts } = placeDocs(context, documents, folders, prefixesOf);
  const identified = uniqueIds(context, docs);
  // Where the pages of a collection stand, its plugin has still to say.
  const posts = identified.pages.filter((doc) => isCollection(doc.docs));
  const own = identified.pages.filter((doc) => !isCollection(doc.docs));
  const routed = uniqueRoutes(context, own);
  return { pages: [...routed.pages, ...posts], drafts, shadowed: [...identified.shadowed, ...routed.shadowed] };
}
