// Measures how near to each other the words of a query stand in a section.
import type { Field } from './posting.ts';
import type { FoundTerm } from './shard.ts';
import { allTerms, type ReadTerms } from './terms.ts';
import { wordsOf } from './words.ts';

/** The longest distance of two words that belong together, in words. */
const reach = 4;

/** For each word of the query, the numbers of the words in a text that answer it. */
type Places = readonly (readonly number[])[];

/** The share of neighboring words of the query that stand near each other in one of the texts, between 0 and 1. */
export function proximityOf(texts: readonly Places[], words: number): number {
  if (words < 2) return 0;
  let near = 0;
  for (let n = 1; n < words; n++) if (texts.some((places) => areNear(places[n - 1] ?? [], places[n] ?? []))) near++;
  return near / (words - 1);
}

function areNear(some: readonly number[], others: readonly number[]): boolean {
  return some.some((one) => others.some((other) => Math.abs(one - other) <= reach));
}

/** As the index tells them. */
export function indexedPlaces(section: number, field: Field, groups: readonly (readonly FoundTerm[])[]): Places {
  return groups.map((group) => group.flatMap((found) => found.places(section, field)));
}

export function placesIn(text: string, groups: readonly (readonly FoundTerm[])[], read: ReadTerms): Places {
  const places = groups.map((): number[] => []);
  wordsOf(text, read.lang).forEach((word, place) => {
    const terms = allTerms(read(word.text));
    groups.forEach((group, n) => {
      if (terms.some((term) => group.some((found) => found.terms.has(term)))) places[n]?.push(place);
    });
  });
  return places;
}
