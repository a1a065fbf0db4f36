// Reads the index of one scope piece by piece, each file once.
import type { Card, CardFile } from './cards.ts';
import { cardsPath, EditionFault, type IndexReader, overviewPath, readLines, shardPath, wordListPath } from './index-files.ts';
import type { Listed } from './near.ts';
import { createNumbering, type NumberedPage, type Numbering } from './numbering.ts';
import { formatVersion, type Overview, pagesPerCard, shardOf, wordListOf } from './overview.ts';
import { openShard, type Shard } from './shard.ts';

export interface ScopeIndex {
  readonly scope: string;
  readonly overview: Overview;
  readonly numbering: Numbering;
  shardWith(term: string): Promise<Shard>;
  /** The words that begin with the first or the second letter of a word. */
  wordsLike(word: string): Promise<readonly Listed[]>;
  card(page: NumberedPage): Promise<Card>;
}

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
  const lines = async (path: string): Promise<string> => readLines(await reader.read(path, isFresh), edition);
  const shard = once(async (path) => openShard(await lines(path), numbering));
  const words = once(async (path) => readWords(await lines(path)));
  const cards = once(async (path) => {
    const file = JSON.parse(await reader.read(path, isFresh)) as CardFile;
    if (file.edition !== edition) throw new EditionFault('the texts of the index belong to another build');
    return file.cards;
  });
  return {
    scope,
    overview,
    numbering,
    shardWith: (term) => shard(shardPath(scope, shardOf(term, overview.shards))),
    async wordsLike(word) {
      const lists = new Set([wordListOf(word), wordListOf(word.slice(1))]);
      return (await Promise.all([...lists].map((list) => words(wordListPath(scope, list))))).flat();
    },
    async card({ group, number }) {
      const found = await cards(cardsPath(scope, group, Math.floor(number / pagesPerCard)));
      const card = found[number % pagesPerCard];
      if (!card) throw new EditionFault('the index lacks a page');
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
