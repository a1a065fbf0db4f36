// Finds words that mean the same as those of a query.

/** The index has a file for each of them to read. */
const mostSynonyms = 5;

/**
 * Words and phrases, those of the smallest groups first. `spoken` are all words of the query: a phrase of a group counts only if
 * all its words are there.
 */
export function synonymsOf(word: string, spoken: readonly string[], groups: readonly (readonly string[])[]): readonly string[] {
  const meant = groups.filter((group) => group.some((phrase) => isSpoken(phrase, word, spoken)));
  const found = meant
    .sort((a, b) => a.length - b.length)
    .flatMap((group) => group.filter((phrase) => !isSpoken(phrase, word, spoken)));
  return [...new Set(found)].slice(0, mostSynonyms);
}

function isSpoken(phrase: string, word: string, spoken: readonly string[]): boolean {
  const [first, ...rest] = phrase.split(/\s+/);
  return first === word && rest.every((one) => spoken.includes(one));
}
