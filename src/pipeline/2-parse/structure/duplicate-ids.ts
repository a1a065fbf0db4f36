// Reports headings of a page with the same explicit id.

import type { Context } from '#context/context';
import type { Place } from '#model/place';
import { headingIdPlace } from '../facts/heading-id-place.ts';
import type { HeadingData } from '../facts/heading-ids.ts';
import { placeOf } from '../facts/links.ts';
import type { Structure } from './collect.ts';

/** Slugs are unique, so only explicit ids can be duplicates. `source` is the text as written. */
export function reportDuplicateIds({ reporter }: Context, { headings, file }: Structure, source: string): void {
  const seen = new Map<string, Place>();
  for (const heading of headings) {
    const { slodocsId: id, slodocsExplicit: isExplicit } = (heading.data ?? {}) as HeadingData;
    if (id === undefined) continue;
    const place = placeOf(heading, file);
    const first = seen.get(id);
    if (!first) {
      seen.set(id, place);
      continue;
    }
    reporter.report({
      code: 'parse/duplicate-heading-id',
      message: `another heading of this page has the id "${id}"`,
      help: 'Give one of them another id: links can only reach the first.',
      place: isExplicit ? headingIdPlace(place, id, source.split(/\r\n|\n|\r/)) : place,
      related: [{ message: 'the first one', place: first }],
    });
  }
}
