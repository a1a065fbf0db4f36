// Defines the options and the front matter of search.

import type { SearchEngine } from 'slodocs/kit';
import * as z from 'zod';

export interface SearchOptions {
  /** The address of the page, below the base. `search` */
  readonly path?: string;
  /** Groups of words and phrases that mean the same, such as `['folder', 'directory']`. */
  readonly synonyms?: readonly (readonly string[])[];
  /** The search engine; the local one needs no server. */
  readonly engine?: SearchEngine;
  /** The file of search tests, relative to the root. `search.test.yml`, if it exists */
  readonly tests?: string;
  /** The maximum number of bytes that a first search may load, compressed. Not measured by default. */
  readonly budget?: number;
}

const words = z.array(z.string().regex(/\S/, 'must not be empty')).min(2, 'must have at least two words');

/** `engine` is the option of that name, as written. */
export async function optionsSchemaFor(engine: unknown): Promise<z.ZodType> {
  return z.strictObject({
    path: z.string().regex(/[^/]/, 'must be the path of a page').optional(),
    synonyms: z.array(words).optional(),
    engine: (await engineSchema(engine)).optional(),
    tests: z
      .string()
      .regex(/\.(?:ya?ml|json)$/i, 'must be the path of a YAML or JSON file')
      .optional(),
    budget: z.number().int('must be a whole number of bytes').positive('must be above 0').optional(),
  } satisfies Record<keyof SearchOptions, z.ZodType>);
}

/** The options of an engine are checked by its own schema. */
async function engineSchema(engine: unknown): Promise<z.ZodType> {
  const { optionsSchema } = Object(engine) as Partial<SearchEngine>;
  const made = typeof optionsSchema === 'function' ? await optionsSchema() : optionsSchema;
  const isFunction = (value: unknown): boolean => typeof value === 'function';
  return z.looseObject(
    { name: z.string(), config: z.custom(isFunction), index: z.custom(isFunction), options: made ?? z.unknown().optional() },
    'must be a search engine, such as algolia({ … })',
  );
}

/** `search: false` leaves the page out; a boost above 1 lists it earlier. */
export const frontMatterSchema = z
  .union(
    [z.boolean(), z.strictObject({ boost: z.number().positive().max(10) })],
    'must be true, false, or an object with `boost`',
  )
  .describe('`false` excludes the page from search; a boost above 1 ranks it higher.');
