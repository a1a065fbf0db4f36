// Chooses the hits to show, and sorts them by how near their words are.
import type { SearchQuery } from '#model/search';
import type { Card, CardSection } from './cards.ts';
import type { FoundWords } from './find-words.ts';
import { indexedPlaces, placesIn, proximityOf } from './proximity.ts';
import type { ScopeIndex } from './scope-index.ts';
import { spread } from './spread.ts';

/** Candidates are sorted by the nearness of words in portions, so that a longer list begins as a shorter one does. */
export const portion = 20;

export interface Candidate {
  readonly index: ScopeIndex;
  readonly found: FoundWords;
  readonly section: number;
  readonly score: number;
}

/** The best ones, as many of each group as the query wants. All lists of a query begin with the same results. */
export async function chooseShown(
  sorted: readonly Candidate[],
  { limit, perGroup = limit }: SearchQuery,
): Promise<readonly Shown[]> {
  const counts = new Map<string, number>();
  const chosen: Candidate[] = [];
  const topOf = ({ index, section }: Candidate): string => index.numbering.pageOf(section).top;
  const isFull = (one: Candidate): boolean => (counts.get(topOf(one)) ?? 0) >= Math.max(perGroup, 1);
  const choose = (candidates: readonly Candidate[]): void => {
    for (const one of candidates) {
      if (chosen.length === limit || isFull(one)) continue;
      counts.set(topOf(one), (counts.get(topOf(one)) ?? 0) + 1);
      chosen.push(one);
    }
  };
  let rest = sorted;
  for (let isFirst = true; chosen.length < limit && rest.length > 0; isFirst = false) {
    const size = isFirst || perGroup >= limit ? portion : limit - chosen.length;
    const near = await sortByNearness(rest.slice(0, size));
    if (isFirst) {
      // Those that are shown, most probably: they are asked for at once.
      for (const one of near.slice(0, limit)) one.index.card(one.section).catch(() => undefined);
      choose(await spread(near, kindsOf));
    } else choose(near);
    rest = rest.slice(size).filter((one) => !isFull(one));
  }
  return Promise.all(chosen.map(async (one) => ({ ...one, card: await one.index.card(one.section) })));
}

/** The page of a result, and its heading: generated pages have the same ones. */
async function kindsOf(candidate: Candidate): Promise<readonly string[]> {
  const { index, section } = candidate;
  const card = await index.card(section);
  const isPage = section === index.numbering.pageOf(section).firstSection;
  return [card.url, ...(isPage ? [] : [`# ${sectionOf(card, candidate)[1]}`])];
}

export interface Shown extends Candidate {
  readonly card: Card;
}

/** How much a text gains that has all words of the query near each other. */
const nearness = 2;

async function sortByNearness(candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
  const sorted = await Promise.all(
    candidates.map(async (candidate) => ({
      ...candidate,
      score: candidate.score * (1 + nearness * (await nearnessOf(candidate))),
    })),
  );
  return sorted.sort((a, b) => b.score - a.score);
}

/** Reads the candidate's text where the index does not say which words it has. */
async function nearnessOf(candidate: Candidate): Promise<number> {
  const { index, found, section } = candidate;
  const { groups } = found;
  if (groups.length < 2) return 0;
  if (groups.flat().every(({ isPlaced }) => isPlaced)) {
    const texts = (['heading', 'text'] as const).map((field) => indexedPlaces(section, field, groups));
    return proximityOf(texts, groups.length);
  }
  const [, heading, text] = sectionOf(await index.card(section), candidate);
  return proximityOf(
    [heading, text].map((one) => placesIn(one, groups, index.terms)),
    groups.length,
  );
}

export function sectionOf({ first, sections }: Card, { index, section }: Candidate): CardSection {
  return sections[section - index.numbering.pageOf(section).firstSection - first] ?? ['', '', ''];
}
