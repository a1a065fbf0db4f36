// Finds the sections of a scope with a term, by the shard that has it.
import type { Numbering } from './numbering.ts';
import { common, countPostings, type Field, fields, readPlaces, readPostings } from './posting.ts';

export interface Question {
  readonly term: string;
  /** Whether terms that begin with it are found as well. */
  readonly isPrefix: boolean;
}

export interface FoundTerm {
  /** Scores by section. */
  readonly sections: ReadonlyMap<number, number>;
  /** Those of headings alone. */
  readonly headings: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
  /** False where the index does not say in which texts they stand. */
  readonly isPlaced: boolean;
  /** The numbers of the words near the start of a heading or text that are one of the terms. */
  places(section: number, field: Field): readonly number[];
}

/** The weights of the fields. */
const boosts = { heading: 3, text: 1, keywords: 2 } as const;

/**
 * BM25+ (Lv and Zhai, "Lower-Bounding Term Frequency Normalization", CIKM 2011): how soon more of a word adds no more, how much a
 * long text loses, and what one word is worth at least in any text.
 */
const [saturation, lengthLoss, atLeast] = [1.2, 0.7, 0.2];

/** The weight of a term that goes on behind what was asked for, the less the longer it is. */
const prefixWeight = 0.375;

/** `shard` has a line for each term, sorted, after a line feed each. */
export function findTerm(shard: string, question: Question, numbering: Numbering): FoundTerm {
  const lines = linesOf(shard, question).map((line) => line.split('\t'));
  const sections = new Map<number, number>();
  const headings = new Map<number, number>();
  const { averages, bases, lengthsOf } = numbering;
  for (const [term = '', ...lists] of lines) {
    const longer = term.length - question.term.length;
    const weight = longer === 0 ? 1 : (prefixWeight * term.length) / (term.length + 0.3 * longer);
    lists.forEach((list, n) => {
      const field = fields[n] as Field;
      const many = countPostings(list);
      const rarity = Math.log(1 + (numbering.sections - many + 0.5) / (many + 0.5));
      readPostings(list, bases, (section, count) => {
        const length = 1 - lengthLoss + (lengthLoss * (lengthsOf(section)[n] ?? 0)) / (averages[n] ?? 1);
        const share = (count * (saturation + 1)) / (count + saturation * length);
        const score = weight * boosts[field] * (rarity * (atLeast + share));
        sections.set(section, (sections.get(section) ?? 0) + score);
        if (field === 'heading') headings.set(section, (headings.get(section) ?? 0) + score);
      });
    });
  }
  const placed = new Map<Field, ReadonlyMap<number, string>>();
  return {
    sections,
    headings,
    terms: new Set(lines.map(([name = '']) => name)),
    isPlaced: !lines.some((line) => line.includes(common)),
    places(section, field) {
      const places =
        placed.get(field) ??
        placesIn(
          lines.map((lists) => lists[fields.indexOf(field) + 1] ?? ''),
          bases,
        );
      placed.set(field, places);
      return readPlaces(places.get(section) ?? '');
    },
  };
}

function linesOf(shard: string, { term, isPrefix }: Question): readonly string[] {
  const beginning = isPrefix ? `\n${term}` : `\n${term}\t`;
  const found: string[] = [];
  for (let at = shard.indexOf(beginning); at >= 0 && shard.startsWith(beginning, at); ) {
    const next = shard.indexOf('\n', at + 1);
    const end = next < 0 ? shard.length : next;
    found.push(shard.slice(at + 1, end));
    at = end;
  }
  return found;
}

function placesIn(lists: readonly string[], bases: readonly number[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const list of lists)
    readPostings(list, bases, (section, _, places) => found.set(section, (found.get(section) ?? '') + places));
  return found;
}
