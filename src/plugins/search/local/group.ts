// Indexes a group of pages, so that an edit indexes only the group of its page again.
import type { SearchPage, SearchSection } from '#model/search';
import { type PageAbout, printLength, shardOf, wordListOf } from '../engine/overview.ts';
import { fields, printPostings } from '../engine/posting.ts';
import { stopWords } from '../engine/stop-words.ts';
import { allTerms, createTermReader } from '../engine/terms.ts';
import { wordsOf } from '../engine/words.ts';

export interface Wording {
  readonly lang: string;
  readonly shards: number;
  readonly lists: number;
}

/** Plain data, cached. */
export interface GroupLayout {
  /** What editions are made of: the addresses of pages and the ids of their sections. */
  readonly layout: string;
  readonly sections: string;
  readonly levels: string;
  readonly headingLengths: string;
  readonly textLengths: string;
  readonly count: number;
  /** Sums of words by field. */
  readonly words: readonly number[];
}

export interface IndexedGroup extends GroupLayout {
  /** By shard: a line for each term, with the postings of the group, sorted. */
  readonly terms: readonly string[];
  /** By list: a line for each word as it is written, with how often it is. */
  readonly spellings: readonly string[];
}

export async function indexGroup(pages: readonly SearchPage[], { lang, shards, lists }: Wording): Promise<IndexedGroup> {
  const read = createTermReader(lang);
  const stops = stopWords(lang);
  const sections = await Promise.all(pages.map((page) => page.sections()));
  const terms = new Map<string, Map<number, number>[]>();
  const spellings = new Map<string, number>();
  const sums = fields.map(() => 0);
  let levels = '';
  let headingLengths = '';
  let textLengths = '';
  let number = 0;
  const add = (text: string, field: number): number => {
    const words = wordsOf(text);
    for (const { text: word } of words) {
      if (isSpelling.test(word)) spellings.set(word.toLowerCase(), (spellings.get(word.toLowerCase()) ?? 0) + 1);
    }
    const found = words.flatMap((word) => allTerms(read(word.text)));
    for (const term of found) {
      // A stop word counts where it is all that a heading says.
      if (field === 1 && stops.has(term)) continue;
      const entry = terms.get(term) ?? fields.map(() => new Map<number, number>());
      terms.set(term, entry);
      const counts = entry[field] as Map<number, number>;
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    sums[field] = (sums[field] ?? 0) + found.length;
    return found.length;
  };
  pages.forEach((page, n) => {
    (sections[n] ?? []).forEach(({ heading, level, text }, at) => {
      levels += level;
      headingLengths += printLength(add(heading, 0));
      const own = at === 0 && !text.startsWith(page.description) ? `${page.description} ${text}` : text;
      textLengths += printLength(add(own, 1));
      if (at === 0) for (const keyword of page.keywords) add(keyword, 2);
      number++;
    });
  });
  return {
    layout: JSON.stringify(pages.map(({ url }, n) => [url, ...(sections[n] ?? []).map(({ id }: SearchSection) => id)])),
    sections: sections.map((list) => list.length.toString(36)).join(','),
    levels,
    headingLengths,
    textLengths,
    count: number,
    words: sums,
    terms: linesByShard(terms, shards),
    spellings: linesByList(spellings, lists),
  };
}

/** Words that can be misspelt, rather than data. */
const isSpelling = /^[\p{L}\p{M}_.-]{4,24}$/u;

function linesByList(spellings: ReadonlyMap<string, number>, count: number): readonly string[] {
  const lines: string[][] = Array.from({ length: count }, () => []);
  for (const word of [...spellings.keys()].sort()) lines[wordListOf(word, count)]?.push(`${word}\t${spellings.get(word)}`);
  return lines.map((list) => list.join('\n'));
}

function linesByShard(terms: ReadonlyMap<string, readonly ReadonlyMap<number, number>[]>, shards: number): readonly string[] {
  const lines: string[][] = Array.from({ length: shards }, () => []);
  for (const term of [...terms.keys()].sort()) {
    const postings = terms.get(term) ?? [];
    lines[shardOf(term, shards)]?.push([term, ...postings.map(printPostings)].join('\t'));
  }
  return lines.map((list) => list.join('\n'));
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
