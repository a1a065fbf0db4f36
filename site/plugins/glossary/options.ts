// Defines the schemas of the plugin options and of its data file.
import * as z from 'zod';

export interface GlossaryOptions {
  /** The glossary page, relative to the site root: each third-level heading is a term. */
  readonly page: string;
  /** The address of that page. */
  readonly route: string;
  /** The YAML file that lists how pages write terms, relative to the site root. */
  readonly words: string;
  /** Pages without automatic links, relative to the site root. */
  readonly exclude?: readonly string[];
}

export const optionsSchema = z.strictObject({
  page: z.string(),
  route: z.string().startsWith('/', 'must begin with /'),
  words: z.string(),
  exclude: z.array(z.string()).optional(),
} satisfies Record<keyof GlossaryOptions, z.ZodType>);

/** The contents of the words file: how pages write terms. */
export interface Words {
  /** Terms without automatic links: common terms that readers soon know, and ambiguous words whose meaning cannot be detected. */
  readonly manual: readonly string[];
  /** Case-sensitive terms, which are ordinary words in lowercase. */
  readonly exact: readonly string[];
  /** Synonyms, by term. */
  readonly also: Readonly<Record<string, readonly string[]>>;
}

const list = z.array(z.string()).default([]);

export const wordsSchema = z.strictObject({ manual: list, exact: list, also: z.record(z.string(), list).default({}) });
