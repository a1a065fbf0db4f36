// Pages with the same id or the same route: the first by path stands, the others are reported.
import type { PlacedDoc, PlacedPage } from '#model/page';
import { keyPlace } from '#model/page';
import { type Place, wholeFile } from '#model/place';
import { routeKey } from '#model/route';
import type { Context } from '../../context/context.ts';

/** Docs without those whose id another doc of their version has. */
export function uniqueIds(context: Context, docs: readonly PlacedDoc[]): readonly PlacedDoc[] {
  const first = new Map<string, PlacedDoc>();
  return docs.filter((doc) => {
    const key = JSON.stringify([doc.docs, doc.version, doc.id]);
    const other = first.get(key);
    if (!other) {
      first.set(key, doc);
      return true;
    }
    context.reporter.report({
      code: 'resolve/duplicate-id',
      message: `another doc has the id "${doc.id}"`,
      help: 'Rename one of the files, or give it another `id` in its front matter.',
      place: placeOf(doc, 'id'),
      related: [{ message: 'the other doc', place: placeOf(other, 'id') }],
    });
    return false;
  });
}

/** Pages without those whose route another page has. */
export function uniqueRoutes<P extends PlacedPage>(context: Context, pages: readonly P[]): readonly P[] {
  const first = new Map<string, P>();
  return pages.filter((page) => {
    const key = routeKey(page.route.path);
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      return true;
    }
    const place = pagePlace(page);
    const otherPlace = pagePlace(other);
    context.reporter.report({
      code: 'resolve/duplicate-route',
      message: `the route "${page.route.path}" is already taken${otherPlace ? '' : ` by a page of the plugin "${originOf(other)}"`}`,
      help: 'Give one of the pages another `slug`, or move it.',
      ...(place ? { place } : {}),
      ...(otherPlace ? { related: [{ message: 'the page that has it', place: otherPlace }] } : {}),
      ...(page.kind === 'listing' ? { plugin: page.origin } : {}),
    });
    return false;
  });
}

function originOf(page: PlacedPage): string {
  return page.kind === 'listing' ? page.origin : '';
}

/** Where a page comes from; a listing has no place. */
function pagePlace(page: PlacedPage): Place | undefined {
  return page.kind === 'doc' ? placeOf(page, 'slug') : undefined;
}

function placeOf({ document }: PlacedDoc, key: string): Place {
  return keyPlace(document.facts, key) ?? wholeFile(document.source.path);
}
