// The neighbours that a page's front matter chooses by id, over those of its sidebar.
import { nearest } from '#model/nearest';
import { keyPlace, type Neighbour, type Neighbourhood, type PlacedDoc } from '#model/page';
import { wholeFile } from '#model/place';
import type { Context } from '../../context/context.ts';
import type { PageTable } from '../page-table.ts';

/** `pagination_next` and `pagination_prev` overrule the sidebar. */
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
  const doc = table.byId(page.docs, page.version, id);
  if (!doc) {
    const meant = nearest(id, table.ids(page.docs, page.version));
    context.reporter.report({
      code: 'resolve/unknown-doc',
      message: `there is no doc with the id "${id}"`,
      help: meant ? `Did you mean "${meant}"?` : `\`${key}\` is the id of a doc, or null for none.`,
      place: keyPlace(page.document.facts, key) ?? wholeFile(page.document.source.path),
    });
    return own;
  }
  if (doc.unlisted) return undefined;
  const { frontMatter } = doc.document.facts;
  return { label: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? doc.title, route: doc.route };
}
