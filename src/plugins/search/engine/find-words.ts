// Finds the sections with each word of a query, and those with words like it where it is misspelled.
import { nearWords } from './near.ts';
import { type Alternative, type QueryWord, weights } from './query-words.ts';
import type { WordScores } from './rank.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundTerm } from './shard.ts';

export interface FoundWords {
  readonly words: readonly WordScores[];
  /** What was found for each word. */
  readonly groups: readonly (readonly FoundTerm[])[];
  /** The terms of the index that were found, for marking. */
  readonly terms: ReadonlySet<string>;
  /** The words that were found as they were typed, in lower case. */
  readonly typed: readonly string[];
}

export async function findWords(words: readonly QueryWord[], index: ScopeIndex): Promise<FoundWords> {
  const spoken = words.map(({ typed }) => typed);
  const groups = words.map((): FoundTerm[] => []);
  const typed = new Set<string>();
  const found = await Promise.all(
    words.map(async (word, n) => {
      const group = groups[n] as FoundTerm[];
      const scores = await scoresOf(word.alternatives, word.weight, index, group);
      if (scores.sections.size > 0) {
        typed.add(word.typed);
        return scores;
      }
      const near = nearWords(word.typed, await index.wordsLike(word.typed), word.isOpen);
      const alternatives = near.flatMap(({ term, edits }) =>
        index.reader
          .alternatives(term, spoken, word.isOpen)
          .map((one) => ({ ...one, weight: (one.weight * weights.misspelt) / Math.max(1, edits) })),
      );
      return scoresOf(alternatives, word.weight, index, group);
    }),
  );
  const terms = new Set(groups.flat().flatMap((one) => [...one.terms]));
  return { words: found, groups, terms, typed: [...typed] };
}

async function scoresOf(
  alternatives: readonly Alternative[],
  weight: number,
  index: ScopeIndex,
  group: FoundTerm[],
): Promise<WordScores> {
  const sections = new Map<number, number>();
  const headings = new Map<number, number>();
  await Promise.all(
    alternatives.map(async (alternative) => {
      const found = await Promise.all(alternative.terms.map((term) => index.find(term, alternative.isPrefix)));
      group.push(...found);
      keepBest(sections, inAll(found.map((one) => one.sections)), alternative.weight);
      keepBest(headings, inAll(found.map((one) => one.headings)), alternative.weight);
    }),
  );
  return { weight, sections, headings };
}

/** The sections with all words of a phrase, by the least score. */
function inAll(lists: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const [first = new Map<number, number>(), ...rest] = lists;
  if (rest.length === 0) return first;
  const both = new Map<number, number>();
  for (const [section, score] of first) {
    const scores = [score, ...rest.map((one) => one.get(section) ?? 0)];
    if (!scores.includes(0)) both.set(section, Math.min(...scores));
  }
  return both;
}

function keepBest(best: Map<number, number>, scores: ReadonlyMap<number, number>, weight: number): void {
  for (const [section, score] of scores) {
    const weighted = score * weight;
    if (weighted > (best.get(section) ?? 0)) best.set(section, weighted);
  }
}
