// The shape of the options of social cards.
import * as z from 'zod';
import type { SocialCardsOptions } from './social-cards.ts';

export const optionsSchema = z.strictObject({
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be six digits behind a "#", such as "#0b5558"')
    .optional(),
  folder: z.string().min(1, 'must not be empty').optional(),
} satisfies Record<keyof SocialCardsOptions, z.ZodType>);
