// Defines the options of code tabs.
import * as z from 'zod';

export interface CodeTabsOptions {
  /** Additional labels by language: `{ rs: 'Rust' }`. The label of other languages is their name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Tabs with the same id are selected together; null for independent tabs. */
  readonly groupId?: string | null;
}

export const optionsSchema = z.strictObject({
  labels: z.record(z.string(), z.string().min(1, 'must not be empty')).optional(),
  groupId: z.union([z.string().min(1), z.null()], 'must be a string or null').optional(),
} satisfies Record<keyof CodeTabsOptions, z.ZodType>);
