// Defines the options of code tabs.
import * as z from 'zod';

export interface CodeTabsOptions {
  /** Labels by language, beside the usual ones: `{ rs: 'Rust' }`. A language without one is its own label. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Tabs with one id choose together; null for tabs that choose alone. */
  readonly groupId?: string | null;
}

export const optionsSchema = z.strictObject({
  labels: z.record(z.string(), z.string().min(1, 'must not be empty')).optional(),
  groupId: z.union([z.string().min(1), z.null()], 'must be a text or null').optional(),
} satisfies Record<keyof CodeTabsOptions, z.ZodType>);
