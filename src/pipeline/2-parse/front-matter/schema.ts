// Defines the schema of front matter.

import * as z from 'zod';
import { badgeShape } from '#context/badge-shape';
import { runsCode, wantedAddress } from '#kit/code-addresses';
import type { frontMatterKeys } from '#model/front-matter';
import { fallbacks } from '#model/i18n';
import type { Plugin } from '#model/plugin';
import { badgeKinds } from '#model/sidebar';

type FrontMatterKey = (typeof frontMatterKeys)[number];

/** Numbers are converted to texts, as in Docusaurus; booleans are not. */
const text = z.union([z.string(), z.number().transform(String)], { error: 'a string' });
/** Accepts quoted booleans, as in Docusaurus. */
const flag = z.preprocess(
  (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
  z.boolean({ error: 'true or false' }),
);
const level = z.preprocess(
  unquote,
  z.int({ error: 'a whole number from 2 to 6' }).min(2, 'a whole number from 2 to 6').max(6, 'a whole number from 2 to 6'),
);
const date = z.string({ error: 'a date such as 2025-01-31' }).refine(isDate, 'a date such as 2025-01-31');

/** A non-empty text; a key without a value should be left out instead. */
const word = text.refine((value) => value.trim() !== '', 'a non-empty string');
const wordOrNull = z.union([word, z.null()], { error: 'a string or null' });
const tagMap = z.strictObject({ label: word, permalink: word }, { error: 'a map with only label and permalink' });

/** A banner is an admonition without a title. */
const bannerKinds = badgeKinds.filter((kind) => kind !== 'neutral');

const shape = {
  id: word.refine((value) => !value.includes('/'), 'a string without "/"'),
  title: text,
  description: text,
  slug: text,
  keywords: z.array(word, { error: 'a list of strings' }),
  image: word.refine((value) => !runsCode(value, true), wantedAddress),
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  sidebar_label: word,
  sidebar_class_name: word,
  sidebar_key: word,
  sidebar_position: z.preprocess(unquote, z.number({ error: 'a number' })),
  sidebar_custom_props: z.record(z.string(), z.unknown(), { error: 'a map' }),
  badge: badgeShape(word),
  banner: badgeShape(word, bannerKinds),
  layout: word,
  dir: z.enum(['ltr', 'rtl'], { error: '"ltr" or "rtl"' }),
  displayed_sidebar: wordOrNull,
  tags: z.array(z.union([word, tagMap], { error: 'a string, or a map with label and permalink' }), { error: 'a list of tags' }),
  pagination_label: word,
  pagination_next: wordOrNull,
  pagination_prev: wordOrNull,
  custom_edit_url: z.union([text.refine((value) => !runsCode(value), wantedAddress), z.null()], { error: 'a string or null' }),
  parse_number_prefixes: flag,
  last_update: z
    .object({ date: date.optional(), author: text.optional() }, { error: 'a map with date, author or both' })
    .refine((value) => value.date !== undefined || value.author !== undefined, 'a map with date, author or both'),
  wrapperClassName: text,
  draft: flag,
  unlisted: flag,
  fallback: z.enum(fallbacks, { error: '"show", "absent" or "redirect"' }),
  mdx: z.object({ format: z.enum(['md', 'mdx', 'detect'], { error: '"md", "mdx" or "detect"' }).optional() }, { error: 'a map' }),
} as const satisfies Readonly<Record<FrontMatterKey, z.ZodType>>;

function unquote(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
}

/** Stricter than `Date.parse`, which accepts the thirtieth of February as a day in March. */
function isDate(value: string): boolean {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)/.exec(value) ?? [];
  const time = Date.parse(value);
  if (Number.isNaN(time)) return false;
  if (month === undefined || day === undefined) return true;
  return new Date(Date.UTC(Number(value.slice(0, 4)), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}

export type FrontMatterShape = z.ZodObject;

/** The core's keys and those of plugins. All keys are optional; unknown keys pass. */
export async function frontMatterShape(plugins: readonly Plugin[]): Promise<FrontMatterShape> {
  const added: Record<string, z.ZodType> = {};
  for (const [key, value] of plugins.flatMap(({ frontMatter }) => Object.entries(frontMatter ?? {})))
    added[key] = typeof value === 'function' ? await value() : value;
  const own = Object.entries(shape).map(([key, value]) => [key, value.describe(descriptions[key as FrontMatterKey])] as const);
  const optional = [...Object.entries(added), ...own].map(([key, value]) => [key, z.optional(value)] as const);
  return z.looseObject(Object.fromEntries(optional));
}

const descriptions = {
  id: 'The last part of the id that sidebars use for the page. Defaults to the file name without its number prefix.',
  title: 'The title of the page. Defaults to the level-1 heading at the start of the page.',
  description: 'A sentence for search engines and lists. Defaults to the start of the text.',
  slug: 'The address of the page: a path relative to its folder or, if it begins with "/", to the docs folder.',
  keywords: 'Keywords for search engines.',
  image:
    'The image that other sites show with a link to this page: a static file, a file next to the page such as "./cover.png", or an address.',
  hide_title: 'true: does not show the title as a heading.',
  hide_table_of_contents: 'true: shows no table of contents.',
  toc_min_heading_level: 'The highest heading level in the table of contents; 2 by default.',
  toc_max_heading_level: 'The lowest heading level in the table of contents; 3 by default.',
  sidebar_label: 'A shorter name for the page in the sidebar.',
  sidebar_class_name: 'A CSS class for the sidebar entry.',
  sidebar_key: 'The key of the entry in files of translated labels. Defaults to its label.',
  sidebar_position: 'The position of the page in a sidebar that is generated from folders. Smaller numbers come first.',
  sidebar_custom_props: 'Your own data about the entry, for components and plugins.',
  badge: 'A short badge after the sidebar entry: a string, or a map with text and kind.',
  banner: 'A line of Markdown in a box below the title: a string, or a map with text and kind.',
  layout: 'The layout of the page: "home" for a page as wide as the window, without a sidebar or previous and next links.',
  dir: 'The text direction of the page, if it differs from that of the site\'s language: "ltr" or "rtl".',
  displayed_sidebar: 'The name of a different sidebar to show, or null for none.',
  tags: 'The tags of the page: strings, or maps with label and permalink.',
  pagination_label: 'The text of previous and next links that lead to the page.',
  pagination_next: 'The id of the page for the next link, or null for none.',
  pagination_prev: 'The id of the page for the previous link, or null for none.',
  custom_edit_url: 'The edit link of this page, or null for none.',
  parse_number_prefixes: 'false: keeps numbers at the start of file and folder names in the id and the address.',
  last_update: 'When and by whom the page was last changed. Overrides the data from git.',
  wrapperClassName: 'A CSS class for the whole page, for your own styles.',
  draft: 'true: excludes the page from builds.',
  unlisted: 'true: builds the page, but does not list it anywhere, and asks search engines not to index it.',
  fallback: 'What other languages get until the page is translated: "show", "absent" or "redirect".',
  mdx: 'How the page is parsed. Overrides the configuration.',
} as const;
