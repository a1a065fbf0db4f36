// Indexes a group of pages, so that an edit indexes only the group of its page again.
import type { SearchPage, SearchSection } from 'slodocs/kit';
import { shownLength } from '../engine/cards.ts';
import { type PageAbout, printLength, shardOf, wordListOf } from '../engine/overview.ts';
import { type Field, fields } from '../engine/posting.ts';
import { stopWords } from '../engine/stop-words.ts';
import { createTermReader, type ReadTerms } from '../engine/terms.ts';
import { digestOf } from './card-files.ts';
import { createTermCounts } from './term-counts.ts';

export interface Wording {
  readonly lang: string;
  readonly shards: number;
  readonly lists: number;
}

/** Plain data, cached. */
export interface GroupLayout {
  /** A digest of what editions are made of: the addresses of pages and the ids of their sections. */
  readonly layout: string;
  readonly sections: string;
  readonly levels: string;
  readonly headingLengths: string;
  readonly textLengths: string;
  readonly count: number;
  /** Sums of words by field. */
  readonly words: readonly number[];
}

export interface GroupTexts {
  /** By shard: a line for each term, with the postings of the group, sorted. */
  readonly terms: readonly string[];
  /** By list: a line for each word as it is written, with how often it is. */
  readonly spellings: readonly string[];
}

/** What is indexed, as plain data. */
export interface GroupInput {
  readonly pages: readonly PageInput[];
  readonly wording: Wording;
}

interface PageInput extends Pick<SearchPage, 'url' | 'description' | 'keywords'> {
  readonly sections: readonly SearchSection[];
}

/** Groups share most of their words, and the next one is often of the same site. */
let reader: ReadTerms | undefined;

function readerFor(lang: string): ReadTerms {
  if (reader?.lang !== lang) reader = createTermReader(lang);
  return reader;
}

export function indexGroup({ pages, wording: { lang, shards, lists } }: GroupInput): GroupLayout & GroupTexts {
  const counts = createTermCounts(readerFor(lang), stopWords(lang));
  const sums = fields.map(() => 0);
  let levels = '';
  let headingLengths = '';
  let textLengths = '';
  let number = 0;
  const add = (text: string, name: Field, placed = 0): number => {
    const field = fields.indexOf(name);
    const count = counts.add(text, { field, section: number, placed });
    sums[field] = (sums[field] ?? 0) + count;
    return count;
  };
  for (const page of pages) {
    page.sections.forEach(({ heading, level, text }, at) => {
      levels += level;
      headingLengths += printLength(add(heading, 'heading', shownLength(heading)));
      const described = at === 0 && !text.startsWith(page.description) ? add(page.description, 'text') : 0;
      textLengths += printLength(described + add(text, 'text', shownLength(text)));
      if (at === 0) for (const keyword of page.keywords) add(keyword, 'keywords');
      number++;
    });
  }
  return {
    layout: digestOf(pages.map(({ url, sections }) => [url, ...sections.map(({ id }) => id)])),
    sections: pages.map(({ sections }) => sections.length.toString(36)).join(','),
    levels,
    headingLengths,
    textLengths,
    count: number,
    words: sums,
    terms: linesIn(shards, counts.terms(), (term) => shardOf(term, shards)),
    spellings: linesIn(lists, counts.spellings(), (word) => wordListOf(word, lists)),
  };
}

/** The lines of each file, sorted: a name and its values, between tabs. */
function linesIn(
  files: number,
  values: ReadonlyMap<string, number | string>,
  fileOf: (name: string) => number,
): readonly string[] {
  const texts = Array.from({ length: files }, () => '');
  for (const name of [...values.keys()].sort()) {
    const file = fileOf(name);
    const before = texts[file] ?? '';
    texts[file] = `${before}${before === '' ? '' : '\n'}${name}\t${values.get(name)}`;
  }
  return texts;
}

/** Undefined where a page is as most are. */
export function aboutPage({ type, tags, boost }: SearchPage, numbers: ReadonlyMap<string, number>): PageAbout | undefined {
  const about = {
    ...(type === 'doc' ? {} : { type }),
    ...(tags.length === 0 ? {} : { tags: tags.map((tag) => numbers.get(tag) ?? 0) }),
    ...(boost === 1 ? {} : { boost }),
  };
  return Object.keys(about).length === 0 ? undefined : about;
}
