// Answers queries from the files of an index, and loads only those that a query needs.
import type { Marked, SearchAnswer, SearchClient, SearchHit, SearchQuery, SearchType } from '#model/search';
import type { Card, CardSection } from './cards.ts';
import { counted } from './counted.ts';
import { excerptOf, markWords } from './excerpt.ts';
import { type FoundWords, findWords } from './find-words.ts';
import { EditionFault, type IndexReader } from './index-files.ts';
import { proximityOf } from './proximity.ts';
import { wordsWith } from './query-words.ts';
import { bestOf, rankSections } from './rank.ts';
import { openScope, type ScopeIndex } from './scope-index.ts';
import { spread } from './spread.ts';
import type { ReadTerms } from './terms.ts';

export interface LocalConfig {
  /** The ids of all scopes of the site. */
  readonly scopes: readonly string[];
  /** The folder of the index, below the base. */
  readonly folder: string;
}

/** Where groups have had their share of results, this many times as many candidates are looked at. */
const rounds = 3;

/** Candidates are read and sorted by the nearness of words in portions, so that a longer list begins as a shorter one does. */
const portion = 20;

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
  const lists = await Promise.all(indexes.map((index) => rankIn(index, query)));
  query.signal?.throwIfAborted();
  const isOfType = (index: ScopeIndex, section: number): boolean =>
    !query.types?.length || query.types.includes(typeOf(index, section));
  const isTagged = (index: ScopeIndex, section: number): boolean =>
    !query.tags?.length || tagsOf(index, section).some((tag) => query.tags?.includes(tag));
  const types: SearchType[] = [];
  const tags: string[] = [];
  let total = 0;
  const best = lists.flatMap(({ index, found, ranking }) => {
    for (const section of ranking.sections) {
      const [hasType, hasTag] = [isOfType(index, section), isTagged(index, section)];
      if (hasTag) types.push(typeOf(index, section));
      if (hasType) tags.push(...tagsOf(index, section));
      if (hasType && hasTag) total++;
    }
    const isWanted = (section: number): boolean => isOfType(index, section) && isTagged(index, section);
    const most = portion * Math.ceil(query.limit / portion) * (query.perGroup === undefined ? 1 : rounds);
    return bestOf(ranking, most, isWanted).map((ranked): Candidate => ({ index, found, ...ranked }));
  });
  const shown = await chooseShown(
    best.sort((a, b) => b.score - a.score),
    query,
  );
  query.signal?.throwIfAborted();
  return {
    total,
    hits: shown.map(hitOf),
    suggestions: total === 0 ? lists.flatMap(({ suggestions }) => suggestions).slice(0, 3) : [],
    types: counted(types),
    tags: counted(tags),
  };
}

async function rankIn(index: ScopeIndex, { text }: SearchQuery) {
  const words = index.reader.words(text);
  const found = await findWords(words, index);
  return {
    index,
    found,
    ranking: rankSections(found.words, index.numbering),
    // Each word by itself may be found where all of them are not.
    suggestions:
      words.length > 1 ? words.filter((_, n) => (found.words[n]?.sections.size ?? 0) > 0).map(({ typed }) => typed) : [],
  };
}

/** The best ones, as many of each group as the query wants. All lists of a query begin with the same results. */
async function chooseShown(sorted: readonly Candidate[], { limit, perGroup = limit }: SearchQuery): Promise<readonly Shown[]> {
  const counts = new Map<string, number>();
  const shown: Shown[] = [];
  const isFull = ({ index, section }: Candidate): boolean =>
    (counts.get(index.numbering.pageOf(section).top) ?? 0) >= Math.max(perGroup, 1);
  let rest = sorted;
  for (let isFirst = true; shown.length < limit && rest.length > 0; isFirst = false) {
    const size = isFirst || perGroup >= limit ? portion : limit - shown.length;
    const near = await sortByNearness(rest.slice(0, size));
    for (const one of isFirst ? spread(near, kindsOf) : near) {
      if (shown.length === limit || isFull(one)) continue;
      const { top } = one.index.numbering.pageOf(one.section);
      counts.set(top, (counts.get(top) ?? 0) + 1);
      shown.push(one);
    }
    rest = rest.slice(size).filter((one) => !isFull(one));
  }
  return shown;
}

/** The page of a result, and its heading: generated pages have the same ones. */
function kindsOf(shown: Shown): readonly string[] {
  const { index, section, card } = shown;
  const isPage = section === index.numbering.pageOf(section).firstSection;
  return [card.url, ...(isPage ? [] : [`# ${sectionOf(card, shown)[1]}`])];
}

interface Shown extends Candidate {
  readonly card: Card;
}

/** How much a text gains that has all words of the query near each other. */
const nearness = 2;

/** Reads the candidates' texts, and sorts them anew by how near the words of the query stand to each other in there. */
async function sortByNearness(candidates: readonly Candidate[]): Promise<readonly Shown[]> {
  const sorted = await Promise.all(
    candidates.map(async (candidate) => {
      const { index, found, section, score } = candidate;
      const card = await index.card(section);
      const [, heading = '', text = ''] = sectionOf(card, candidate);
      const near = proximityOf([heading, text], found.groups, index.terms);
      return { ...candidate, card, score: score * (1 + nearness * near) };
    }),
  );
  return sorted.sort((a, b) => b.score - a.score);
}

function sectionOf({ first, sections }: Card, { index, section }: Candidate): CardSection {
  return sections[section - index.numbering.pageOf(section).firstSection - first] ?? ['', '', ''];
}

function hitOf(candidate: Shown): SearchHit {
  const { index, found, section, card } = candidate;
  const { url, title, trail, type, first, above, sections } = card;
  const { numbering } = index;
  const { firstSection } = numbering.pageOf(section);
  const read = index.terms;
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
    // The text of a card ends before that of its section may have the words.
    words: wordsToMark(`${title} ${headings.join(' ')} ${text}`, found, read),
  };
}

function isMarked(text: Marked): boolean {
  return text.some(({ marked }) => marked);
}

function wordsToMark(text: string, { terms, typed }: FoundWords, read: ReadTerms): readonly string[] {
  const shown = wordsWith(text, terms, read).map((word) => word.text.toLowerCase());
  return [...new Set([...shown, ...typed])].sort();
}

function typeOf(index: ScopeIndex, section: number): SearchType {
  return index.numbering.pageOf(section).about?.type ?? 'doc';
}

function tagsOf(index: ScopeIndex, section: number): readonly string[] {
  const { tags = [] } = index.numbering.pageOf(section).about ?? {};
  return tags.map((tag) => index.overview.tags[tag] ?? '');
}
