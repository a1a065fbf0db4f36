// Defines the options of lint.
import * as z from 'zod';

export const rules = [
  'image-without-alt',
  'skipped-heading',
  'heading-without-words',
  'unused-definition',
  'duplicate-title',
  'orphan-page',
] as const;

export type LintRule = (typeof rules)[number];

export interface LintOptions {
  /** The rules to apply. All of them */
  readonly rules?: readonly LintRule[];
}

export const optionsSchema = z.strictObject({
  rules: z.array(z.enum(rules)).optional(),
} satisfies Record<keyof LintOptions, z.ZodType>);
