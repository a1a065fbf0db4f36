// The shape of the options of admonitions.
import * as z from 'zod';
import type { AdmonitionsOptions } from './admonitions.ts';

const keyword = z.string().regex(/^[A-Za-z][\w-]*$/, 'must be a word of letters, digits and hyphens');

export const optionsSchema = z.strictObject({
  keywords: z.array(keyword).optional(),
  alerts: z.boolean().optional(),
} satisfies Record<keyof AdmonitionsOptions, z.ZodType>);
