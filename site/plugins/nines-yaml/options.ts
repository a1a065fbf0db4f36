// Defines the schema of the plugin options.
import * as z from 'zod';

export interface NinesYamlOptions {
  /** Glob pattern of the JSON Schemas, relative to the site root. */
  readonly schemas: string;
}

export const optionsSchema = z.strictObject({ schemas: z.string() } satisfies Record<keyof NinesYamlOptions, z.ZodType>);
