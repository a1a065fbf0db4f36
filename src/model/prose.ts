// Defines the types of prose: what people read in a source, with the places of its words.
import type { Place, Point } from './place.ts';

export type ProseKind =
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'table-cell'
  | 'footnote'
  | 'title'
  | 'attribute'
  | 'alt'
  | 'front-matter';

/** A text that is read in one go, such as a paragraph. */
export interface ProseBlock {
  /** The file that it is written in, relative to the root. */
  readonly file: string;
  readonly kind: ProseKind;
  /** References and escapes are decoded; code, formulas and expressions are a `*` each. */
  readonly text: string;
  readonly place: Pick<Place, 'start' | 'end'>;
  /** In text order. What is in none of them is white space. */
  readonly segments: readonly ProseSegment[];
}

/** A part of a block's text on one line of the source. */
export interface ProseSegment {
  /** The offset in the text. */
  readonly at: number;
  readonly length: number;
  /** Where it begins in the source. */
  readonly start: Point;
  /** Set where it is not written as it reads, such as `&amp;`: all of it stands for the range to this point. */
  readonly end?: Point;
}

/** A comment by which authors speak to linters, such as `vale off`. */
export interface LinterComment {
  readonly line: number;
  readonly text: string;
}

export interface Prose {
  readonly blocks: readonly Omit<ProseBlock, 'file'>[];
  readonly comments: readonly LinterComment[];
}

export interface ProseFile {
  /** Relative to the root. */
  readonly path: string;
  /** The words of the file at their lines and columns, and spaces in the place of all else. */
  readonly text: string;
  readonly blocks: readonly ProseBlock[];
}
