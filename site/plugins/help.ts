// Writes the help of diagnostics about unknown names.
import { nearest } from 'slodocs';

/** A help that names the probable word, or `all`. */
export function didYouMean(word: string, candidates: readonly string[], all: string): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? all : `Did you mean "${meant}"?`;
}

/** "a, b and c" */
export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-GB', { type: joint === 'and' ? 'conjunction' : 'disjunction' }).format(words);
}
