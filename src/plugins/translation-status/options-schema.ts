// Defines the options of the status of translations.
import * as z from 'zod';

export interface TranslationStatusOptions {
  /** The address of the overview; each language has a page below it. `/translations` */
  readonly path?: string;
  /** The title of the overview; by default a text of the plugin. */
  readonly title?: string;
}

export const optionsSchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^/]/, 'must be an address below the site, such as "/translations"')
    .optional(),
  title: z.string().min(1, 'must not be empty').optional(),
} satisfies Record<keyof TranslationStatusOptions, z.ZodType>);
