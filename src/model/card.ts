// The entries of a sidebar as cards, which content can show.
import type { JsonObject } from './json.ts';

/** The innermost category that holds a page, or that the page belongs to; outside of categories, the sidebar's top level. */
export interface CategoryCards {
  /** Null for the top level. */
  readonly label: string | null;
  readonly href: string | null;
  readonly description: string | null;
  /** What the author hands to components with the category; absent where there is nothing. */
  readonly customProps?: JsonObject;
  readonly items: readonly Card[];
}

/** An entry of a sidebar as a card. */
export interface Card {
  readonly type: 'link' | 'category';
  readonly label: string;
  /** Ready to print. A category without a page of its own leads to its first entry. */
  readonly href: string;
  readonly description: string | null;
  /** How many cards a category has itself. */
  readonly count: number | null;
  /** The id of its doc. */
  readonly docId: string | null;
  readonly customProps?: JsonObject;
}
