// Defines the options of dates from git.
import * as z from 'zod';

export interface GitDatesOptions {
  /** Tell who changed a page last as well. `false` */
  readonly author?: boolean;
}

export const optionsSchema = z.strictObject({ author: z.boolean().optional() } satisfies Record<
  keyof GitDatesOptions,
  z.ZodType
>);
