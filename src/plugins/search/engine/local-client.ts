// Answers queries from the files of an index, of which it reads what a query needs.
import type { Marked, SearchAnswer, SearchClient, SearchHit, SearchQuery } from '#model/search';
import type { Card, CardSection } from './cards.ts';
import { counted } from './counted.ts';
import { excerptOf, markWords } from './excerpt.ts';
import { type FoundWords, findWords } from './find-words.ts';
import { EditionFault, type IndexReader } from './index-files.ts';
import { proximityOf } from './proximity.ts';
import { rankSections } from './rank.ts';
import { openScope, type ScopeIndex } from './scope-index.ts';
import { allTerms, createTermReader, type ReadTerms } from './terms.ts';
import { wordsOf } from './words.ts';

export interface LocalConfig {
  /** The ids of all scopes of the site. */
  readonly scopes: readonly string[];
  /** The folder of the index, below the base. */
  readonly folder: string;
}

interface Candidate {
  readonly index: ScopeIndex;
  readonly found: FoundWords;
  readonly section: number;
  readonly score: number;
}

export function createLocalClient(config: LocalConfig, reader: IndexReader): SearchClient {
  let opened = new Map<string, Promise<ScopeIndex>>();
  const open = (scope: string, isFresh: boolean): Promise<ScopeIndex> => {
    const known = opened.get(scope) ?? openScope(scope, reader, isFresh);
    opened.set(scope, known);
    known.catch(() => opened.get(scope) === known && opened.delete(scope));
    return known;
  };
  const openAll = (scopes: readonly string[], isFresh: boolean): Promise<readonly ScopeIndex[]> =>
    Promise.all(config.scopes.filter((one) => one === 'default' || scopes.includes(one)).map((one) => open(one, isFresh)));
  return {
    async search(query) {
      const answer = async (isFresh: boolean): Promise<SearchAnswer> => answerFrom(await openAll(query.scopes, isFresh), query);
      try {
        return await answer(false);
      } catch (thrown) {
        if (!(thrown instanceof EditionFault)) throw thrown;
        // The site was built anew since its overview was read.
        opened = new Map();
        return answer(true);
      }
    },
    async warm(scopes) {
      await openAll(scopes, false).catch(() => undefined);
    },
  };
}

async function answerFrom(indexes: readonly ScopeIndex[], query: SearchQuery): Promise<SearchAnswer> {
  const lists = await Promise.all(indexes.map((index) => candidatesOf(index, query)));
  query.signal?.throwIfAborted();
  const all = lists.flatMap(({ candidates }) => candidates);
  const types = (one: Candidate) => [typeOf(one)];
  const isOfType = (one: Candidate): boolean => !query.types?.length || query.types.includes(typeOf(one));
  const isTagged = (one: Candidate): boolean => !query.tags?.length || tagsOf(one).some((tag) => query.tags?.includes(tag));
  const wanted = all.filter((one) => isOfType(one) && isTagged(one)).sort((a, b) => b.score - a.score);
  return {
    total: wanted.length,
    hits: await hitsOf([...(await sortByNearness(wanted.slice(0, query.limit))), ...wanted.slice(query.limit)], query),
    suggestions: wanted.length === 0 ? lists.flatMap(({ suggestions }) => suggestions).slice(0, 3) : [],
    types: counted(all.filter(isTagged).flatMap(types)),
    tags: counted(all.filter(isOfType).flatMap(tagsOf)),
  };
}

async function candidatesOf(index: ScopeIndex, { text }: SearchQuery) {
  const words = index.reader.words(text);
  const found = await findWords(words, index);
  const ranked = rankSections(found.words, index.numbering);
  return {
    candidates: ranked.map(({ section, score }): Candidate => ({ index, found, section, score })),
    // Each word by itself may be found where all of them are not.
    suggestions:
      words.length > 1 ? words.filter((_, n) => (found.words[n]?.sections.size ?? 0) > 0).map(({ typed }) => typed) : [],
  };
}

/** How much a text gains that has all words of the query near each other. */
const nearness = 2;

/** Sorts candidates anew by how near the words of the query stand to each other in their headings and texts. */
async function sortByNearness(candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
  const sorted = await Promise.all(
    candidates.map(async (candidate) => {
      const { index, found, section, score } = candidate;
      const [, heading = '', text = ''] = sectionOf(await index.card(section), candidate);
      const near = proximityOf([heading, text], found.groups, createTermReader(index.overview.lang));
      return { ...candidate, score: score * (1 + nearness * near) };
    }),
  );
  return sorted.sort((a, b) => b.score - a.score);
}

/** Reads the texts of as many candidates as the limits leave. */
async function hitsOf(candidates: readonly Candidate[], { limit, perGroup = limit, signal }: SearchQuery): Promise<SearchHit[]> {
  const hits: SearchHit[] = [];
  const counts = new Map<string, number>();
  for (let next = 0; next < candidates.length && next < limit * 3 && hits.length < limit; next += limit) {
    const some = candidates.slice(next, next + limit);
    const cards = await Promise.all(some.map(({ index, section }) => index.card(section)));
    signal?.throwIfAborted();
    some.forEach((candidate, n) => {
      const hit = hitOf(candidate, cards[n] as Card);
      const count = counts.get(hit.group) ?? 0;
      if (count >= perGroup || hits.length >= limit) return;
      counts.set(hit.group, count + 1);
      hits.push(hit);
    });
  }
  return hits;
}

function sectionOf({ first, sections }: Card, { index, section }: Candidate): CardSection {
  return sections[section - index.numbering.pageOf(section).firstSection - first] ?? ['', '', ''];
}

function hitOf(candidate: Candidate, card: Card): SearchHit {
  const { index, found, section } = candidate;
  const { url, title, trail, type, first, above, sections } = card;
  const { numbering, overview } = index;
  const { firstSection } = numbering.pageOf(section);
  const read = createTermReader(overview.lang);
  const mark = (text: string): Marked => markWords(text, found.terms, read);
  const [id, heading, text] = sectionOf(card, candidate);
  const isPage = section === firstSection;
  const headingAt = (number: number): string => sections[number - first]?.[1] ?? above[number] ?? '';
  const parents = numbering.above(section).filter((one) => one !== firstSection);
  const headings = [...parents.reverse().map((one) => headingAt(one - firstSection)), ...(isPage ? [] : [heading])];
  const own = mark(isPage ? title : heading);
  const excerpt = excerptOf(text, found.terms, read);
  return {
    url: id === '' ? url : `${url}#${encodeURIComponent(id)}`,
    group: trail[0] ?? '',
    page: mark(title),
    headings: headings.map(mark),
    excerpt,
    kind: isMarked(own) || excerpt.length === 0 ? (isPage ? 'page' : 'heading') : 'text',
    type,
    words: markedWords(`${title} ${headings.join(' ')} ${text}`, found.terms, read),
  };
}

function isMarked(text: Marked): boolean {
  return text.some(({ marked }) => marked);
}

function markedWords(text: string, terms: ReadonlySet<string>, read: ReadTerms): readonly string[] {
  const found = wordsOf(text).filter((word) => allTerms(read(word.text)).some((term) => terms.has(term)));
  return [...new Set(found.map((word) => word.text.toLowerCase()))].sort();
}

function typeOf({ index, section }: Candidate) {
  return index.numbering.pageOf(section).about?.type ?? 'doc';
}

function tagsOf({ index, section }: Candidate): readonly string[] {
  const { tags = [] } = index.numbering.pageOf(section).about ?? {};
  return tags.map((tag) => index.overview.tags[tag] ?? '');
}
