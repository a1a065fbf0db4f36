// The shape of the options of math.
import * as z from 'zod';
import type { MathOptions } from './math.ts';

export const optionsSchema = z.strictObject({
  macros: z.record(z.string(), z.string()).optional(),
  singleDollar: z.boolean().optional(),
} satisfies Record<keyof MathOptions, z.ZodType>);
