// Defines the options of twins.
import * as z from 'zod';
import type { LlmsOptions } from './llms/llms.ts';

export interface TwinsOptions {
  /** Globs of addresses without a twin, relative to the site's base: `/docs/tags/**`. */
  readonly exclude?: readonly string[];
  /** `llms.txt`, which lists the twins, and `llms-full.txt`, which contains them; false for neither. */
  readonly llms?: LlmsOptions | false;
  /**
   * Whether pages tell agents where their twin and `llms.txt` are, in a hidden text. Twins always refer to `llms.txt`,
   * unless this is false.
   */
  readonly directive?: boolean;
  /** The length in characters, such as 50000, above which twins are reported. None. */
  readonly longest?: number;
}

const globs = z.array(z.string().min(1, 'must not be empty')).optional();

const llms = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  exclude: globs,
  optional: globs,
  lists: z.boolean().optional(),
  tokens: z.boolean().optional(),
  full: z.boolean().optional(),
} satisfies Record<keyof LlmsOptions, z.ZodType>);

export const optionsSchema = z.strictObject({
  exclude: globs,
  llms: z.union([llms, z.literal(false)], 'must be an object or false').optional(),
  directive: z.boolean().optional(),
  longest: z.int().positive().optional(),
} satisfies Record<keyof TwinsOptions, z.ZodType>);
