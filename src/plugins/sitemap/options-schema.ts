// Defines the options of the sitemap.
import * as z from 'zod';

export const frequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

export type ChangeFrequency = (typeof frequencies)[number];

export interface SitemapOptions {
  /** How to write the last change of a page: as a date, as a date and time, or not at all. `date` */
  readonly lastmod?: 'date' | 'datetime' | false;
  /** Globs of addresses to leave out, relative to the site's base: `/docs/tags/**`. */
  readonly ignorePatterns?: readonly string[];
  /** How often pages change, as a hint for search engines; false for none. `weekly` */
  readonly changefreq?: ChangeFrequency | false;
  /** How important pages are, from 0 to 1; false for none. 0.5 */
  readonly priority?: number | false;
  /** Whether to write a `robots.txt` that lists the sitemap. `true` */
  readonly robots?: boolean;
}

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
