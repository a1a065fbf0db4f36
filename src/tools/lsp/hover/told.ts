// Defines what is told of a range of a document.
import type { Range } from '../positions.ts';

export interface Told {
  readonly range: Range;
  /** Markdown. */
  readonly text: string;
}
