// Defines the options of the admonitions plugin.
import * as z from 'zod';

export interface AdmonitionsOptions {
  /** Additional kinds, besides the nine built-in ones: `:::exercise` with `keywords: ['exercise']`. */
  readonly keywords?: readonly string[];
  /** False: quotes that begin with `[!NOTE]` remain quotes. `true` */
  readonly alerts?: boolean;
}

const keyword = z.string().regex(/^[A-Za-z][\w-]*$/, 'must be a word of letters, digits and hyphens');

export const optionsSchema = z.strictObject({
  keywords: z.array(keyword).optional(),
  alerts: z.boolean().optional(),
} satisfies Record<keyof AdmonitionsOptions, z.ZodType>);
