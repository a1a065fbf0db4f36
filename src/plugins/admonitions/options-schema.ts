// Defines the options of the admonitions plugin.
import * as z from 'zod';

export interface AdmonitionsOptions {
  /** Kinds of the site's own, beside the nine that there are: `:::exercise` with `keywords: ['exercise']`. */
  readonly keywords?: readonly string[];
  /** False: quotes that begin with `[!NOTE]` stay quotes. `true` */
  readonly alerts?: boolean;
}

const keyword = z.string().regex(/^[A-Za-z][\w-]*$/, 'must be a word of letters, digits and hyphens');

export const optionsSchema = z.strictObject({
  keywords: z.array(keyword).optional(),
  alerts: z.boolean().optional(),
} satisfies Record<keyof AdmonitionsOptions, z.ZodType>);
