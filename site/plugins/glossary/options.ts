// Defines the schemas of the plugin options and of its data file.
import * as z from 'zod';

export interface GlossaryOptions {
  /** The page of terms, relative to the site's root: each heading of the third level is a term. */
  readonly page: string;
  /** The address of that page. */
  readonly route: string;
  /** The YAML file of words, relative to the site's root. */
  readonly words: string;
  /** Pages without links to terms, relative to the site's root. */
  readonly exclude?: readonly string[];
}

export const optionsSchema = z.strictObject({
  page: z.string(),
  route: z.string().startsWith('/', 'must begin with /'),
  words: z.string(),
  exclude: z.array(z.string()).optional(),
} satisfies Record<keyof GlossaryOptions, z.ZodType>);

/** How pages write terms. */
export interface Words {
  /** Terms that only authors link: those that readers know after a page or two, and words with other meanings, for no program tells the senses apart. */
  readonly manual: readonly string[];
  /** Terms that are ordinary words in lower case. */
  readonly exact: readonly string[];
  /** Other words for a term. */
  readonly also: Readonly<Record<string, readonly string[]>>;
}

const list = z.array(z.string()).default([]);

export const wordsSchema = z.strictObject({ manual: list, exact: list, also: z.record(z.string(), list).default({}) });
