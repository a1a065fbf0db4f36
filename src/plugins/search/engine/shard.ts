// Opens a shard: a MiniSearch index of the terms in one file, which answers one term at a time.
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Numbering } from './numbering.ts';
import { fields, readPostings } from './posting.ts';

export interface Shard {
  /** The scores of sections, and the terms of the shard that were found. */
  find(term: string, options: FindOptions): Found;
}

export interface FindOptions {
  readonly isPrefix: boolean;
  readonly boost: Readonly<Record<string, number>>;
}

export interface Found {
  readonly scores: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
}

/** `text` has a line for each term, sorted. */
export function openShard(text: string, numbering: Numbering): Shard {
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
