// Defines the overview of a scope, which a client loads first: its pages and sections as numbers, and where the rest is.
import type { SearchType } from '#model/search';

/** Files of an overview with another number have another form. */
export const formatVersion = 5;

export interface Overview {
  readonly format: number;
  /** Equal editions have the same pages and headings: the files of terms have the edition of their overview. */
  readonly edition: string;
  readonly label: string;
  readonly lang: string;
  /** How many files the terms are spread over. */
  readonly shards: number;
  /** How many sections a file of cards has. */
  readonly sectionsPerFile: number;
  /** How many files the words are spread over by which misspelt ones are mended. */
  readonly lists: number;
  readonly pages: number;
  readonly sections: number;
  /** The average number of words of each field, to two digits: ranking needs no more, and few edits change them. */
  readonly averages: readonly number[];
  readonly tags: readonly string[];
  /** The labels at the top of pages' trails, by which results are grouped. */
  readonly tops: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
  readonly groups: readonly GroupOverview[];
}

export interface GroupOverview {
  /** That of the cards of its pages: a page more leaves those of other groups as they are. */
  readonly edition: string;
  /** Per page: the number of its sections, in base 36, between commas. */
  readonly sections: string;
  /** Per page: the number of its label in `tops`, in base 36, between commas. */
  readonly tops: string;
  /** Per section, as a digit: the level of its heading. */
  readonly levels: string;
  /** Per section, as a character: the length of its heading, and that of its text. */
  readonly headingLengths: string;
  readonly textLengths: string;
  /** By the number of a page, where it differs from a doc without tags and with a boost of 1. */
  readonly about: Readonly<Record<number, PageAbout>>;
}

export interface PageAbout {
  readonly type?: SearchType;
  /** Numbers of tags. */
  readonly tags?: readonly number[];
  readonly boost?: number;
}

/** The first character that stands for a length: printable, and no quote in JSON. */
const firstCode = 0x23;

/** Lengths in steps of 1.19 to one: ranking needs no more. */
export function printLength(words: number): string {
  const code = firstCode + Math.min(80, Math.round(4 * Math.log2(words + 1)));
  return String.fromCharCode(code === 0x5c ? 0x5d : code);
}

export function readLength(text: string, at: number): number {
  return 2 ** ((text.charCodeAt(at) - firstCode) / 4) - 1;
}

/** Characters that say as much as several letters do. */
const syllable = /^[\p{Script=Hangul}\p{Script=Han}]/u;

/** How many of its first letters decide on a term's shard: words that begin alike share one. */
export function stemLengthOf(term: string): number {
  return syllable.test(term) ? 1 : 3;
}

/** The number of the shard with a term. */
export function shardOf(term: string, shards: number): number {
  return hashOf(term.slice(0, stemLengthOf(term))) % shards;
}

/** The number of the list with the words that begin with the same letter. */
export function wordListOf(word: string, lists: number): number {
  return hashOf(word.slice(0, 1)) % lists;
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return hash >>> 0;
}
