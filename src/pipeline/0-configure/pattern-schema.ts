// Defines the schema of globs for content folders.
import * as z from 'zod';
import type { ContentPatternsConfig } from '#model/content-settings';

const glob = z
  .string()
  .min(1, 'must not be empty')
  .superRefine((text, ctx) => {
    const problem = problemOf(text);
    if (problem) ctx.addIssue({ code: 'custom', message: problem.message, params: { help: problem.help } });
  });

export const patternKeys = {
  include: z.array(glob).min(1, 'must have an entry').optional(),
  exclude: z.array(glob).optional(),
} satisfies Record<keyof ContentPatternsConfig, z.ZodType>;

function problemOf(text: string): { message: string; help: string } | undefined {
  if (/^\.{0,2}\//.test(text))
    return { message: 'must not begin with "/", "./" or "../"', help: 'Patterns are relative to the folder: `drafts/**`.' };
  if (text.startsWith('!')) return { message: 'must not begin with "!"', help: 'To exclude files, use "exclude".' };
  if (text.includes('\\')) return { message: 'must have "/" between its parts', help: 'Use "/" on every operating system.' };
  if (!isBalanced(text)) return { message: 'must have matching brackets', help: 'For example, `**/*.{md,mdx}` or `[ab]*.md`.' };
  return undefined;
}

function isBalanced(text: string): boolean {
  return ['{}', '[]', '()'].every(([open = '', close = '']) => text.split(open).length === text.split(close).length);
}
