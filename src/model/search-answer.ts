// Defines queries of search, and their answers.

export interface SearchClient {
  /** Rejects with an `AbortError` after an abort, and with another error if the index cannot be reached or read. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Loads what the first query needs. Never rejects. */
  warm?(scopes: readonly string[]): Promise<void>;
}

export interface SearchQuery {
  readonly text: string;
  /** Ids of scopes, of which `default` is always one. Unknown ones are left out. */
  readonly scopes: readonly string[];
  readonly types?: readonly SearchType[];
  readonly tags?: readonly string[];
  /** The most hits. */
  readonly limit: number;
  /** The most hits of one group; all when absent. */
  readonly perGroup?: number;
  readonly signal?: AbortSignal;
}

export interface SearchAnswer {
  /** All sections found, of which `hits` are the best. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
  /** Other queries that find something, where this one finds nothing. */
  readonly suggestions: readonly string[];
  /** How many sections each type and tag has among all found, without the filters of that kind; most first. */
  readonly types: readonly Counted[];
  readonly tags: readonly Counted[];
}

export interface Counted {
  readonly name: string;
  readonly count: number;
}

export interface SearchHit {
  /** With base and fragment. */
  readonly url: string;
  /** The group it is listed in, such as the category at the top of the sidebar. */
  readonly group: string;
  readonly page: Marked;
  /** The headings above the text, outermost first; empty for the page's own text. */
  readonly headings: readonly Marked[];
  /** A part of the text around the words that were found; empty where only headings match. */
  readonly excerpt: Marked;
  readonly kind: 'page' | 'heading' | 'text';
  readonly type: SearchType;
  /** The words as they stand in the text, in lower case, for marking them in the page. */
  readonly words: readonly string[];
}

/** A text in pieces, of which those with `marked` were searched for. */
export type Marked = readonly { readonly text: string; readonly marked?: true }[];

export type SearchType = 'doc' | 'post' | 'page' | 'list';

/** A query of `slodocs search`. */
export interface SiteQuery {
  readonly text: string;
  /** The name of a version; the latest one when undefined. */
  readonly version: string | undefined;
  /** The most hits. */
  readonly limit: number;
}

/** Why a query has no answer. */
export interface SearchRefusal {
  /** One sentence without a period. */
  readonly message: string;
  /** A full sentence that says what to do. */
  readonly help: string;
}
