// Defines the options of social cards.
import * as z from 'zod';

export interface SocialCardsOptions {
  /** The background color, such as `#0b5558`. */
  readonly color?: string;
  /** The folder of the cards in the output. `social` */
  readonly folder?: string;
}

export const optionsSchema = z.strictObject({
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be "#" followed by six hexadecimal digits, such as "#0b5558"')
    .optional(),
  folder: z.string().min(1, 'must not be empty').optional(),
} satisfies Record<keyof SocialCardsOptions, z.ZodType>);
