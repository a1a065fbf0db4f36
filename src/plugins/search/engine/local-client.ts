// Answers queries from the files of an index, and loads only those that a query needs.
import type { Marked, SearchAnswer, SearchClient, SearchHit, SearchQuery, SearchType } from '#model/search';
import { type Candidate, chooseShown, portion, type Shown, sectionOf } from './choose-shown.ts';
import { counted } from './counted.ts';
import { excerptOf, markWords } from './excerpt.ts';
import { type FoundWords, findWords } from './find-words.ts';
import { EditionFault, type IndexReader } from './index-files.ts';
import { wordsWith } from './query-words.ts';
import { bestOf, rankSections } from './rank.ts';
import { openScope, type ScopeIndex } from './scope-index.ts';
import { sectionAddress } from './section-address.ts';
import type { ReadTerms } from './terms.ts';

export interface LocalConfig {
  /** The ids of all scopes of the site. */
  readonly scopes: readonly string[];
  /** The folder of the index, below the base. */
  readonly folder: string;
}

/** Where groups have had their share of results, this many times as many candidates are looked at. */
const rounds = 3;

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
  const typeCounts = new Map<SearchType, number>();
  const tagCounts = new Map<string, number>();
  const count = <Name>(counts: Map<Name, number>, name: Name): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);
  let total = 0;
  const best = lists.flatMap(({ index, found, ranking }) => {
    const isWanted = (section: number): boolean => isOfType(index, section, query) && isTagged(index, section, query);
    for (const section of ranking.sections) {
      const [hasType, hasTag] = [isOfType(index, section, query), isTagged(index, section, query)];
      if (hasTag) count(typeCounts, typeOf(index, section));
      if (hasType) for (const tag of tagsOf(index, section)) count(tagCounts, tag);
      if (hasType && hasTag) total++;
    }
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
    types: counted(typeCounts),
    tags: counted(tagCounts),
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
    url: sectionAddress(url, id),
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

const none: readonly string[] = [];

function typeOf(index: ScopeIndex, section: number): SearchType {
  return index.numbering.pageOf(section).about?.type ?? 'doc';
}

function isOfType(index: ScopeIndex, section: number, { types }: SearchQuery): boolean {
  return !types?.length || types.includes(typeOf(index, section));
}

function isTagged(index: ScopeIndex, section: number, { tags }: SearchQuery): boolean {
  return !tags?.length || tagsOf(index, section).some((tag) => tags.includes(tag));
}

function tagsOf(index: ScopeIndex, section: number): readonly string[] {
  const tags = index.numbering.pageOf(section).about?.tags;
  return tags?.map((tag) => index.overview.tags[tag] ?? '') ?? none;
}
