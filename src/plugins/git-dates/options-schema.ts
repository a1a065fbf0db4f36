// Defines the options of dates from git.
import * as z from 'zod';

export interface GitDatesOptions {
  /** Also show who changed a page last; a number, such as 3, for that many recent authors. `false` */
  readonly author?: boolean | number;
}

export const optionsSchema = z.strictObject({
  author: z.union([z.boolean(), z.int().min(1).max(20)]).optional(),
} satisfies Record<keyof GitDatesOptions, z.ZodType>);
