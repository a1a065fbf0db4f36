// Counts the terms of a group of pages.
import { fields, printPlace, printPosting } from '../engine/posting.ts';
import { allTerms, type ReadTerms } from '../engine/terms.ts';
import { eachWord } from '../engine/words.ts';

/** Where a term stands in one field; sections are counted one after the other. */
interface Postings {
  /** Without the last section. */
  printed: string;
  /** The last section that is printed. */
  printedUpTo: number;
  section: number;
  count: number;
  places: string;
}

interface Entry {
  readonly isStopWord: boolean;
  readonly fields: (Postings | undefined)[];
}

interface KnownWord {
  readonly entries: readonly Entry[];
  /** In lower case; undefined for data rather than words. */
  readonly spelling: string | undefined;
  count: number;
}

/** Words that can be misspelt, rather than data. */
const isSpelling = /^[\p{L}\p{M}_.-]{4,24}$/u;

const textField = fields.indexOf('text');

interface TextPlace {
  readonly field: number;
  readonly section: number;
  /** Of words that begin before this character, the place is noted. */
  readonly placed: number;
}

export interface TermCounts {
  /** Counts a text, and returns the number of its terms. Sections come in their order. */
  add(text: string, place: TextPlace): number;
  /** The postings of each term by field, printed, with tabs between them; empty in fields without it. */
  terms(): ReadonlyMap<string, string>;
  /** How often each word is written, by its lower case. */
  spellings(): ReadonlyMap<string, number>;
}

/** Texts lack `stops`, which count where they are all that a heading says. */
export function createTermCounts(read: ReadTerms, stops: ReadonlySet<string>): TermCounts {
  const entries = new Map<string, Entry>();
  const words = new Map<string, KnownWord>();
  const entryOf = (term: string): Entry => {
    const entry = entries.get(term) ?? { isStopWord: stops.has(term), fields: fields.map(() => undefined) };
    entries.set(term, entry);
    return entry;
  };
  const know = (word: string): KnownWord => {
    const spelling = isSpelling.test(word) ? word.toLowerCase() : undefined;
    const known = { entries: allTerms(read(word)).map(entryOf), spelling, count: 0 };
    words.set(word, known);
    return known;
  };
  return {
    add(text, { field, section, placed }) {
      let count = 0;
      let number = 0;
      eachWord(text, read.lang, (word, at) => {
        const place = at < placed ? printPlace(number) : '';
        number++;
        const known = words.get(word) ?? know(word);
        known.count++;
        count += known.entries.length;
        for (const entry of known.entries) if (field !== textField || !entry.isStopWord) countIn(entry, field, section, place);
      });
      return count;
    },
    terms() {
      // Stop words may stand in texts alone.
      const found = [...entries].filter(([, entry]) => entry.fields.some((postings) => postings));
      return new Map(found.map(([term, entry]) => [term, entry.fields.map(printedAll).join('\t')]));
    },
    spellings() {
      const counts = new Map<string, number>();
      for (const { spelling, count } of words.values())
        if (spelling !== undefined) counts.set(spelling, (counts.get(spelling) ?? 0) + count);
      return counts;
    },
  };
}

function countIn(entry: Entry, field: number, section: number, place: string): void {
  const postings = entry.fields[field];
  if (!postings) entry.fields[field] = { printed: '', printedUpTo: 0, section, count: 1, places: place };
  else if (postings.section === section) {
    postings.count++;
    postings.places += place;
  } else {
    postings.printed = printedAll(postings);
    postings.printedUpTo = postings.section;
    postings.section = section;
    postings.count = 1;
    postings.places = place;
  }
}

function printedAll(postings: Postings | undefined): string {
  if (!postings) return '';
  const { printed, printedUpTo, section, count, places } = postings;
  return `${printed}${printed === '' ? '' : ','}${printPosting(section - printedUpTo, count, places)}`;
}
