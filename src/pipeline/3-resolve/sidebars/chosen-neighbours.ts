// Overrides a page's neighbours by those that its front matter names.

import type { Context } from '#context/context';
import { keyPlace, type Neighbour, type Neighbourhood, type PlacedDoc } from '#model/page';
import { placeOfSource } from '#model/source-file';
import type { PageTable } from '../page-table.ts';
import { neighbourLabel } from './neighbour-label.ts';
import { reportUnknownDoc } from './unknown-doc.ts';

/** `pagination_next` and `pagination_prev` override the sidebar. */
export function withChosen(context: Context, page: PlacedDoc, own: Neighbourhood, table: PageTable): Neighbourhood {
  const { pagination_prev: previous, pagination_next: next } = page.document.facts.frontMatter;
  return {
    ...own,
    previous: chosenNeighbour(context, page, 'pagination_prev', previous, own.previous, table),
    next: chosenNeighbour(context, page, 'pagination_next', next, own.next, table),
  };
}

function chosenNeighbour(
  context: Context,
  page: PlacedDoc,
  key: string,
  id: string | null | undefined,
  own: Neighbour | undefined,
  table: PageTable,
): Neighbour | undefined {
  if (id === undefined) return own;
  if (id === null) return undefined;
  const { docs, version: name } = page;
  const doc = table.byId(docs, name, id);
  if (!doc && table.isDraft(docs, name, id)) return undefined;
  if (!doc) {
    const place = keyPlace(page.document.facts, key) ?? placeOfSource(page.document.source);
    reportUnknownDoc(context, table, { docs, name }, id, place, `\`${key}\` is the id of a doc, or null for none.`);
    return own;
  }
  if (doc.unlisted) return undefined;
  return { label: neighbourLabel(doc, undefined), route: doc.route };
}
