// Finds words that mean the same as those of a query.

/** `spoken` are all words of the query: a phrase of a group counts only if all its words are there. Words and phrases. */
export function synonymsOf(word: string, spoken: readonly string[], groups: readonly (readonly string[])[]): readonly string[] {
  const found = new Set<string>();
  for (const group of groups) {
    const meant = group.find((phrase) => {
      const [first, ...rest] = phrase.split(/\s+/);
      return first === word && rest.every((one) => spoken.includes(one));
    });
    if (meant !== undefined) for (const phrase of group) if (phrase !== meant) found.add(phrase);
  }
  return [...found];
}
