// Defines the cards of pages: the titles, headings and texts that results are shown with.
import type { SearchType } from '#model/search';

/** A page, or a part of one with many sections. */
export interface Card {
  /** That of the group of its page: files of different editions do not belong together. */
  readonly edition: string;
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

/** Sections of one card: 20 results of as many pages are 40 kB or less. */
export const sectionsPerCard = 8;

/** What is cut off a text takes no part in excerpts. In characters. */
export const longestText = 400;
