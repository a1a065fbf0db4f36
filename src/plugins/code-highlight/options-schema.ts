// Defines the options of code highlighting.
import * as z from 'zod';
import type { OwnGrammars } from './grammar.ts';
import type { MagicComment } from './magic-comments.ts';

export interface CodeHighlightOptions {
  /** Additional names for supported languages: `{ nines: 'yaml' }`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Grammars for unsupported languages: in the format of Prism, or as functions that receive Prism. */
  readonly languages?: OwnGrammars;
  /** Comments that mark lines with a class, instead of `highlight-next-line`, `diff-add-start` and similar ones. */
  readonly magicComments?: readonly MagicComment[];
  /** Shows commands in shell languages as terminals; otherwise, only blocks with `frame="terminal"`. */
  readonly terminals?: boolean;
}

const filled = z.string().min(1, 'must not be empty');

const grammar = z.custom<OwnGrammars[string]>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null && !Array.isArray(value)),
  'must be a Prism grammar, or a function that adds one',
);

const magicComment = z.strictObject({
  className: filled,
  line: filled.optional(),
  block: z.strictObject({ start: filled, end: filled }).optional(),
} satisfies Record<keyof MagicComment, z.ZodType>);

export const optionsSchema = z.strictObject({
  aliases: z.record(z.string(), filled).superRefine(refuseNames).optional(),
  languages: z.record(z.string(), grammar).superRefine(refuseNames).optional(),
  magicComments: z.array(magicComment).optional(),
  terminals: z.boolean().optional(),
} satisfies Record<keyof CodeHighlightOptions, z.ZodType>);

/** The language of a fence is read in lower case. */
function refuseNames(languages: object, ctx: z.RefinementCtx): void {
  for (const name of Object.keys(languages))
    if (!/^[^\sA-Z{]+$/.test(name))
      ctx.addIssue({ code: 'custom', path: [name], message: 'must have a language name in lower case as its key' });
}
