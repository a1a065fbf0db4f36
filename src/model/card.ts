// Defines the types of cards: entries of a sidebar that content can show.
import type { JsonObject } from './json.ts';

/** The category of a page, as cards: the innermost one that contains it, else the sidebar's top level. */
export interface CategoryCards {
  /** Null for the top level. */
  readonly label: string | null;
  readonly href: string | null;
  readonly description: string | null;
  /** The author's custom data for components; absent where there is none. */
  readonly customProps?: JsonObject;
  readonly items: readonly Card[];
}

/** An entry of a sidebar as a card. */
export interface Card {
  readonly type: 'link' | 'category';
  readonly label: string;
  /** A final URL. A category without a page of its own links to its first entry. */
  readonly href: string;
  readonly description: string | null;
  /** The number of cards inside a category. */
  readonly count: number | null;
  /** The id of its doc. */
  readonly docId: string | null;
  readonly customProps?: JsonObject;
}
