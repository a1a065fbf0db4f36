// Defines the options of twins.
import * as z from 'zod';
import type { LlmsOptions } from './llms/llms.ts';

export interface TwinsOptions {
  /** Globs of addresses without a twin, under the site's base: `/docs/tags/**`. */
  readonly exclude?: readonly string[];
  /** `llms.txt`, which lists the twins, and `llms-full.txt`, which holds them; false for neither. */
  readonly llms?: LlmsOptions | false;
}

const globs = z.array(z.string().min(1, 'must not be empty')).optional();

const llms = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  exclude: globs,
  optional: globs,
  full: z.boolean().optional(),
} satisfies Record<keyof LlmsOptions, z.ZodType>);

export const optionsSchema = z.strictObject({
  exclude: globs,
  llms: z.union([llms, z.literal(false)], 'must be an object or false').optional(),
} satisfies Record<keyof TwinsOptions, z.ZodType>);
