// Writes the cards of pages: the titles, headings and texts that results are shown with.

import { hash } from 'node:crypto';
import { type EmittedFile, type SearchPage, type SearchSection, shorten } from 'slodocs/kit';
import { type Card, longestText, sectionsPerCard } from '../engine/cards.ts';
import { cardPath } from '../engine/index-files.ts';
import type { IndexedGroup } from './group.ts';

export interface CardPlace {
  readonly scope: string;
  /** The number of the group. */
  readonly group: number;
  readonly edition: string;
}

/** The number of a page's sections decides on its files, and stands in the layout of its group. */
export function cardFiles(
  pages: readonly SearchPage[],
  { sections }: IndexedGroup,
  { scope, group, edition }: CardPlace,
): readonly EmittedFile[] {
  const counts = sections.split(',').map((count) => Number.parseInt(count, 36));
  return pages.flatMap((page, n) => {
    const { url, title, trail, type, digest } = page;
    const parts = Math.ceil((counts[n] ?? 0) / sectionsPerCard);
    return Array.from({ length: parts }, (_, part) => ({
      path: cardPath(scope, group, n, part),
      key: digestOf(edition, url, title, trail, type, digest),
      make: async () => JSON.stringify(await cardOf(page, part, edition)),
    }));
  });
}

async function cardOf(page: SearchPage, part: number, edition: string): Promise<Card> {
  const { url, title, trail, type } = page;
  const all = await page.sections();
  const first = part * sectionsPerCard;
  const sections = all
    .slice(first, first + sectionsPerCard)
    .map(({ id, heading, text }) => [id, heading, cutText(text)] as const);
  return { edition, url, title, trail, type, first, above: headingsAbove(all, first), sections };
}

function headingsAbove(sections: readonly SearchSection[], at: number): Readonly<Record<number, string>> {
  const found: Record<number, string> = {};
  let level = sections[at]?.level ?? 1;
  for (let n = at - 1; n > 0 && level > 1; n--) {
    const one = sections[n];
    if (!one || one.level >= level) continue;
    found[n] = one.heading;
    level = one.level;
  }
  return found;
}

function cutText(text: string): string {
  if (text.length <= longestText) return text;
  const space = text.lastIndexOf(' ', longestText);
  return space > 0 ? `${text.slice(0, space)}…` : shorten(text, longestText);
}

export function digestOf(...values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values)).slice(0, 16);
}
