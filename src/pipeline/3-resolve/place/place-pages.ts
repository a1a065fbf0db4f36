// Assigns each document of a site its id and route, without duplicates.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import type { PlacedDoc } from '#model/page';
import { type ContentFolder, isCollection } from '#model/source-file';
import { placeDocs } from './place.ts';
import type { SplitPrefix } from './prefix-readers.ts';
import { uniqueIds, uniqueRoutes } from './unique.ts';

export interface PlacedPages {
  readonly pages: readonly PlacedDoc[];
  readonly drafts: readonly PlacedDoc[];
  /** Docs whose id or route another page has. */
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
  // The plugin of a collection places its pages later.
  const posts = identified.pages.filter((doc) => isCollection(doc.docs));
  const own = identified.pages.filter((doc) => !isCollection(doc.docs));
  const routed = uniqueRoutes(context, own);
  return { pages: [...routed.pages, ...posts], drafts, shadowed: [...identified.shadowed, ...routed.shadowed] };
}
