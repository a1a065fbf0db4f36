// Reports headings of a page that its author has given the same id.
import type { Root } from 'mdast';
import type { Place } from '#model/place';
import { walk } from '#model/walk';
import type { Context } from '../context/context.ts';
import type { ReadSource } from '../context/source-text.ts';
import { headingIdPlace } from './facts/heading-id-place.ts';
import type { HeadingData } from './facts/heading-ids.ts';
import { placeOf } from './facts/links.ts';

/** Slugs are made unique, so that only an explicit id can stand twice. */
export function reportDuplicateIds(context: Context, tree: Root, { path: file, text }: ReadSource): void {
  const seen = new Map<string, Place>();
  walk(tree, 'heading', (heading) => {
    const { slodocsId: id, slodocsExplicit: isExplicit } = (heading.data ?? {}) as HeadingData;
    if (id === undefined) return;
    const first = seen.get(id);
    if (!first) {
      seen.set(id, placeOf(heading, file));
      return;
    }
    const place = placeOf(heading, file);
    context.reporter.report({
      code: 'parse/duplicate-heading-id',
      message: `another heading of this page has the id "${id}"`,
      help: 'Give one of them another id: links can only reach the first.',
      place: isExplicit ? headingIdPlace(place, id, text.split(/\r\n|\n|\r/)) : place,
      related: [{ message: 'the first one', place: first }],
    });
  });
}
