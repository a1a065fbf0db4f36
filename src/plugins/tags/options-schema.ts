// Defines the options of tags.
import * as z from 'zod';

export interface TagsOptions {
  /** How to report a tag that the tags file does not define, if there is such a file. `warn` */
  readonly onInlineTags?: 'throw' | 'warn' | 'log' | 'ignore';
  /** The file that defines tags, in the folder of each version; false for none. `tags.yml`, if it exists */
  readonly file?: string | false;
  /** How many docs a tag page lists; the rest follow on `page/2` and so on. All of them */
  readonly perPage?: number;
  /** The part of addresses after that of the version. `tags` */
  readonly basePath?: string;
}

const filled = z.string().min(1, 'must not be empty');

export const optionsSchema = z.strictObject({
  onInlineTags: z.enum(['throw', 'warn', 'log', 'ignore']).optional(),
  file: z.union([filled, z.literal(false)], 'must be the name of a file, or false').optional(),
  perPage: z.int('must be a whole number of at least 1').min(1, 'must be a whole number of at least 1').optional(),
  basePath: filled.optional(),
} satisfies Record<keyof TagsOptions, z.ZodType>);
