// Defines the cards of pages: the titles, headings and texts that results are shown with.
import { shorten } from '#model/cut-text';
import type { SearchType } from '#model/search';

/** The sections of a group from one on, as many as the overview says. */
export interface CardFile {
  /** That of the group: files of different editions do not belong together. */
  readonly edition: string;
  readonly cards: readonly Card[];
}

/** A page, or the part of one that a file has. */
export interface Card {
  readonly url: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly type: SearchType;
  /** The number of its first section in the page. */
  readonly first: number;
  /** The headings above its first section, by the number of their sections. */
  readonly above: Readonly<Record<number, string>>;
  readonly sections: readonly CardSection[];
}

export type CardSection = readonly [id: string, heading: string, text: string];

/** What is cut off a text takes no part in excerpts. In characters. */
const longestText = 400;

/** How much of a text a card has, and of how much the places of words are told, in characters. */
export function shownLength(text: string): number {
  if (text.length <= longestText) return text.length;
  const space = text.lastIndexOf(' ', longestText);
  return space > 0 ? space : longestText;
}

export function shownText(text: string): string {
  return shorten(text, shownLength(text));
}
