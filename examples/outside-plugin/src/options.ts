// Describes the options of the plugin.
import * as z from 'zod';

export interface WebhooksOptions {
  /** The YAML file of events, relative to the site's root. */
  readonly file: string;
  /** The folder of the docs that the pages join. `events` */
  readonly folder?: string;
}

export const optionsSchema = z.strictObject({
  file: z.string().regex(/\.ya?ml$/, 'must be the path of a YAML file'),
  folder: z.string().optional(),
} satisfies Record<keyof WebhooksOptions, z.ZodType>);
