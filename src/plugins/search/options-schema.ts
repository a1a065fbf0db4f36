// The shape of the options of search.
import * as z from 'zod';
import type { SearchOptions } from './search.ts';

export const optionsSchema = z.strictObject({
  path: z.string().regex(/[^/]/, 'must be the path of a page').optional(),
} satisfies Record<keyof SearchOptions, z.ZodType>);
