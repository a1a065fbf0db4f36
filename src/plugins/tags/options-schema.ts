// The shape of the options of tags.
import * as z from 'zod';
import type { TagsOptions } from './tags.ts';

const filled = z.string().min(1, 'must not be empty');

export const optionsSchema = z.strictObject({
  onInlineTags: z.enum(['throw', 'warn', 'log', 'ignore']).optional(),
  file: z.union([filled, z.literal(false)], 'must be the name of a file, or false').optional(),
  perPage: z.int('must be a whole number from 1 on').min(1, 'must be a whole number from 1 on').optional(),
  basePath: filled.optional(),
} satisfies Record<keyof TagsOptions, z.ZodType>);
