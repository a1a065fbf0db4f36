// Defines the options of math.
import * as z from 'zod';

export interface MathOptions {
  /** Commands of the site's own, such as `{ '\\RR': '\\mathbb{R}' }`. */
  readonly macros?: Readonly<Record<string, string>>;
  /** False: a formula in a line stands between `$$`, and a single `$` is a dollar. */
  readonly singleDollar?: boolean;
}

export const optionsSchema = z.strictObject({
  macros: z.record(z.string(), z.string()).optional(),
  singleDollar: z.boolean().optional(),
} satisfies Record<keyof MathOptions, z.ZodType>);
