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
const text = z.union([z.string(), z.number().transform(String)], { error: 'a text' });
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
const word = text.refine((value) => value.trim() !== '', 'a text that is not empty');
const wordOrNull = z.union([word, z.null()], { error: 'a text or null' });
const tagMap = z.strictObject({ label: word, permalink: word }, { error: 'a map with label and permalink, and nothing else' });

/** A banner is an admonition without a title. */
const bannerKinds = badgeKinds.filter((kind) => kind !== 'neutral');

const shape = {
  id: word.refine((value) => !value.includes('/'), 'a text without "/"'),
  title: text,
  description: text,
  slug: text,
  keywords: z.array(word, { error: 'a list of texts' }),
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
  tags: z.array(z.union([word, tagMap], { error: 'a text, or a map with label and permalink' }), { error: 'a list of tags' }),
  pagination_label: word,
  pagination_next: wordOrNull,
  pagination_prev: wordOrNull,
  custom_edit_url: z.union([text.refine((value) => !runsCode(value), wantedAddress), z.null()], { error: 'a text or null' }),
  parse_number_prefixes: flag,
  last_update: z
    .object({ date: date.optional(), author: text.optional() }, { error: 'a map with date or author' })
    .refine((value) => value.date !== undefined || value.author !== undefined, 'a map with date or author'),
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
  id: 'The last part of the id by which sidebars name the page. By default the name of the file, without number prefix.',
  title: 'The title of the page. By default the heading of level 1 that opens it.',
  description: 'A sentence for search engines and lists. By default the start of the text.',
  slug: 'The address of the page: a part for its folder, or a path that begins with "/" and counts from the docs folder.',
  keywords: 'Words for search engines.',
  image:
    'The picture that other sites show beside a link: a static file, a file beside the page such as "./cover.png", or an address.',
  hide_title: 'true: the title is not printed as a heading.',
  hide_table_of_contents: 'true: no table of contents.',
  toc_min_heading_level: 'The highest level of headings in the table of contents; 2 by default.',
  toc_max_heading_level: 'The lowest level of headings in the table of contents; 3 by default.',
  sidebar_label: 'What the sidebar calls the page, if its title is too long.',
  sidebar_class_name: 'A class for the entry in the sidebar.',
  sidebar_key: 'The name of the entry in files of translated labels, instead of its label.',
  sidebar_position: 'Where the page stands in a sidebar that is made from folders: smaller numbers come first.',
  sidebar_custom_props: 'Data of your own about the entry, for components and plugins.',
  badge: 'A short badge behind the entry in the sidebar: a text, or a map with text and kind.',
  banner: 'A line of Markdown in a box below the title: a text, or a map with text and kind.',
  layout: 'What stands around the text: "home" for a page as wide as the window, without sidebar and neighbours.',
  dir: 'In which direction the page runs, if not as the language of the site: "ltr" or "rtl".',
  displayed_sidebar: 'The name of another sidebar to show; null for none.',
  tags: 'Tags of the page: texts, or maps with label and permalink.',
  pagination_label: 'What previous and next links call the page.',
  pagination_next: 'The id of the page that the next link leads to; null for none.',
  pagination_prev: 'The id of the page that the previous link leads to; null for none.',
  custom_edit_url: 'The edit link of this page; null for none.',
  parse_number_prefixes: 'false: numbers at the start of file and folder names stay part of id and address.',
  last_update: 'When the page was changed last, and by whom, in place of what git says.',
  wrapperClassName: 'A class for the whole page, for styles of your own.',
  draft: 'true: no page is made.',
  unlisted: 'true: the page is made, but nothing lists it, and search engines are asked to leave it out.',
  fallback: 'What other languages have while nobody has translated the page: "show", "absent" or "redirect".',
  mdx: 'How the page is parsed, if not as the configuration says.',
} as const;
