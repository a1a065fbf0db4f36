// Defines the parts that the shapes of several tools have in common.
import * as z from 'zod';

export const words = (most: number) => z.string().trim().min(1).max(most);
export const count = (least: number, most: number) => z.int().min(least).max(most);
export const version = words(100).optional().describe('The name or label of a version of the docs; the latest if omitted.');
export const language = words(100)
  .optional()
  .describe("The name of a language, as in the configuration; the site's language if omitted.");
export const route = z.string().describe('The address of the page on its host, with the base, and with an anchor for a section.');
export const file = z
  .string()
  .nullable()
  .describe("The source, relative to the site's folder; null for a page that is generated from others.");
export const next = z.int().nullable().describe('The offset of the next part; null at the end.');
export const page = words(500).describe(
  'An address ("/guides/intro"), a full URL of the site, an id ("guides/intro"), or a source file.',
);

const diagnostic = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  file: z.string().nullable(),
  line: z.int().nullable().describe('From 1.'),
  column: z.int().nullable().describe('From 1, in UTF-16 code units.'),
  end_line: z.int().nullable(),
  end_column: z.int().nullable(),
  help: z.string().nullable(),
  fix: z
    .object({ title: z.string(), replaces: z.string(), text: z.string(), file: z.string(), line: z.int(), column: z.int() })
    .nullable()
    .describe('An edit that fixes it: replace "replaces", which is the text at that location, with "text".'),
});

export const faults = {
  diagnostics: z.array(diagnostic),
  total: z.int(),
  next_offset: next,
};
