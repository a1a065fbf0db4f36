// Defines the types of a difference that is being classified.
import type { Alternate } from './built-site.ts';
import type { CompatDifference } from './difference.ts';

export interface Finding extends CompatDifference {
  /** The address of the page that it speaks of, if that is another one. */
  readonly to?: string;
  /** The page in all languages of the other build. */
  readonly alternates?: readonly Alternate[];
}

/** Parts of a string keep the whole page in memory; copies do not. */
export function detached(one: Finding): Finding {
  return JSON.parse(JSON.stringify(one)) as Finding;
}
