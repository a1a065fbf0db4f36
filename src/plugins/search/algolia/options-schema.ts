// Defines the options of the Algolia engine.
import * as z from 'zod';

export interface AlgoliaOptions {
  /** The id of the application. */
  readonly appId: string;
  /** The search-only key: it is printed on every page. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Restricts every query, as `facetFilters` of Algolia do, besides the language and the version. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** Also filters by language and version. The index must have these facets. `true` */
  readonly contextual?: boolean;
  /** Emits `search-index/records.json` for uploading. `false` */
  readonly records?: boolean;
  /** The origin of another server that speaks the same protocol, instead of those of the application. */
  readonly host?: string;
}

const word = z.string().regex(/^\S+$/, 'must be a non-empty string without spaces');

export const optionsSchema = z.strictObject({
  appId: z.string().regex(/^[\dA-Za-z-]+$/, 'must be letters and digits, as shown in the Algolia dashboard'),
  apiKey: word,
  indexName: word,
  facetFilters: z
    .array(z.union([word, z.array(word).min(1)], 'must be a filter such as "type:doc", or a list of them'))
    .optional(),
  contextual: z.boolean().optional(),
  records: z.boolean().optional(),
  host: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]+$/, 'must be an origin such as "https://search.example", without a path')
    .optional(),
} satisfies Record<keyof AlgoliaOptions, z.ZodType>);
