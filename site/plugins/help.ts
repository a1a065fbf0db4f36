// Writes help texts for diagnostics about unknown names.
import { nearest } from 'slodocs';

/** Returns a help text that suggests the closest word, or `all` if no word is close. */
export function didYouMean(word: string, candidates: readonly string[], all: string): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? all : `Did you mean "${meant}"?`;
}

/** Formats a list: "a, b and c". */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-GB', { type: joint === 'and' ? 'conjunction' : 'disjunction' }).format(words);
}
