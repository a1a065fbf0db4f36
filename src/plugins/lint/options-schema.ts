// The shape of the options of lint.
import * as z from 'zod';
import { type LintOptions, rules } from './lint.ts';

export const optionsSchema = z.strictObject({
  rules: z.array(z.enum(rules)).optional(),
} satisfies Record<keyof LintOptions, z.ZodType>);
