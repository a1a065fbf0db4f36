// Defines the options and the front matter of search.
import * as z from 'zod';

export interface SearchOptions {
  /** The address of the page, below the base. `search` */
  readonly path?: string;
  /** Groups of words and phrases that mean the same, such as `['folder', 'directory']`. */
  readonly synonyms?: readonly (readonly string[])[];
}

const words = z.array(z.string().regex(/\S/, 'must not be empty')).min(2, 'must have two words or more');

export const optionsSchema = z.strictObject({
  path: z.string().regex(/[^/]/, 'must be the path of a page').optional(),
  synonyms: z.array(words).optional(),
} satisfies Record<keyof SearchOptions, z.ZodType>);

/** `search: false` leaves the page out; a boost above 1 lists it earlier. */
export const frontMatterSchema = z.union(
  [z.boolean(), z.strictObject({ boost: z.number().positive().max(10) })],
  'must be true, false, or an object with `boost`',
);
