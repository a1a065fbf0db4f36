// Defines the options of search.
import * as z from 'zod';

export interface SearchOptions {
  /** The address of the page, below the base. `search` */
  readonly path?: string;
}

export const optionsSchema = z.strictObject({
  path: z.string().regex(/[^/]/, 'must be the path of a page').optional(),
} satisfies Record<keyof SearchOptions, z.ZodType>);
