// Measures how near to each other the words of a query stand in a text.
import { allTerms, type ReadTerms } from './terms.ts';
import { wordsOf } from './words.ts';

/** The longest distance of two words that belong together, in words. */
const reach = 4;

/**
 * The share of neighbouring words of the query that stand near each other in one of the texts, between 0 and 1. `groups` has the
 * terms that answer each word.
 */
export function proximityOf(texts: readonly string[], groups: readonly ReadonlySet<string>[], read: ReadTerms): number {
  if (groups.length < 2) return 0;
  const near = new Set<number>();
  for (const text of texts) {
    /** The place at which each word was last seen. */
    const last = groups.map(() => Number.NEGATIVE_INFINITY);
    wordsOf(text).forEach((word, place) => {
      const terms = allTerms(read(word.text));
      groups.forEach((group, n) => {
        if (!terms.some((term) => group.has(term))) return;
        last[n] = place;
        if (n > 0 && place - (last[n - 1] ?? 0) <= reach) near.add(n);
        if (n < groups.length - 1 && place - (last[n + 1] ?? 0) <= reach) near.add(n + 1);
      });
    });
  }
  return near.size / (groups.length - 1);
}
