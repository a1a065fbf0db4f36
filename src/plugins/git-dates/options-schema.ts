// Defines the options of dates from git.
import * as z from 'zod';

export interface GitDatesOptions {
  /** Tell who changed a page last as well; a number, such as 3: the last so many authors. `false` */
  readonly author?: boolean | number;
}

export const optionsSchema = z.strictObject({
  author: z.union([z.boolean(), z.int().min(1).max(20)]).optional(),
} satisfies Record<keyof GitDatesOptions, z.ZodType>);
