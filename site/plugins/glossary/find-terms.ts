// Finds glossary terms in a text.
import type { Term } from './terms.ts';

export interface FoundTerm {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

export type FindTerms = (text: string) => readonly FoundTerm[];

/** Prefers the longer of two overlapping terms: "time slice target" is not a "time slice". */
export function termFinder(terms: readonly Term[]): FindTerms {
  const byForm = new Map<string, Term>();
  for (const term of terms) for (const form of term.forms) byForm.set(form.toLowerCase(), term);
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  if (forms.length === 0) return () => [];
  const words = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index }): FoundTerm[] => {
      const plain = written.replaceAll(/\s+/g, ' ');
      const term = byForm.get(plain.toLowerCase());
      if (!term || (term.isExact && !term.forms.includes(plain))) return [];
      return [{ term, start: index, end: index + written.length }];
    });
}
