// Reads the index of one scope piece by piece, each file once.
import MiniSearch, { type AsPlainObject } from 'minisearch';
import { type Card, sectionsPerCard } from './cards.ts';
import { cardPath, EditionFault, type IndexReader, overviewPath, readLines, shardPath, wordListPath } from './index-files.ts';
import type { Listed } from './near.ts';
import { createNumbering, type Numbering } from './numbering.ts';
import { formatVersion, type Overview, shardOf, wordListOf } from './overview.ts';
import { fields, readPostings } from './posting.ts';
import { createQueryReader, type QueryReader } from './query-words.ts';
import { createTermReader, type ReadTerms } from './terms.ts';

export interface ScopeIndex {
  readonly scope: string;
  readonly overview: Overview;
  readonly numbering: Numbering;
  readonly reader: QueryReader;
  /** Remembers the words that it has read. */
  readonly terms: ReadTerms;
  /** The words that begin with the first or the second letter of a word. */
  wordsLike(word: string): Promise<readonly Listed[]>;
  /** The card with a section. */
  card(section: number): Promise<Card>;
  /** The sections and terms of the shard that a term leads to. Remembered. */
  find(term: string, isPrefix: boolean): Promise<FoundTerm>;
}

interface FoundTerm {
  /** Scores by section. */
  readonly sections: ReadonlyMap<number, number>;
  /** Those of headings alone. */
  readonly headings: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
}

/** The weights of the fields. */
const boosts = { heading: 3, text: 1, keywords: 2 } as const;

const ofHeadings = { heading: boosts.heading };

export async function openScope(scope: string, reader: IndexReader, isFresh: boolean): Promise<ScopeIndex> {
  const overview = JSON.parse(await reader.read(overviewPath(scope), isFresh)) as Overview;
  if (overview.format !== formatVersion) throw new EditionFault('the index has another form');
  const { edition } = overview;
  const numbering = createNumbering(overview);
  const once = <T>(make: (path: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>();
    return (path: string): Promise<T> => {
      const made = known.get(path) ?? make(path);
      known.set(path, made);
      // What could not be read is asked for again.
      made.catch(() => known.get(path) === made && known.delete(path));
      return made;
    };
  };
  const shard = once(async (path) => openShard(readLines(await reader.read(path, isFresh), edition), numbering));
  const words = once(async (path) => readWords(await reader.read(path, isFresh)));
  const cards = once(async (path) => JSON.parse(await reader.read(path, isFresh)) as Card);
  const find = once(async (question) => {
    const term = question.slice(1);
    const { find: ask } = await shard(shardPath(scope, shardOf(term, overview.shards)));
    const isPrefix = question[0] === '*';
    const { scores, terms } = ask(term, { isPrefix, boost: boosts });
    return { sections: scores, headings: ask(term, { isPrefix, boost: ofHeadings }).scores, terms };
  });
  return {
    scope,
    overview,
    numbering,
    reader: createQueryReader(overview),
    terms: createTermReader(overview.lang),
    find: (term, isPrefix) => find(`${isPrefix ? '*' : '='}${term}`),
    async wordsLike(word) {
      const lists = new Set([word, word.slice(1)].map((one) => wordListOf(one, overview.lists)));
      return (await Promise.all([...lists].map((list) => words(wordListPath(scope, list))))).flat();
    },
    async card(section) {
      const { group, number, firstSection } = numbering.pageOf(section);
      const card = await cards(cardPath(scope, group, number, Math.floor((section - firstSection) / sectionsPerCard)));
      if (card.edition !== overview.groups[group]?.edition) {
        throw new EditionFault('the texts of the index belong to another build');
      }
      return card;
    },
  };
}

function readWords(text: string): readonly Listed[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [term = '', count] = line.split('\t');
      return { term, count: Number(count) };
    });
}

interface Shard {
  /** The scores of sections, and the terms of the shard that were found. */
  find(term: string, options: FindOptions): Found;
}

interface FindOptions {
  readonly isPrefix: boolean;
  readonly boost: Readonly<Record<string, number>>;
}

interface Found {
  readonly scores: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
}

/** `text` has a line for each term, sorted. */
function openShard(text: string, numbering: Numbering): Shard {
  const documentIds: Record<string, number> = {};
  const fieldLength: Record<string, number[]> = {};
  const index: [string, Record<string, Record<string, number>>][] = [];
  for (const line of text.split('\n')) {
    const [term, ...lists] = line.split('\t');
    if (term === undefined || term === '') continue;
    const entry: Record<string, Record<string, number>> = {};
    lists.forEach((list, field) => {
      if (list === '') return;
      const counts: Record<string, number> = {};
      for (const [section, count] of readPostings(list, numbering.bases)) {
        counts[section] = count;
        documentIds[section] ??= section;
        fieldLength[section] ??= [...numbering.lengthsOf(section)];
      }
      entry[field] = counts;
    });
    index.push([term, entry]);
  }
  const plain: AsPlainObject = {
    documentCount: numbering.sections,
    nextId: numbering.sections,
    documentIds,
    fieldIds: Object.fromEntries(fields.map((field, n) => [field, n])),
    fieldLength,
    averageFieldLength: [...numbering.averages],
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
  const mini = MiniSearch.loadJS<{ id: number }>(plain, {
    fields: [...fields],
    tokenize: (one) => [one],
    processTerm: (one) => one,
  });
  return {
    find(term, { isPrefix, boost }) {
      const results = mini.search(term, {
        prefix: isPrefix,
        boost,
        fields: Object.keys(boost),
        bm25: { k: 1.2, b: 0.7, d: 0.2 },
      });
      return {
        scores: new Map(results.map(({ id, score }) => [id as number, score])),
        terms: new Set(results.flatMap(({ terms }) => terms)),
      };
    },
  };
}
