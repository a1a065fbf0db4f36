// The shape of the options of code tabs.
import * as z from 'zod';
import type { CodeTabsOptions } from './code-tabs.ts';

export const optionsSchema = z.strictObject({
  labels: z.record(z.string(), z.string().min(1, 'must not be empty')).optional(),
  groupId: z.union([z.string().min(1), z.null()], 'must be a text or null').optional(),
} satisfies Record<keyof CodeTabsOptions, z.ZodType>);
