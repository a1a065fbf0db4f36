// The shape of the options of the sitemap.
import * as z from 'zod';
import { frequencies, type SitemapOptions } from './sitemap.ts';

const share = 'must be a number from 0 to 1, or false';

export const optionsSchema = z.strictObject({
  lastmod: z.union([z.enum(['date', 'datetime']), z.literal(false)], `must be "date", "datetime" or false`).optional(),
  ignorePatterns: z.array(z.string().min(1, 'must not be empty')).optional(),
  changefreq: z
    .union([z.enum(frequencies), z.literal(false)], `must be ${frequencies.map((name) => `"${name}"`).join(', ')} or false`)
    .optional(),
  priority: z.union([z.number().min(0, share).max(1, share), z.literal(false)], share).optional(),
  robots: z.boolean().optional(),
} satisfies Record<keyof SitemapOptions, z.ZodType>);
