// Defines the cards of pages: the titles, headings and texts that results are shown with.
import type { SearchType } from '#model/search';

export interface Card {
  readonly url: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly type: SearchType;
  readonly sections: readonly CardSection[];
}

export type CardSection = readonly [id: string, heading: string, level: number, text: string];

/** What is not shown of a text takes no part in excerpts. In characters. */
export const longestText = 500;

/** Cards of several pages, with the edition of their overview. */
export interface CardFile {
  readonly edition: string;
  readonly cards: readonly Card[];
}
