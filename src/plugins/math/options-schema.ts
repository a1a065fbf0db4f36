// Defines the options of math.
import * as z from 'zod';

export interface MathOptions {
  /** Custom commands, such as `{ '\\RR': '\\mathbb{R}' }`. */
  readonly macros?: Readonly<Record<string, string>>;
  /** False: inline formulas are written between `$$`, and a single `$` is a dollar sign. */
  readonly singleDollar?: boolean;
}

export const optionsSchema = z.strictObject({
  macros: z.record(z.string(), z.string()).optional(),
  singleDollar: z.boolean().optional(),
} satisfies Record<keyof MathOptions, z.ZodType>);
