// Defines the options of tags.
import * as z from 'zod';

export interface TagsOptions {
  /** What a tag is that the file of tags does not define, where there is such a file. `warn` */
  readonly onInlineTags?: 'throw' | 'warn' | 'log' | 'ignore';
  /** The file that defines tags, in the folder of each version; false for none. `tags.yml`, which may be absent */
  readonly file?: string | false;
  /** How many docs a page of a tag lists; the rest follows on `page/2` and so on. All of them */
  readonly perPage?: number;
  /** The part of addresses behind that of a version. `tags` */
  readonly basePath?: string;
}

const filled = z.string().min(1, 'must not be empty');

export const optionsSchema = z.strictObject({
  onInlineTags: z.enum(['throw', 'warn', 'log', 'ignore']).optional(),
  file: z.union([filled, z.literal(false)], 'must be the name of a file, or false').optional(),
  perPage: z.int('must be a whole number from 1 on').min(1, 'must be a whole number from 1 on').optional(),
  basePath: filled.optional(),
} satisfies Record<keyof TagsOptions, z.ZodType>);
