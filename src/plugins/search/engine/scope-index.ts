// Reads the index of one scope piece by piece, each file once.
import type { Card, CardFile } from './cards.ts';
import { cardPath, EditionFault, type IndexReader, overviewPath, readLines, shardPath, wordListPath } from './index-files.ts';
import type { Listed } from './near.ts';
import { createNumbering, type Numbering } from './numbering.ts';
import { formatVersion, type Overview, shardOf, wordListOf } from './overview.ts';
import { createQueryReader, type QueryReader } from './query-words.ts';
import { type FoundTerm, findTerm } from './shard.ts';
import { stopWords } from './stop-words.ts';
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

type Shared = Pick<ScopeIndex, 'overview' | 'numbering' | 'reader' | 'terms'>;

/** By scope, for clients that are opened one after another, as a build opens one for each of its queries. */
const read = new Map<string, { readonly text: string; readonly shared: Shared }>();

function readOverview(scope: string, text: string): Shared {
  const known = read.get(scope);
  if (known?.text === text) return known.shared;
  const overview = JSON.parse(text) as Overview;
  if (overview.format !== formatVersion) throw new EditionFault('the index has an unknown format');
  const terms = createTermReader(overview.lang);
  const shared = { overview, numbering: createNumbering(overview), reader: createQueryReader(overview), terms };
  read.set(scope, { text, shared });
  return shared;
}

export async function openScope(scope: string, reader: IndexReader, isFresh: boolean): Promise<ScopeIndex> {
  const shared = readOverview(scope, await reader.read(overviewPath(scope), isFresh));
  const { overview, numbering } = shared;
  const { edition } = overview;
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
  const shard = once(async (path) => readLines(await reader.read(path, isFresh), edition));
  const words = once(async (path) => readWords(await reader.read(path, isFresh)));
  const cards = once(async (path) => JSON.parse(await reader.read(path, isFresh)) as CardFile);
  const stops = stopWords(overview.lang);
  const find = once(async (question): Promise<FoundTerm> => {
    const term = question.slice(1);
    const lines = await shard(shardPath(scope, shardOf(term, overview.shards)));
    const found = findTerm(lines, { term, isPrefix: question[0] === '*' }, numbering);
    // Texts are indexed without them.
    return [...found.terms].some((one) => stops.has(one)) ? { ...found, isPlaced: false } : found;
  });
  return {
    scope,
    ...shared,
    find: (term, isPrefix) => find(`${isPrefix ? '*' : '='}${term}`),
    async wordsLike(word) {
      const lists = new Set([word, word.slice(1)].map((one) => wordListOf(one, overview.lists)));
      return (await Promise.all([...lists].map((list) => words(wordListPath(scope, list))))).flat();
    },
    async card(section) {
      const { group, number } = numbering.pageOf(section);
      const [base = 0, size] = [numbering.bases[group], overview.sectionsPerFile];
      const at = Math.floor((section - base) / size);
      const file = await cards(cardPath(scope, group, at));
      const card = file.cards[number - numbering.pageOf(base + at * size).number];
      if (!card || file.edition !== overview.groups[group]?.edition) {
        throw new EditionFault('the texts of the index belong to a different build');
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
