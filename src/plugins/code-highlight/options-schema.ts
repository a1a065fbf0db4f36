// The shape of the options of code highlighting.
import * as z from 'zod';
import type { CodeHighlightOptions } from './code-highlight.ts';
import type { MagicComment } from './magic-comments.ts';

const filled = z.string().min(1, 'must not be empty');

const magicComment = z.strictObject({
  className: filled,
  line: filled.optional(),
  block: z.strictObject({ start: filled, end: filled }).optional(),
} satisfies Record<keyof MagicComment, z.ZodType>);

export const optionsSchema = z.strictObject({
  aliases: z.record(z.string(), filled).optional(),
  magicComments: z.array(magicComment).optional(),
} satisfies Record<keyof CodeHighlightOptions, z.ZodType>);
