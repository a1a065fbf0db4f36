// Writes the cards of pages: the titles, headings and texts that results are shown with.

import { hash } from 'node:crypto';
import type { EmittedFile, SearchPage, SearchSection } from 'slodocs/kit';
import { type Card, type CardFile, shownText } from '../engine/cards.ts';
import { cardPath } from '../engine/index-files.ts';

export interface CardPlace {
  readonly scope: string;
  /** The number of the group. */
  readonly group: number;
  readonly edition: string;
  /** How many sections a file has. */
  readonly perFile: number;
}

/** The part of a page that a file has. */
interface Part {
  readonly page: SearchPage;
  readonly from: number;
  readonly to: number;
}

/** Consecutive sections of a group share a file. */
export function cardFiles(
  pages: readonly SearchPage[],
  { sections }: { readonly sections: string },
  { scope, group, edition, perFile }: CardPlace,
): readonly EmittedFile[] {
  const counts = sections.split(',').map((count) => Number.parseInt(count, 36));
  const files: Part[][] = [];
  let first = 0;
  pages.forEach((page, n) => {
    const count = counts[n] ?? 0;
    for (let from = 0; from < count; ) {
      const file = Math.floor((first + from) / perFile);
      const to = Math.min(count, (file + 1) * perFile - first);
      const parts = files[file] ?? [];
      files[file] = parts;
      parts.push({ page, from, to });
      from = to;
    }
    first += count;
  });
  return files.map((parts, n) => ({
    path: cardPath(scope, group, n),
    key: digestOf(
      edition,
      parts.map(({ page: { url, title, trail, type, digest } }) => [url, title, trail, type, digest]),
    ),
    make: async () => JSON.stringify({ edition, cards: await Promise.all(parts.map(cardOf)) } satisfies CardFile),
  }));
}

async function cardOf({ page, from, to }: Part): Promise<Card> {
  const { url, title, trail, type } = page;
  const all = await page.sections();
  const sections = all.slice(from, to).map(({ id, heading, text }) => [id, heading, shownText(text)] as const);
  return { url, title, trail, type, first: from, above: headingsAbove(all, from), sections };
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

export function digestOf(...values: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(values)).slice(0, 16);
}
