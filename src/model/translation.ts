// Defines the state of a translation against its original.
import type { Site } from './site.ts';

/**
 * `current` where the original says what it said when it was translated, `stale` where it says something else, `unrecorded` where
 * nothing tells what it said, `missing` where nobody has translated it, and `orphan` for the translation of no page.
 */
export const translationStates = ['current', 'stale', 'unrecorded', 'missing', 'orphan'] as const;

export type TranslationState = (typeof translationStates)[number];

/** An original in a language. */
export interface Translation {
  readonly locale: string;
  /** Relative to the root, like all paths. Of an orphan the path that it should have. */
  readonly original: string;
  /** Undefined where it is missing. */
  readonly path?: string;
  readonly state: TranslationState;
  /** What the original says now. Undefined for an orphan. */
  readonly digest?: string;
  /** What it said when it was translated. */
  readonly recorded?: string;
  /** True for a part of other pages, which need not be translated. */
  readonly isPartial: boolean;
}

/** A site in all its languages, before it is rendered: the input of `translated` hooks. */
export interface SiteInLanguages {
  /** The site in each language; that in which its originals are comes first. */
  readonly sites: readonly Site[];
  /** Sorted by language, then by original. */
  readonly translations: readonly Translation[];
}
