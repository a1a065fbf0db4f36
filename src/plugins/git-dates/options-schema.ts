// The shape of the options of dates from git.
import * as z from 'zod';
import type { GitDatesOptions } from './git-dates.ts';

export const optionsSchema = z.strictObject({ author: z.boolean().optional() } satisfies Record<
  keyof GitDatesOptions,
  z.ZodType
>);
