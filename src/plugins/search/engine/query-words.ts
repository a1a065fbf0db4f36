// Reads a query: its words, and the terms of the index that answer each of them.
import { cutText } from '#model/cut-text';
import { stemLengthOf } from './overview.ts';
import { plainLetters, withoutUmlauts } from './plain-letters.ts';
import { stopWords } from './stop-words.ts';
import { allTerms, beginningOf, createTermReader, hasSigns, type ReadTerms, withoutSigns } from './terms.ts';
import { thesaurus } from './thesaurus.ts';
import { type Word, wordsOf } from './words.ts';

export interface QueryWord {
  /** In lower case, as it was typed. */
  readonly typed: string;
  /** The share of the word in the whole query: parts of an identifier count less than the identifier. */
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
  /** True for the word that may not be finished. */
  readonly isOpen: boolean;
}

export interface Alternative {
  /** Sections that have all of them are found. */
  readonly terms: readonly string[];
  /** Finds terms that begin with the only one. */
  readonly isPrefix: boolean;
  readonly weight: number;
}

interface Wording {
  readonly lang: string;
  /** Groups of words with one meaning. */
  readonly synonyms: readonly (readonly string[])[];
}

/** Longer queries are cut. In characters. */
const longestQuery = 64;

export const weights = { form: 0.8, prefix: 0.9, innerPrefix: 0.3, part: 0.5, synonym: 0.7, misspelt: 0.6 } as const;

export interface QueryReader {
  words(text: string): readonly QueryWord[];
  /** The alternatives of a word that is not in the query as it was typed; `spoken` are all words of the query, in lower case. */
  alternatives(word: string, spoken: readonly string[], isOpen: boolean): readonly Alternative[];
}

export function createQueryReader({ lang, synonyms }: Wording): QueryReader {
  const read = createTermReader(lang);
  const stops = stopWords(lang);
  const groups = [...synonyms, ...thesaurus(lang)];
  const alternatives = (word: string, spoken: readonly string[], isOpen: boolean): readonly Alternative[] => {
    const typed = word.toLowerCase();
    const { whole, parts, forms } = read(word);
    const others = synonymsOf(typed, spoken, groups).map((phrase) => ({
      terms: phrase.split(/\s+/).flatMap((one) => allTerms(read(one)).slice(0, 1)),
      isPrefix: false,
      weight: weights.synonym,
    }));
    const main = { terms: [whole ?? parts[0] ?? typed], isPrefix: false, weight: 1 };
    const otherForms = unlike(main.terms[0], [...forms, ...umlautsOf(word, read, lang)]).map((form) => ({
      terms: [form],
      isPrefix: false,
      weight: weights.form,
    }));
    return [main, ...otherForms, ...prefixOf(word, isOpen), ...others];
  };
  return {
    alternatives,
    words(text) {
      const asked = cutText(text, longestQuery);
      const words = wordsOf(asked, lang);
      const spoken = words.map((word) => word.text.toLowerCase());
      const found = words.flatMap(({ text: word }, index): readonly QueryWord[] => {
        const isOpen = index === words.length - 1 && !/\s$/.test(asked);
        const own = { typed: word.toLowerCase(), weight: 1, isOpen, alternatives: alternatives(word, spoken, isOpen) };
        const { whole, parts } = read(word);
        if (whole === undefined) return [own];
        const bare = hasSigns(word) ? withoutSigns(plainLetters(word)) : undefined;
        const pieces = parts.map((part) => ({
          typed: part,
          weight: weights.part,
          isOpen: false,
          // A name may be typed with signs that no text has before it.
          alternatives: [{ terms: [part], isPrefix: false, weight: 1 }, ...(part === bare ? prefixOf(part, isOpen) : [])],
        }));
        return [own, ...pieces];
      });
      const telling = found.filter(({ typed }) => !stops.has(typed));
      return unique(telling.length > 0 ? telling : found);
    },
  };
}

/** Finds the words in a text that a set of terms stands for, in order. */
export function wordsWith(text: string, terms: ReadonlySet<string>, read: ReadTerms): readonly Word[] {
  const found = wordsOf(text, read.lang).filter((word) => allTerms(read(word.text)).some((term) => terms.has(term)));
  // The pairs of a run without spaces are behind all its words.
  return found.sort((a, b) => a.at - b.at);
}

/** Prefixes have at least as many letters as decide on the file with a term. */
function prefixOf(word: string, isLast: boolean): readonly Alternative[] {
  const typed = beginningOf(word);
  const { length } = withoutSigns(typed);
  if (length === 0 || typed.length < stemLengthOf(typed)) return [];
  return [{ terms: [typed], isPrefix: true, weight: isLast ? weights.prefix : weights.innerPrefix }];
}

function unlike(term: string | undefined, others: readonly string[]): readonly string[] {
  return [...new Set(others)].filter((one) => one !== term);
}

/** Of a German word that may be typed without umlauts. */
function umlautsOf(word: string, read: ReadTerms, lang: string): readonly string[] {
  const plain = /^de\b/i.test(lang) ? withoutUmlauts(plainLetters(word)) : undefined;
  return plain === undefined ? [] : allTerms(read(plain)).slice(0, 1);
}

function unique(words: readonly QueryWord[]): readonly QueryWord[] {
  const known = new Map<string, QueryWord>();
  for (const word of words) {
    const key = word.alternatives[0]?.terms.join(' ') ?? word.typed;
    const other = known.get(key);
    if (!other || other.weight < word.weight) known.set(key, word);
  }
  return [...known.values()];
}

/** The index has a file for each of them to read. */
const mostSynonyms = 5;

/**
 * Words and phrases, those of the smallest groups first. `spoken` are all words of the query: a phrase of a group counts only if
 * all its words are there.
 */
function synonymsOf(word: string, spoken: readonly string[], groups: readonly (readonly string[])[]): readonly string[] {
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
